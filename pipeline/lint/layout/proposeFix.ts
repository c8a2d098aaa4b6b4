import { excessInFields } from '../../source/parsingCost';
import type { Fault } from '../../source/Source';
import type { LayoutInput } from '../rule';
import { rules } from '../rules';
import { type RuleFinding, rulesOn, runSourceRules } from '../runRules';
import {
  applyEdit,
  compareResults,
  compareScores,
  hasSameLetters,
  isImprovement,
  type Replacement,
  replacementOf,
  type Score,
  scoreEdit,
} from './evaluateEdit';
import type { LayoutSchema } from './layoutSchema';
import { frontLines, lineAndNeighbors } from './lines';
import { type Parsed, parseLines } from './parseLines';

const MAX_TRIES = 40;
/** In longer front matter, only the first `below` lines after a fault are parsed to evaluate an edit. */
const LONG = { lines: 500, characters: 40_000, below: 40 };

/** Whether front matter is so long that parsing it many times takes too much time. */
export function isLong(front: readonly string[]): boolean {
  return front.length > LONG.lines || front.reduce((sum, { length }) => sum + length, 0) > LONG.characters;
}

const LAYOUT_RULES = rulesOn(rules, 'layout');
type FaultInput = Omit<LayoutInput, 'line'>;
function runLayoutRules(input: FaultInput): RuleFinding[] {
  const line = input.front[input.index] ?? '';
  return runSourceRules('layout', LAYOUT_RULES, [{ ...input, line }], () => ({ line: input.index + 1 }));
}

/** Longer lines are skipped: matching them takes too long, and no owner writes them. */
const MAX_LINE_LENGTH = 6000;

/** The best proposal for a fault, or the first finding without a proposal. The proposal is `sure` if it is clearly better than all others and changes only punctuation. */
export function proposeFix(before: Parsed, fault: Fault, schema: LayoutSchema): RuleFinding | undefined {
  const front = frontLines(before.lines);
  const shortened = front.map((line) => (line.length > MAX_LINE_LENGTH ? '' : line));
  const faultIndex = Math.min(fault.place.line - 1, front.length - 1);
  const input = { ...schema, front: shortened, index: faultIndex, faultIndex, fault, source: before.source };
  // Too costly to parse again; but nested brackets on one line may be a text that needs quotes.
  const isTooCostly =
    fault.ruleId.startsWith('too-') && excessInFields([front[faultIndex] ?? ''])?.kind !== 'nesting';
  const candidates = isTooCostly ? [] : improvingEdits(before, input, schema);
  const [best, second] = candidates.sort((one, other) => compareScores(one.score, other.score));
  if (!best) return runLayoutRules(input).find(({ finding }) => finding.text === undefined);
  // Better by faults or lost letters, and not only by the number of changed characters.
  const isClearlyBest = !second || compareResults(best.score, second.score) < 0;
  const old = front.slice(best.edit.first, best.edit.last + 1).join('\n');
  const isSure = isClearlyBest && best.found.rule.kind !== 'choice' && hasSameLetters(old, best.edit.text);
  const { kind = isSure ? 'sure' : 'choice' } = best.found.finding;
  return { ...best.found, finding: { ...best.found.finding, kind } };
}

interface Candidate {
  found: RuleFinding;
  edit: Replacement;
  score: Score;
}

function improvingEdits(before: Parsed, input: FaultInput, schema: LayoutSchema): Candidate[] {
  const { faultIndex, fault } = input;
  const front = frontLines(before.lines);
  // The front matter of `frontLines` begins with an empty line for the fence.
  const lines = ['---', ...front.slice(1, isLong(front) ? faultIndex + LONG.below : undefined)];
  const tried = new Set([lines.join('\n')]);
  const improving: Candidate[] = [];
  const indexes = lineAndNeighbors(input.front, faultIndex).filter((index) => input.front[index]?.trim());
  for (const found of indexes.flatMap((index) => runLayoutRules({ ...input, index }))) {
    const edit = replacementOf(found);
    const edited = edit ? applyEdit(lines, edit) : lines;
    const text = edited.join('\n');
    if (!edit || tried.has(text) || tried.size > MAX_TRIES) continue;
    tried.add(text);
    const after = parseLines(before.source.file, [...edited, '---'], schema);
    if (isImprovement(before, fault, edit, after))
      improving.push({ found, edit, score: scoreEdit(front, edit, after) });
  }
  return improving;
}
