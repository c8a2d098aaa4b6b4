import { engineUrl } from '../engineUrl';
import { fill } from '../labels/fill';
import { type Edit, isWholeFile, type LineEdit, type Range, textIn, toLineEdits } from '../passages/Range';
import type { Finding, Kind, Severity, Words } from './finding';

/** A finding in words, as plain data that survives workers and caches. */
export interface Message extends Range {
  /** `hero.buttons.1`, or empty if it is not about a field. */
  field: string;
  ruleId: string;
  /** What is wrong, then what to write instead. */
  reason: string;
  /** The same for somebody who filled in a form, where that is to be put differently. */
  inForm?: string;
  /** Whether it is an error, and not only a warning. */
  fatal: boolean;
  /** What stands there, by which the same problem is known again when lines have moved. */
  typed: string;
  fix?: Proposal;
  /** Further places of the same cause. */
  also?: readonly Range[];
  /** Whether nothing else is said of its lines. */
  takesLines?: true;
}

/** What to write. The first edit is the one at the message. */
export interface Proposal {
  kind: Kind;
  edits: readonly LineEdit[];
}

/** Where the rule of a message is explained. */
export const urlOf = ({ ruleId }: Pick<Message, 'ruleId'>): string | undefined =>
  engineUrl(`docs/rules.md#${ruleId}`);

/** The same problem of the same place has the same key in another version of the files. */
export const keyOf = ({ file, ruleId, field, typed }: Message): string =>
  [file, ruleId, field || typed].join('\n');

interface FoundBy extends Words {
  id: string;
  severity?: Severity;
  kind?: Kind;
}

type Lines = (file: string) => readonly string[];

/** The message of a finding. `linesOf`: the lines of the files in which it is, and in which it proposes something. */
export function createMessage(rule: FoundBy, finding: Finding, linesOf: Lines): Message {
  const { range, says, data = {}, fix, also, severity = rule.severity ?? 'error' } = finding;
  const { what, advice, inForm }: Words = says ?? rule;
  const sentence = (end?: string) => fill([what, end].filter(Boolean).join(' '), data);
  return {
    ...range,
    field: range.field ?? '',
    ruleId: rule.id,
    reason: sentence(advice),
    ...(inForm === undefined ? {} : { inForm: sentence(inForm) }),
    fatal: severity === 'error',
    typed: isWholeFile(range) ? '' : textIn(linesOf(range.file), range),
    ...(fix && (fix.isOfTyped || changesText(fix.edits, linesOf))
      ? { fix: proposalOf(fix.edits, fix.kind, rule.kind, linesOf) }
      : {}),
    ...(also ? { also } : {}),
  };
}

const changesText = (edits: readonly Edit[], linesOf: Lines) =>
  edits.some(({ range, text }) => textIn(linesOf(range.file), range) !== text);

/** With other digits, a proposal says another number or date, and is sure only where the finding itself says so. */
function proposalOf(
  edits: readonly Edit[],
  own: Kind | undefined,
  ofRule: Kind | undefined,
  linesOf: Lines,
): Proposal {
  const digits = (text: string) => text.replace(/\D/g, '');
  const hasOtherDigits = edits.some(
    ({ range, text }) => digits(textIn(linesOf(range.file), range)) !== digits(text),
  );
  const byRule = ofRule === 'sure' && hasOtherDigits ? 'choice' : ofRule;
  return { kind: own ?? byRule ?? 'choice', edits: toLineEdits(edits, linesOf) };
}
