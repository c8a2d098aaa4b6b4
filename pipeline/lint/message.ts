import { engineUrl } from '../engineUrl';
import { fill } from '../labels/fill';
import { comparePoints, type Edit, isWholeFile, type Range, textIn } from '../passages/Range';
import type { Point } from '../source/Source';
import { type Certainty, type Finding, type MessageText, type Rule, write } from './rule';

/** A finding with its text, as plain data that can be sent to workers and cached. */
export interface Message extends Range {
  /** The path of the field, such as `hero.buttons.1`; empty if the message is not about a field. */
  field: string;
  ruleId: string;
  /** What is wrong, then what to write instead. */
  reason: string;
  /** Replaces `reason` for an owner who filled in a form. */
  reasonInForm?: string;
  /** Whether the message is an error; if not, it is a warning. */
  fatal: boolean;
  /** The source text of the range, which identifies the same problem after lines have moved. */
  typed: string;
  fix?: Proposal;
  /** Further ranges with the same cause, which get no message of their own. */
  also?: readonly Range[];
  /** Whether other messages on its lines are dropped. */
  reservesLines?: true;
}

/** The first edit contains the first one of the fix, which is at the message. */
export interface Proposal {
  kind: Certainty;
  edits: readonly LineEdit[];
}

/** The address of the explanation of the rule. */
export const urlOf = ({ ruleId }: Pick<Message, 'ruleId'>): string | undefined =>
  engineUrl(`docs/rules.md#${ruleId}`);

/** Identifies a problem across versions of the files. */
export const problemKey = ({ file, ruleId, field, typed }: Message): string =>
  [file, ruleId, field || typed].join('\n');

type LinesOf = (file: string) => readonly string[];

/** Words a finding. `linesOf` returns the lines of any file that the finding names or proposes to change. */
export function createMessage(rule: Rule, finding: Finding, linesOf: LinesOf): Message {
  const { range, data = {}, also, severity = rule.severity ?? 'error' } = finding;
  const { expected, edits = write(range, expected), kind } = finding;
  const isOwnText = finding.what !== undefined || finding.advice !== undefined;
  const { what, advice, adviceInForm }: MessageText = isOwnText ? finding : rule;
  const reasonWith = (end?: string) => fill([what, end].filter(Boolean).join(' '), data);
  return {
    ...range,
    field: range.field ?? '',
    ruleId: rule.id,
    reason: reasonWith(advice),
    reasonInForm: adviceInForm === undefined ? undefined : reasonWith(adviceInForm),
    fatal: severity === 'error',
    typed: isWholeFile(range) ? '' : textIn(linesOf(range.file), range),
    fix: edits && toProposal(edits, linesOf, kind, rule.kind),
    also,
  };
}

/** The proposal of edits; `undefined` if they change nothing. One that changes digits is downgraded from `sure` to `choice`, unless the finding itself sets its `kind`. */
function toProposal(
  edits: readonly Edit[],
  linesOf: LinesOf,
  kind?: Certainty,
  ruleKind: Certainty = 'choice',
): Proposal | undefined {
  const changes = edits.map(({ range, text }) => ({ before: textIn(linesOf(range.file), range), text }));
  if (changes.every(({ before, text }) => before === text)) return undefined;
  const defaultKind = changes.some(changesDigits) ? 'choice' : ruleKind;
  return { kind: kind ?? defaultKind, edits: toLineEdits(edits, linesOf) };
}

const changesDigits = ({ before, text }: { before: string; text: string }): boolean =>
  before.replace(/\D/g, '') !== text.replace(/\D/g, '');

/** A replacement of whole lines; an empty text deletes them. */
export interface LineEdit {
  file: string;
  line: number;
  endLine: number;
  text: string;
}

/** Turns edits of characters into edits of whole lines. Edits of the same or adjacent lines are merged; the first edit stays in the first. */
export function toLineEdits(
  edits: readonly Edit[],
  linesOf: (file: string) => readonly string[],
): LineEdit[] {
  const groups: Edit[][] = [];
  const byPlace = (one: Edit, other: Edit) =>
    one.range.file.localeCompare(other.range.file) || comparePoints(one.range.start, other.range.start);
  for (const edit of edits.toSorted(byPlace)) {
    const last = groups.at(-1);
    if (last?.some(({ range }) => isAdjacent(edit.range, range))) last.push(edit);
    else groups.push([edit]);
  }
  const hasFirst = (group: readonly Edit[]) => group.some((edit) => edit === edits[0]);
  const ordered = [...groups.filter(hasFirst), ...groups.filter((group) => !hasFirst(group))];
  return ordered.map((group) => toLineEdit(group, linesOf));
}

/** Whether a range begins on the lines of an earlier one, or on the line after them. */
const isAdjacent = (later: Range, earlier: Range): boolean =>
  later.file === earlier.file && later.start.line <= lastLine(earlier) + 1;

/** A range that ends at the start of a line does not include that line. */
const lastLine = ({ start, end }: Pick<Range, 'start' | 'end'>): number =>
  end.column === 1 && end.line > start.line ? end.line - 1 : end.line;

function toLineEdit(edits: readonly Edit[], linesOf: (file: string) => readonly string[]): LineEdit {
  const file = edits[0]?.range.file ?? '';
  const lines = linesOf(file);
  const line = Math.min(...edits.map(({ range }) => range.start.line));
  const endLine = Math.max(...edits.map(({ range }) => lastLine(range)));
  let text = `${lines.slice(line - 1, endLine).join('\n')}\n`;
  const offset = (point: Point) =>
    lines.slice(line - 1, point.line - 1).reduce((sum, each) => sum + each.length + 1, 0) + point.column - 1;
  // From the last to the first, so that the offsets of the others remain right.
  const lastFirst = edits.toSorted((one, other) => comparePoints(other.range.start, one.range.start));
  for (const { range, text: replacement } of lastFirst)
    text = text.slice(0, offset(range.start)) + replacement + text.slice(offset(range.end));
  return { file, line, endLine, text: text.replace(/\n$/, '') };
}
