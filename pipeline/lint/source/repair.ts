import { z } from 'zod';
import { contentTypes } from '../../model/contentTypes.generated';
import { sections } from '../../model/sections.generated';
import { excessInFields } from '../../source/limits';
import { parseYaml } from '../../source/parseYaml';
import type { Fault } from '../../source/Source';
import type { Finding, RuleOn } from '../rule';
import { findingsOf, rulesOn } from '../run';
import type { SourceInput, StoppedLine } from '../SourceInput';
import { near } from './lines';
import { sourceRules } from './rules';

/** After so many faults the owner has enough to do, and a file made to be slow is given up. */
const MAX_REPAIRS = 12;
/** In fields of so many lines or characters, each look costs too much to take many. */
const LONG = { lines: 500, characters: 40_000, repairs: 2 };
/** So many lines below the fault it is seen whether a repair helps, in long fields. */
const LINES_BELOW = 40;

const SOURCE_RULES = rulesOn(sourceRules, 'source');

export interface Found {
  rule: RuleOn<'source'>;
  finding: Finding & { line: number };
}

/** What the rules find, one rule after another. */
export function* ask(input: SourceInput): Generator<Found> {
  const line = 'index' in input ? input.index + 1 : 1;
  for (const rule of SOURCE_RULES)
    for (const finding of findingsOf((report) => rule.check(input, report)))
      yield { rule, finding: { ...finding, line: finding.line ?? line } };
}

export function maxRepairs(front: readonly string[]): number {
  return isLong(front) ? LONG.repairs : MAX_REPAIRS;
}

/** What is wrong where the parser stopped: the first correction after which it gets further, or that none is known. */
export function repairAt(fault: Fault, front: readonly string[], isPage: boolean): Found | undefined {
  const isError = fault.ruleId === 'yaml';
  const index = fault.place.line - 1;
  // Of collections inside one another, those of a single line may be a text that needs quotes.
  if (!isError && excessInFields([front[index] ?? ''])?.kind !== 'nesting') return undefined;
  const stopped = { front, index, names: isPage ? NAMES : NO_NAMES };
  for (const input of questions(stopped))
    for (const found of ask(input)) if (helps(found, stopped, isError)) return found;
  return isError ? [...ask({ step: 'unknown', ...stopped })][0] : undefined;
}

function* questions(stopped: StoppedLine): Generator<SourceInput> {
  const { front, index: at } = stopped;
  const lines = near(front, at);
  yield { step: 'around', ...stopped };
  for (const index of lines) yield { step: 'line', ...stopped, index };
  for (const index of lines) if (index >= at) yield { step: 'position', ...stopped, index };
}

/** Whether the parser gets further with a correction; nested collections must be gone, before it sees them. */
function helps({ finding }: Found, { front, index: at }: StoppedLine, isError: boolean): boolean {
  const index = finding.line - 1;
  const { corrected } = finding;
  if (corrected === undefined || corrected === front[index]) return false;
  const next = errorIn(front.with(index, corrected).slice(0, isLong(front) ? at + LINES_BELOW : undefined));
  if (!isError) return next === undefined;
  return next === undefined || (next > index && next !== at && (next > at || index < at));
}

/** The index of the line at which reading would stop. */
function errorIn(front: readonly string[]): number | undefined {
  return excessInFields(front)?.line ?? parseYaml(front.slice(1).join('\n')).error?.line;
}

function isLong(front: readonly string[]): boolean {
  return front.length > LONG.lines || front.reduce((sum, { length }) => sum + length, 0) > LONG.characters;
}

const NO_NAMES: ReadonlySet<string> = new Set();
const NAMES: ReadonlySet<string> = new Set(
  [...Object.values(contentTypes), ...Object.values(sections)]
    .flatMap(({ fields }) => namesIn(fields))
    .concat(Object.keys(sections)),
);

function namesIn(field: unknown): string[] {
  if (field instanceof z.ZodOptional) return namesIn(field.unwrap());
  if (field instanceof z.ZodArray) return namesIn(field.element);
  if (!(field instanceof z.ZodObject)) return [];
  return Object.entries(field.shape).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}
