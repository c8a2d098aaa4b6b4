import type { TypeName } from '../../model/Site';
import { splitLines, type Unreadable } from '../../source/readSource';
import type { Source } from '../../source/Source';
import type { Message } from '../message';
import { rules } from '../rules';
import { secondItem, withoutSecondItem } from '../rules/source/secondItem';
import { rulesOn } from '../run';
import { type Found, findingsIn } from './explainFault';
import { closingFence } from './fenceLines';
import { Layout } from './repairLayout';
import { anySchema, type Schema } from './schema';
import type { Translation } from './translate';

const BYTES_RULES = rulesOn(rules, 'bytes');
const FENCE_RULES = rulesOn(rules, 'fences');
const TEXT_RULES = rulesOn(rules, 'text');

interface LintedSource {
  /** The source with its layout repaired; it keeps the faults that cannot be repaired. */
  source: Source;
  messages: Message[];
  /** Fields and groups whose other faults a message explains. */
  broken: ReadonlySet<string>;
  translation?: Translation;
}

/** Checks the layout of a file's text. Repairs each fault in a copy, so that the rest can be read too. */
export function lintSource(file: string, input: string, schema: Schema = anySchema): LintedSource {
  const original = splitLines(input);
  const [second] = ofFirstRule(original, schema.type).filter(({ rule }) => rule === secondItem);
  const lines = second ? withoutSecondItem(original, second.finding.line - 1) : original;
  const broken = ofFirstRule(lines);
  const repaired = broken.reduce(withCorrected, lines);
  const layout = new Layout({ file, original, lines: repaired, schema });
  for (const { rule, finding } of [...(second ? [second] : []), ...broken])
    layout.add({ rule, finding: { field: '', ...finding } });
  const isWhole = broken.length === 0 || (broken.every(isOneLine) && ofFirstRule(repaired).length === 0);
  if (isWhole) layout.repair();
  const { source } = layout;
  const pictures = source.faults.length > 0 ? undefined : schema.pictures;
  for (const found of findingsIn('text', TEXT_RULES, [{ source, pictures }])) layout.add(found);
  const { messages, translation } = layout;
  return { source, messages, broken: layout.broken, translation };
}

/** Whether a line can be corrected in the copy, so that the rest is read too. */
const isOneLine = ({ finding: { text, endLine } }: Found) => /^.+$/.test(text ?? '') && endLine === undefined;

const withCorrected = (lines: string[], found: Found) =>
  isOneLine(found) ? lines.with(found.finding.line - 1, found.finding.text ?? '') : lines;

/** What the first rule that finds something says of the lines of --- in a file. */
function ofFirstRule(lines: readonly string[], type?: TypeName): Found[] {
  const found = findingsIn('fences', FENCE_RULES, [{ lines, closing: closingFence(lines), type }]);
  return found.filter(({ rule }) => rule === found[0]?.rule);
}

export function lintUnreadable(file: string, unreadable: Unreadable): Message[] {
  const layout = new Layout({ file, original: [], lines: [], schema: anySchema });
  for (const found of findingsIn('bytes', BYTES_RULES, [unreadable])) layout.add(found);
  return layout.messages;
}
