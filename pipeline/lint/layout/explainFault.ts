import { excessInFields } from '../../source/limits';
import type { Fault } from '../../source/Source';
import type { LayoutInput, LineFinding, ReportLine, Rule, RuleInput, SourceStage } from '../rule';
import { rules } from '../rules';
import { findingsOf, type RuleOn, rulesOn } from '../run';
import {
  apply,
  frontOf,
  hasSameWords,
  helps,
  type Reading,
  type Replacement,
  read,
  type Score,
  scoreOf,
} from './judge';
import { near } from './lines';
import type { Schema } from './schema';

const MAX_TRIES = 40;
/** Of front matter of this size, so many lines below a fault are read to judge an edit. */
const LONG = { lines: 500, characters: 40_000, below: 40 };

export function isLong(front: readonly string[]): boolean {
  return front.length > LONG.lines || front.reduce((sum, { length }) => sum + length, 0) > LONG.characters;
}

export interface Found {
  rule: Rule;
  finding: LineFinding & { line: number };
}

/** What rules of one stage find in each input. Where a finding does not say where it is, `placeOf` does. */
export function findingsIn<Stage extends SourceStage>(
  stage: Stage,
  stageRules: readonly RuleOn<Stage>[],
  inputs: readonly RuleInput[Stage][],
  placeOf: (input: RuleInput[Stage]) => Found['finding'] = () => ({ line: 1 }),
): Found[] {
  return stageRules.flatMap((rule) => {
    const check = rule[stage] as (input: RuleInput[Stage], report: ReportLine) => void;
    const found = findingsOf<Found['finding']>((report) => {
      for (const input of inputs) check(input, (finding) => report({ ...placeOf(input), ...finding }));
    });
    return found.map((finding) => ({ rule, finding }));
  });
}

const LAYOUT_RULES = rulesOn(rules, 'layout');
const ofLayout = (input: Omit<LayoutInput, 'line'>) =>
  findingsIn('layout', LAYOUT_RULES, [{ ...input, line: input.front[input.index] ?? '' }], ({ index }) => ({
    line: index + 1,
  }));

/** Longer lines take long, and no owner writes them. */
const MAX_LENGTH = 6000;

/** The best proposal for a fault, or what is said where there is none. */
export function explainFault(before: Reading, fault: Fault, schema: Schema): Found | undefined {
  const own = frontOf(before.lines);
  const front = own.map((line) => (line.length > MAX_LENGTH ? '' : line));
  const at = Math.min(fault.place.line - 1, front.length - 1);
  const input = { ...schema, front, index: at, at, fault, source: before.source };
  // Nested collections on a single line may be a text that needs quotes.
  const isRefused = /^too-/.test(fault.ruleId) && excessInFields([own[at] ?? ''])?.kind !== 'nesting';
  const helpful = isRefused ? [] : [...helpfulEdits(before, input, schema)];
  const [best, second] = helpful.sort((one, other) => compare(one.score, other.score));
  if (!best) return ofLayout(input).find(({ finding }) => finding.text === undefined);
  const isBest = !second || compare(best.score.slice(0, 2), second.score.slice(0, 2)) < 0;
  const old = own.slice(best.edit.first, best.edit.last + 1).join('\n');
  const mayBeSure = isBest && best.found.rule.kind !== 'choice';
  const kind = mayBeSure && hasSameWords(old, best.edit.text) ? 'sure' : 'choice';
  return { ...best.found, finding: { kind, ...best.found.finding } };
}

interface Helpful {
  found: Found;
  edit: Replacement;
  score: Score;
}

function* helpfulEdits(
  before: Reading,
  input: Omit<LayoutInput, 'line'>,
  schema: Schema,
): Generator<Helpful> {
  const { front, at, fault } = input;
  const own = frontOf(before.lines);
  const lines = ['---', ...own.slice(1, isLong(own) ? at + LONG.below : undefined)];
  const tried = new Set([lines.join('\n')]);
  const indexes = near(front, at).filter((index) => front[index]?.trim());
  for (const found of indexes.flatMap((index) => ofLayout({ ...input, index }))) {
    const edit = editOf(found);
    const edited = edit ? apply(lines, edit) : lines;
    const text = edited.join('\n');
    if (!edit || tried.has(text) || tried.size > MAX_TRIES) continue;
    tried.add(text);
    const after = read(before.source.file, [...edited, '---'], schema);
    if (helps(before, fault, edit, after)) yield { found, edit, score: scoreOf(front, edit, after) };
  }
}

export function editOf({ finding: { line, endLine = line, text } }: Found): Replacement | undefined {
  return text === undefined ? undefined : { first: line - 1, last: endLine - 1, text };
}

function compare(one: readonly number[], other: readonly number[]): number {
  return one.map((value, at) => value - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
