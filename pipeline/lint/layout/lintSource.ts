import type { TypeName } from '../../model/Site';
import type { Unreadable } from '../../source/readFile';
import { readSourceLines, splitLines } from '../../source/readSource';
import type { Message } from '../message';
import { rules } from '../rules';
import { secondItem, withoutSecondItem } from '../rules/source/fences';
import { type RuleFinding, rulesOn, runSourceRules } from '../runRules';
import { anySchema, type LayoutSchema } from './layoutSchema';
import { lineMessage } from './lineMessage';
import { likelyClosingFence } from './lines';
import { type RepairedLayout, repairLayout } from './repairLayout';

const BYTES_RULES = rulesOn(rules, 'bytes');
const SECOND_ITEM = rulesOn([secondItem], 'fences');
const FENCE_RULES = rulesOn(rules, 'fences').filter(({ id }) => id !== secondItem.id);
const TEXT_RULES = rulesOn(rules, 'text');

/** Checks the layout of a file. Repairs each fault in a copy, so that the rest can be parsed. */
export function lintSource(file: string, input: string, schema: LayoutSchema = anySchema): RepairedLayout {
  const original = splitLines(input);
  // A second review or job is cut off first, because the other rules would find its fences wrong.
  const [second] = runSourceRules('fences', SECOND_ITEM, [fencesIn(original, schema.type)]);
  const ownLines = second ? withoutSecondItem(original, second.finding.line - 1) : original;
  const ofFences = wrongFences(ownLines);
  const lines = ofFences.reduce(applyCorrection, ownLines);
  const areFencesRight =
    ofFences.length === 0 || (ofFences.every(isOneLine) && wrongFences(lines).length === 0);
  const repaired: RepairedLayout = areFencesRight
    ? repairLayout({ file, original, lines, schema })
    : { source: { ...readSourceLines(file, []), lines }, messages: [], broken: new Set() };
  const { source, broken } = repaired;
  const pictures = source.faults.length > 0 ? undefined : schema.pictures;
  const ofText = runSourceRules('text', TEXT_RULES, [{ source, pictures }]);
  const messages = [
    ...[...(second ? [second] : []), ...ofFences].map(({ rule, finding }) =>
      lineMessage({ rule, finding: { field: '', ...finding } }, { file, original }),
    ),
    ...repaired.messages,
    ...ofText.map((found) => lineMessage(found, { file, original }, source.lines)),
  ];
  return { source, messages: messages.filter(isFirst), broken };
}

/** Whether no earlier message of the same rule begins on the line. */
const isFirst = ({ ruleId, start }: Message, index: number, messages: readonly Message[]): boolean =>
  messages.findIndex((other) => other.ruleId === ruleId && other.start.line === start.line) === index;

/** Whether a finding proposes one line for one line. */
const isOneLine = ({ finding: { text, endLine } }: RuleFinding) =>
  /^.+$/.test(text ?? '') && endLine === undefined;

const applyCorrection = (lines: string[], found: RuleFinding) =>
  isOneLine(found) ? lines.with(found.finding.line - 1, found.finding.text ?? '') : lines;

const fencesIn = (lines: readonly string[], type?: TypeName) => ({
  lines,
  closing: likelyClosingFence(lines),
  type,
});

/** The findings of the first rule that finds something wrong with the fences. */
function wrongFences(lines: readonly string[]): RuleFinding[] {
  const found = runSourceRules('fences', FENCE_RULES, [fencesIn(lines)]);
  return found.filter(({ rule }) => rule === found[0]?.rule);
}

export const lintUnreadable = (file: string, unreadable: Unreadable): Message[] =>
  runSourceRules('bytes', BYTES_RULES, [unreadable]).map((found) =>
    lineMessage(found, { file, original: [] }),
  );
