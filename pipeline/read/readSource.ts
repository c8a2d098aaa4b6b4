import type { Problem } from '../report/Problem';
import type { FenceFault } from './fenceFault';
import { mergeMarkers } from './mergeMarkers';
import { readFrontMatter } from './readFrontMatter';
import type { Source } from './Source';
import { splitFences } from './splitFences';
import { tooDeep } from './tooDeep';
import { tooNested } from './tooNested';

const TOO_DEEP = {
  code: 'too-deep',
  instead: null,
  fault: 'Hundreds of signs follow one another here, which no text needs. Delete them.',
};
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
  const nested = tooNested(lines.slice(1, parts.bodyLine - 2));
  if (nested >= 0) return { ...empty, problems: [problem({ ...TOO_DEEP, line: nested + 2 })] };
  const deep = tooDeep(parts.body);
  if (deep >= 0) return { ...empty, problems: [problem({ ...TOO_DEEP, line: parts.bodyLine + deep })] };
  const { front, ...read } = readFrontMatter(file, lines.slice(1, parts.bodyLine - 2), names);
  const known = [lines[0] ?? '', ...front, ...lines.slice(parts.bodyLine - 2)];
  return { ...empty, ...read, lines: known, body: parts.body, bodyLine: parts.bodyLine };
}
