import { engineUrl } from '../engineUrl';
import { fill } from '../labels/fill';
import { type Edit, isWholeFile, type LineEdit, type Range, textIn, toLineEdits } from '../passages/Range';
import type { Certainty, Finding, MessageText, Severity } from './finding';

/** A finding with its text, as plain data that can be sent to workers and cached. */
export interface Message extends Range {
  /** The path of the field, such as `hero.buttons.1`; empty if the message is not about a field. */
  field: string;
  ruleId: string;
  /** What is wrong, then what to write instead. */
  reason: string;
  /** Replaces `reason` for an owner who filled in a form. */
  inForm?: string;
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

/** The first edit is the one at the message. */
export interface Proposal {
  kind: Certainty;
  edits: readonly LineEdit[];
}

/** The address of the explanation of the rule. */
export const urlOf = ({ ruleId }: Pick<Message, 'ruleId'>): string | undefined =>
  engineUrl(`docs/rules.md#${ruleId}`);

/** Identifies a problem across versions of the files. */
export const keyOf = ({ file, ruleId, field, typed }: Message): string =>
  [file, ruleId, field || typed].join('\n');

interface FoundBy extends MessageText {
  id: string;
  severity?: Severity;
  kind?: Certainty;
}

type Lines = (file: string) => readonly string[];

/** `linesOf` returns the lines of any file that the finding names or proposes to change. */
export function createMessage(rule: FoundBy, finding: Finding, linesOf: Lines): Message {
  const { range, says, data = {}, fix, also, severity = rule.severity ?? 'error' } = finding;
  const { what, advice, inForm }: MessageText = says ?? rule;
  const sentence = (end?: string) => fill([what, end].filter(Boolean).join(' '), data);
  return {
    ...range,
    field: range.field ?? '',
    ruleId: rule.id,
    reason: sentence(advice),
    ...(inForm === undefined ? {} : { inForm: sentence(inForm) }),
    fatal: severity === 'error',
    typed: isWholeFile(range) ? '' : textIn(linesOf(range.file), range),
    ...(fix && (fix.appliesToOriginal || changesText(fix.edits, linesOf))
      ? { fix: proposalOf(fix.edits, fix.kind, rule.kind, linesOf) }
      : {}),
    ...(also ? { also } : {}),
  };
}

const changesText = (edits: readonly Edit[], linesOf: Lines) =>
  edits.some(({ range, text }) => textIn(linesOf(range.file), range) !== text);

/**
 * A proposal that changes digits may change a number or a date. It is downgraded from `sure` to `choice`, unless the finding itself
 * sets its `kind`.
 */
function proposalOf(
  edits: readonly Edit[],
  own: Certainty | undefined,
  ofRule: Certainty | undefined,
  linesOf: Lines,
): Proposal {
  const digits = (text: string) => text.replace(/\D/g, '');
  const hasOtherDigits = edits.some(
    ({ range, text }) => digits(textIn(linesOf(range.file), range)) !== digits(text),
  );
  const byRule = ofRule === 'sure' && hasOtherDigits ? 'choice' : ofRule;
  return { kind: own ?? byRule ?? 'choice', edits: toLineEdits(edits, linesOf) };
}
