import type { Problem } from '../report/Problem';
import type { FenceFault } from './fenceFault';
import { mergeMarkers } from './mergeMarkers';
import { readFrontMatter } from './readFrontMatter';
import { refusedFields } from './refusedFields';
import { refusedText } from './refusedText';
import type { Source } from './Source';
import { splitFences } from './splitFences';

const NONE: ReadonlySet<string> = new Set();

/**
 * Reads one Markdown file's text. Never throws for what an owner can write: all that is wrong is in `problems`. `names`
 * are those that fields can have, to know a name from a word.
 */
export function readSource(file: string, written: string, names = NONE): Source {
  const text = written.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const lines = text.split('\n');
  const places = { places: new Map(), valuePlaces: new Map() };
  const nothing = { values: {}, ...places, unsure: new Set<string>(), readable: false };
  const empty = { file, lines, ...nothing, body: '', bodyLine: 1 };
  const problem = ({ line, code, fault, instead }: FenceFault): Problem => ({
    file,
    line,
    column: 1,
    field: '',
    severity: 'error',
    code,
    message: fault,
    fix: instead === null ? null : { line, text: instead },
  });
  const conflicts = mergeMarkers(lines);
  if (conflicts.length > 0) return { ...empty, problems: conflicts.map(problem) };
  const parts = splitFences(lines);
  if ('fault' in parts) return { ...empty, problems: [problem(parts)] };
  const fields = lines.slice(1, parts.bodyLine - 2);
  const refused = (found: ReturnType<typeof refusedText>, above: number) =>
    found && [problem({ ...found, fault: found.message, instead: null, line: above + found.line })];
  const problems = refused(refusedFields(fields), 2) ?? refused(refusedText(parts.body), parts.bodyLine);
  if (problems) return { ...empty, problems };
  const { front, ...read } = readFrontMatter(file, fields, names);
  const known = [lines[0] ?? '', ...front, ...lines.slice(parts.bodyLine - 2)];
  return { ...empty, ...read, lines: known, body: parts.body, bodyLine: parts.bodyLine };
}
