import type { Problem } from '../report/Problem';
import { readFrontMatter } from './readFrontMatter';
import type { Source } from './Source';
import { splitFences } from './splitFences';

/** Reads one Markdown file's text. Never throws for what an owner can write: all that is wrong is in `problems`. */
export function readSource(file: string, written: string): Source {
  const text = written.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const lines = text.split('\n');
  const empty = { file, lines, values: {}, places: new Map(), body: '', bodyLine: 1 };
  const problem = (line: number, code: string, message: string, fix: string | null): Problem => ({
    file,
    line,
    column: 1,
    field: '',
    severity: 'error',
    code,
    message,
    fix: fix === null ? null : { line, text: fix },
  });
  const parts = splitFences(lines);
  if ('fault' in parts)
    return { ...empty, problems: [problem(parts.line, parts.code, parts.fault, parts.instead)] };
  const front = readFrontMatter(file, parts.front, lines);
  return { ...empty, ...front, body: parts.body, bodyLine: parts.bodyLine };
}
