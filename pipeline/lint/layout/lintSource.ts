import type { TypeName } from '../../model/Site';
import { splitLines, type Unreadable } from '../../source/readSource';
import type { Source } from '../../source/Source';
import type { Message } from '../message';
import { rules } from '../rules';
import { secondItem, withoutSecondItem } from '../rules/source/secondItem';
import { rulesOn } from '../runRules';
import { closingFence } from './fenceLines';
import { anySchema, type LayoutSchema } from './layoutSchema';
import { type RuleFinding, runSourceRules } from './proposeFix';
import { Layout } from './repairLayout';

const BYTES_RULES = rulesOn(rules, 'bytes');
const FENCE_RULES = rulesOn(rules, 'fences');
const TEXT_RULES = rulesOn(rules, 'text');

interface LintedSource {
  /** The source with its layout repaired, and the faults that could not be repaired. */
  source: Source;
  messages: Message[];
  /** Fields and groups whose other faults are already explained by a message. */
  broken: ReadonlySet<string>;
}

/** Checks the layout of a file. Repairs each fault in a copy, so that the rest can be parsed. */
export function lintSource(file: string, input: string, schema: LayoutSchema = anySchema): LintedSource {
  const original = splitLines(input);
  const [second] = fenceFindings(original, schema.type).filter(({ rule }) => rule === secondItem);
  const lines = second ? withoutSecondItem(original, second.finding.line - 1) : original;
  const ofFences = fenceFindings(lines);
  const repaired = ofFences.reduce(applyCorrection, lines);
  const layout = new Layout({ file, original, lines: repaired, schema });
  for (const { rule, finding } of second ? [second, ...ofFences] : ofFences)
    layout.add({ rule, finding: { field: '', ...finding } });
  const hasFences = ofFences.every(isOneLine) && fenceFindings(repaired).length === 0;
  if (ofFences.length === 0 || hasFences) layout.repair();
  const { source } = layout;
  const pictures = source.faults.length > 0 ? undefined : schema.pictures;
  for (const found of runSourceRules('text', TEXT_RULES, [{ source, pictures }])) layout.add(found);
  return { source, messages: layout.messages, broken: layout.broken };
}

/** Whether a finding proposes one line for one line. */
const isOneLine = ({ finding: { text, endLine } }: RuleFinding) =>
  /^.+$/.test(text ?? '') && endLine === undefined;

const applyCorrection = (lines: string[], found: RuleFinding) =>
  isOneLine(found) ? lines.with(found.finding.line - 1, found.finding.text ?? '') : lines;

/** The findings of the first rule that finds something wrong with the fences. */
function fenceFindings(lines: readonly string[], type?: TypeName): RuleFinding[] {
  const found = runSourceRules('fences', FENCE_RULES, [{ lines, closing: closingFence(lines), type }]);
  return found.filter(({ rule }) => rule === found[0]?.rule);
}

/** The messages about a file that is not text, or is too large. */
export function lintUnreadable(file: string, unreadable: Unreadable): Message[] {
  const layout = new Layout({ file, original: [], lines: [], schema: anySchema });
  for (const found of runSourceRules('bytes', BYTES_RULES, [unreadable])) layout.add(found);
  return layout.messages;
}
