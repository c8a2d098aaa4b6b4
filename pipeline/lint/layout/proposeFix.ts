import { excessInFields } from '../../source/parsingCost';
import type { Fault } from '../../source/Source';
import type { LayoutInput, LineFinding, ReportLine, Rule, RuleInput, SourceStage } from '../rule';
import { rules } from '../rules';
import { findingsOf, type RuleOn, rulesOn } from '../runRules';
import {
  applyEdit,
  frontLines,
  hasSameLetters,
  isImprovement,
  type Parsed,
  parseLines,
  type Replacement,
  type Score,
  scoreEdit,
} from './evaluateEdit';
import type { LayoutSchema } from './layoutSchema';
import { lineAndNeighbors } from './lines';

/** How many edits are evaluated for one fault. */
const MAX_TRIES = 40;
/** In longer front matter, only the first `below` lines after a fault are parsed to evaluate an edit. */
const LONG = { lines: 500, characters: 40_000, below: 40 };

/** Whether front matter is so long that parsing it many times takes too much time. */
export function isLong(front: readonly string[]): boolean {
  return front.length > LONG.lines || front.reduce((sum, { length }) => sum + length, 0) > LONG.characters;
}

/** A finding on a line of the source, with its rule. */
export interface RuleFinding {
  rule: Rule;
  finding: LineFinding & { line: number };
}

/** The findings of one stage in all inputs. `placeOf` gives the line of a finding that sets none. */
export function runSourceRules<Stage extends SourceStage>(
  stage: Stage,
  stageRules: readonly RuleOn<Stage>[],
  inputs: readonly RuleInput[Stage][],
  placeOf: (input: RuleInput[Stage]) => RuleFinding['finding'] = () => ({ line: 1 }),
): RuleFinding[] {
  return stageRules.flatMap((rule) => {
    const check = rule[stage] as (input: RuleInput[Stage], report: ReportLine) => void;
    const found = findingsOf<RuleFinding['finding']>((report) => {
      for (const input of inputs) check(input, (finding) => report({ ...placeOf(input), ...finding }));
    });
    return found.map((finding) => ({ rule, finding }));
  });
}

const LAYOUT_RULES = rulesOn(rules, 'layout');
type FaultInput = Omit<LayoutInput, 'line'>;
function runLayoutRules(input: FaultInput): RuleFinding[] {
  const line = input.front[input.index] ?? '';
  return runSourceRules('layout', LAYOUT_RULES, [{ ...input, line }], () => ({ line: input.index + 1 }));
}

/** Longer lines are skipped: matching them takes too long, and no owner writes them. */
const MAX_LENGTH = 6000;

/** The best proposal for a fault, or the first finding without a proposal. */
export function proposeFix(before: Parsed, fault: Fault, schema: LayoutSchema): RuleFinding | undefined {
  const originalFront = frontLines(before.lines);
  const front = originalFront.map((line) => (line.length > MAX_LENGTH ? '' : line));
  const at = Math.min(fault.place.line - 1, front.length - 1);
  const input = { ...schema, front, index: at, at, fault, source: before.source };
  // A line with nested brackets may be a text that needs quotes.
  const isRefused =
    /^too-/.test(fault.ruleId) && excessInFields([originalFront[at] ?? ''])?.kind !== 'nesting';
  const candidates = isRefused ? [] : [...improvingEdits(before, input, schema)];
  const [best, second] = candidates.sort((one, other) => compare(one.score, other.score));
  if (!best) return runLayoutRules(input).find(({ finding }) => finding.text === undefined);
  const isBest = !second || compare(best.score.slice(0, 2), second.score.slice(0, 2)) < 0;
  const old = originalFront.slice(best.edit.first, best.edit.last + 1).join('\n');
  const mayBeSure = isBest && best.found.rule.kind !== 'choice';
  const kind = mayBeSure && hasSameLetters(old, best.edit.text) ? 'sure' : 'choice';
  return { ...best.found, finding: { kind, ...best.found.finding } };
}

interface Candidate {
  found: RuleFinding;
  edit: Replacement;
  score: Score;
}

/** The proposed edits that remove the fault. */
function* improvingEdits(before: Parsed, input: FaultInput, schema: LayoutSchema): Generator<Candidate> {
  const { front, at, fault } = input;
  const originalFront = frontLines(before.lines);
  const lines = ['---', ...originalFront.slice(1, isLong(originalFront) ? at + LONG.below : undefined)];
  const tried = new Set([lines.join('\n')]);
  const indexes = lineAndNeighbors(front, at).filter((index) => front[index]?.trim());
  for (const found of indexes.flatMap((index) => runLayoutRules({ ...input, index }))) {
    const edit = replacementOf(found);
    const edited = edit ? applyEdit(lines, edit) : lines;
    const text = edited.join('\n');
    if (!edit || tried.has(text) || tried.size > MAX_TRIES) continue;
    tried.add(text);
    const after = parseLines(before.source.file, [...edited, '---'], schema);
    if (isImprovement(before, fault, edit, after))
      yield { found, edit, score: scoreEdit(front, edit, after) };
  }
}

/** The lines that a finding proposes to replace; `undefined` if it proposes nothing. */
export function replacementOf({
  finding: { line, endLine = line, text },
}: RuleFinding): Replacement | undefined {
  return text === undefined ? undefined : { first: line - 1, last: endLine - 1, text };
}

function compare(one: readonly number[], other: readonly number[]): number {
  return one.map((value, at) => value - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
