import { VFileMessage } from 'vfile-message';
import { fill } from '../labels/fill';
import { type Point, type Source, valuePositionOf } from '../source/Source';
import type { Finding as FoundAnywhere, Kind, Severity } from './rule';

type Finding = Omit<FoundAnywhere, 'in'>;

/** What a rule found, as plain data that survives workers and caches. `toVFileMessage` makes the message of it. */
export interface PlainMessage {
  /** Relative to the folder above the content folder. */
  file: string;
  ruleId: string;
  reason: string;
  /** The same without words of files, for somebody who filled in a form. */
  inForm?: string;
  place: Point;
  /** Whether it is an error, and not only a warning. */
  fatal: boolean;
  /** `hero.buttons.1`, or empty if it is not about a field. */
  field: string;
  /** The source line. */
  actual?: string;
  /** What to write for the line, or the lines: the best proposal first. An empty text is a line to delete. */
  expected?: string[];
  kind?: Kind;
  /** Lines on which other messages are hidden, because they have the same cause. */
  covers?: number[];
  /** Files in which all other messages are hidden. */
  coversFiles?: string[];
}

export type LintMessage = VFileMessage &
  Point &
  Pick<PlainMessage, 'file' | 'ruleId' | 'fatal' | 'field' | 'kind' | 'inForm'>;

/** The message of what a rule found. `url`: where the rule is explained. */
export function toVFileMessage(
  { file, ruleId, reason, place, ...rest }: PlainMessage,
  url?: string,
): LintMessage {
  const message = new VFileMessage(reason, { place, ruleId, source: 'content' });
  const { fatal, field, actual, expected, kind, inForm } = rest;
  return Object.assign(message, {
    ...place,
    file,
    ruleId,
    fatal,
    field,
    actual,
    expected,
    kind,
    url,
    inForm,
  });
}

interface FoundBy {
  id: string;
  severity?: Severity;
  kind?: Kind;
  message?: string;
  inForm?: string;
}

/** Positions a finding at its line, and corrects the line if both the wrong and the right text are known. */
export function createMessage(
  rule: FoundBy,
  finding: Finding & { in: string | { file: string; source: Source } },
): PlainMessage {
  const { field = '', line, severity = rule.severity ?? 'error', covers, coversFiles } = finding;
  const reason = finding.reason ?? fill(rule.message ?? '', finding.data ?? {});
  const found = finding.in;
  const covered = { ...(covers ? { covers } : {}), ...(coversFiles ? { coversFiles } : {}) };
  const base = {
    ruleId: rule.id,
    reason,
    ...wordsInForm(rule, finding),
    field,
    fatal: severity === 'error',
    ...covered,
  };
  if (typeof found === 'string')
    return { ...base, file: found, place: { line: line ?? 1, column: finding.column ?? 1 } };
  const { source, file } = found;
  const place =
    line === undefined ? pointOfField(source, finding) : pointOnLine(source, line, { ...finding, reason });
  return { ...base, file, place, ...proposalFor(source.lines[place.line - 1] ?? '', finding, rule) };
}

function wordsInForm(rule: FoundBy, finding: Finding): Pick<PlainMessage, 'inForm'> {
  const inForm = finding.inForm ?? (rule.inForm && fill(rule.inForm, finding.data ?? {}));
  return inForm === undefined ? {} : { inForm };
}

/** With other digits, a proposal says another number or date, and is sure only where the finding itself says so. */
function proposalFor(line: string, finding: Finding, rule: FoundBy) {
  const corrected = finding.corrected ?? correctedLine(line, finding.actual, finding.expected);
  if (corrected === undefined) return {};
  const hasOtherDigits = line.replace(/\D/g, '') !== corrected.replace(/\D/g, '');
  const byRule = rule.kind === 'sure' && hasOtherDigits ? 'choice' : rule.kind;
  return { actual: line, expected: [corrected], kind: finding.kind ?? byRule ?? 'choice' };
}

/** In a value of several lines, the line with the wrong text. */
function pointOfField(source: Source, { field = '', actual, column, pointer }: Finding): Point {
  const position = field === '' ? { line: 1, column: 1 } : valuePositionOf(source, field);
  const first = indentOf(source.lines[position.line - 1]);
  for (const [index, line] of source.lines.slice(position.line - 1).entries()) {
    if (index > 0 && indentOf(line) >= 0 && indentOf(line) <= first) break;
    const at = indexIn(line, actual, pointer);
    if (at >= 0) return { line: position.line + index, column: at + 1 };
  }
  return column === undefined ? position : { ...position, column };
}

function pointOnLine({ lines }: Source, line: number, { reason, actual, column, pointer }: Finding): Point {
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
