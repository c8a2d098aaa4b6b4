import { placeIn, rangeOnLine, wholeLines } from '../passages/Range';
import { type Point, type Source, valuePositionOf } from '../source/Source';
import type { Document } from './Document';
import { type Finding, type Kind, type Severity, write } from './finding';

/** A finding that says what is wrong by words, of which the place is looked up here. It will go. */
export interface Former {
  reason?: string;
  inForm?: string;
  data?: Readonly<Record<string, string | number>>;
  /** The wrong text on the line. Without it, the finding is about the whole value or line. */
  actual?: string;
  /** What to write in place of `actual`. It may be several lines. */
  expected?: string;
  severity?: Severity;
  kind?: Kind;
  field?: string;
  /** The line of the file, or in a Markdown rule of the text, where no field is given. Counts from 1. */
  line?: number;
  column?: number;
  /** The file it is shown in, if it is not the one that the rule was asked about. */
  in?: Document | string;
  /** What a finding without `actual` points at on its line. */
  pointer?: RegExp;
  /** The whole line as it should be, in place of `actual` and `expected`. */
  corrected?: string;
  /** The last line in whose place `corrected` is, if it is not `line`. */
  through?: number;
  /** Lines on which other messages are hidden, because they have the same cause. */
  covers?: number[];
  /** The path of a field, or of several, whose other faults have the same cause. Only rules about the source set it. */
  explains?: string | string[];
}

/** What `createMessage` takes of a finding of either kind. */
export type Placed = Finding & { sentenceInForm?: string };

/** Positions a finding at its line, and corrects the line if both the wrong and the right text are known. */
export function toFinding(
  rule: { message?: string; inForm?: string },
  { reason = rule.message ?? '', ...former }: Former,
  found: string | { file: string; source: Source },
): Placed {
  const { field = '', line, severity, data, covers } = former;
  const base = { says: { what: reason }, sentenceInForm: former.inForm ?? rule.inForm, data, severity };
  const hidden = covers ? { covers } : {};
  if (typeof found === 'string')
    return {
      ...base,
      ...hidden,
      range: { ...placeIn(found, { line: line ?? 1, column: former.column ?? 1 }), field },
    };
  return { ...base, ...hidden, ...placeFormer(former, reason, found) };
}

function placeFormer(former: Former, reason: string, { source, file }: { source: Source; file: string }) {
  const { field = '', line } = former;
  const start =
    line === undefined ? pointOfField(source, former) : pointOnLine(source, line, { ...former, reason });
  const typed = source.lines[start.line - 1] ?? '';
  const { actual } = former;
  const isThere = actual !== undefined && typed.startsWith(actual, start.column - 1);
  const end = {
    line: start.line,
    column: Math.max(start.column, 1 + (isThere ? start.column - 1 + actual.length : typed.length)),
  };
  const corrected = former.corrected ?? correctedLine(typed, actual, former.expected);
  const { through = start.line } = former;
  const last = rangeOnLine({ file, lines: source.lines }, through);
  const whole =
    corrected === ''
      ? wholeLines(file, start.line, through)
      : { ...last, start: { line: start.line, column: 1 } };
  const fix = corrected === undefined ? {} : { fix: write(whole, corrected, former.kind) };
  return { range: { file, start, end, field }, ...fix };
}

/** In a value of several lines, the line with the wrong text. */
function pointOfField(source: Source, { field = '', actual, column, pointer }: Former): Point {
  const position = field === '' ? { line: 1, column: 1 } : valuePositionOf(source, field);
  const first = indentOf(source.lines[position.line - 1]);
  for (const [index, line] of source.lines.slice(position.line - 1).entries()) {
    if (index > 0 && indentOf(line) >= 0 && indentOf(line) <= first) break;
    const at = indexIn(line, actual, pointer);
    if (at >= 0) return { line: position.line + index, column: at + 1 };
  }
  return column === undefined ? position : { ...position, column };
}

function pointOnLine({ lines }: Source, line: number, { reason, actual, column, pointer }: Former): Point {
  if (column !== undefined) return { line, column };
  const text = lines[line - 1] ?? '';
  const quoted = /“([^”]+)”/.exec(reason ?? '')?.[1];
  const at = indexIn(text, actual ?? (quoted && text.includes(quoted) ? quoted : undefined), pointer);
  return { line, column: Math.max(0, at < 0 ? indentOf(text) : at) + 1 };
}

const indentOf = (line = '') => line.search(/\S/);

function indexIn(line: string, words?: string, pointer?: RegExp): number {
  if (words) return line.includes(words) ? lastIndexOf(words, line) : -1;
  return pointer ? line.search(pointer) : -1;
}

function correctedLine(line: string, actual?: string, expected?: string): string | undefined {
  if (!actual || !expected || !line.includes(actual)) return undefined;
  const at = lastIndexOf(actual, line);
  return line.slice(0, at) + expected + line.slice(at + actual.length);
}

/**
 * The last place where `words` occur in a line, because a value follows its name; the beginning if the line begins with
 * them. An address of a link comes first. `/news` does not occur in `/newsletter`.
 */
function lastIndexOf(words: string, line: string): number {
  const linked = line.lastIndexOf(`](${words})`);
  if (linked >= 0) return linked + 2;
  if (line.startsWith(words)) return 0;
  for (let at = line.lastIndexOf(words); at >= 0; at = at === 0 ? -1 : line.lastIndexOf(words, at - 1))
    if (isWhole(words, line, at)) return at;
  return line.lastIndexOf(words);
}

function isWhole(words: string, line: string, at: number): boolean {
  const begins = /^\w/.test(words) && /[\w-]/.test(line.charAt(at - 1));
  const goesOn = /\w$/.test(words) && /[\w/}-]/.test(line.charAt(at + words.length));
  return !begins && !goesOn;
}
