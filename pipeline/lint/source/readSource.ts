import { type Excess, excessInFields, excessInText } from '../../source/limits';
import { splitFences } from '../../source/splitFences';
import type { Problem } from '../Problem';
import { type FenceFault, fenceFault } from './fenceFault';
import { reasonOf } from './limits';
import { mergeMarkers } from './mergeMarkers';
import type { RepairedSource } from './RepairedSource';
import { readFrontMatter } from './readFrontMatter';

const NONE: ReadonlySet<string> = new Set();

/**
 * Reads one Markdown file's text. Never throws for what an owner can write: all that is wrong is in `problems`. `names`
 * are those that fields can have, to know a name from a word.
 */
export function readSource(file: string, written: string, names = NONE): RepairedSource {
  const text = written.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const lines = text.split('\n');
  const empty: RepairedSource = {
    file,
    lines,
    values: {},
    positions: new Map(),
    valuePositions: new Map(),
    unsure: new Set<string>(),
    readable: false,
    faults: [],
    problems: [],
    body: '',
    bodyLine: 1,
  };
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
  const fault = fenceFault(lines);
  if (fault) return { ...empty, problems: [problem(fault)] };
  const parts = splitFences(lines);
  if (!parts) return empty;
  const fields = lines.slice(1, parts.bodyLine - 2);
  const refused = (found: Excess | undefined, above: number) =>
    found && [
      problem({ code: found.ruleId, fault: reasonOf(found), instead: null, line: above + found.line }),
    ];
  const problems = refused(excessInFields(fields), 2) ?? refused(excessInText(parts.body), parts.bodyLine);
  if (problems) return { ...empty, problems };
  const { front, ...read } = readFrontMatter(file, fields, names);
  const known = [lines[0] ?? '', ...front, ...lines.slice(parts.bodyLine - 2)];
  return { ...empty, ...read, lines: known, body: parts.body, bodyLine: parts.bodyLine };
}
