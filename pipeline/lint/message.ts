import { engineUrl } from '../engineUrl';
import { fill } from '../labels/fill';
import { type Edit, isWholeFile, type Range, textIn } from '../passages/Range';
import { type Certainty, type Finding, type MessageText, write } from './finding';
import { type LineEdit, toLineEdits } from './lineEdits';
import type { Rule } from './rule';

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
  /** Whether the message is dropped beside any other about its range. */
  yields?: true;
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
    yields: rule.yields,
  };
}

/**
 * The proposal of edits; `undefined` if they change nothing. One that changes digits is downgraded from `sure` to `choice`, unless
 * the finding itself sets its `kind`.
 */
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
