import { z } from 'zod';
import type { ContentType } from '../../model/contentType';
import { allContentTypes, authoredSections } from '../../model/registry';
import { excessInFields } from '../../source/limits';
import { nodesOf, parseYaml } from '../../source/parseYaml';
import { readLines } from '../../source/readSource';
import type { Fault, Source } from '../../source/Source';
import type { FieldNames, TextField } from '../fields/schema';
import { UNUSUAL } from '../rules/source/characters';
import type { SourceInput, StoppedLine } from '../SourceInput';
import { isLevelled } from './descriptions';
import { layoutLines, near } from './sourceLines';
import { type Found, runSourceRules, type WorkingCopy } from './WorkingCopy';

/** What is known of a file beyond its text. */
export interface RepairContext {
  type?: ContentType;
  known?: FieldNames;
  /** The kind of value that a field takes; where it is not said, every value is text. */
  kindOf?: (source: Source, field: string) => string | undefined;
  textFieldsOf?: (source: Source, group: string) => TextField[];
  /** Of a `descriptions.md`: the names of the pictures beside it. */
  pictures?: readonly string[];
}

/** The source as it would be if the faults of its layout were fixed. */
export function repair(copy: WorkingCopy, context: RepairContext): Source {
  if (context.pictures) repairPictures(copy);
  const source = repairLayout(copy, repairCharacters(copy), context);
  const [fault] = source.faults;
  const isRead = source.yaml !== undefined && source.yaml.error === undefined;
  const repaired = isRead ? repairValues(copy, source, context) : source;
  if (fault && (!source.yaml || copy.messages.length === 0)) {
    copy.messages.length = 0;
    for (const found of runSourceRules({ step: 'refused', fault })) copy.add(found);
  }
  return repaired;
}

function repairPictures(copy: WorkingCopy): void {
  const { front } = copy;
  const isLevel = isLevelled(front);
  for (const index of front.keys()) {
    const [found] = runSourceRules({ step: 'picture', front, index, isLevel });
    if (found) copy.repair(found);
  }
}

/** Checks characters after the limits, because very long files take long. */
function repairCharacters(copy: WorkingCopy): Source {
  const source = readLines(copy.file, copy.lines);
  if (!source.yaml || !UNUSUAL.test(source.yaml.text)) return source;
  const { front } = copy;
  for (const index of layoutLines(front).filter((at) => UNUSUAL.test(front[at] ?? ''))) {
    const [found] = runSourceRules({ step: 'characters', front, index });
    if (found) copy.repair(found);
  }
  return source.lines === copy.lines ? source : readLines(copy.file, copy.lines);
}

/** Repairs what stops the parser, and names that are in the group above by mistake. */
function repairLayout(copy: WorkingCopy, first: Source, { known, pictures }: RepairContext): Source {
  let source = first;
  for (let left = maxRepairs(copy.front) - copy.messages.length; left > 0; left -= 1) {
    const [fault] = source.faults;
    const found = fault
      ? repairAt(fault, copy.front, pictures === undefined)
      : known && [...runSourceRules({ step: 'names', source, known })][0];
    if (!found || !copy.repair(found)) break;
    source = readLines(copy.file, copy.lines);
  }
  return source;
}

/** Repairs what the parser reads in a wrong way. */
function repairValues(
  copy: WorkingCopy,
  source: Source,
  { kindOf = () => 'text', textFieldsOf = () => [] }: RepairContext,
): Source {
  const ofValues = (read: Source) => {
    const kindAt = (field: string) => kindOf(read, field);
    const textsAt = (group: string) => textFieldsOf(read, group);
    if (!read.yaml) return [];
    const nodes = nodesOf(read.yaml);
    const all = [...runSourceRules({ step: 'values', front: copy.front, nodes, kindAt, textsAt })];
    const firstOf = new Map(all.toReversed().map(({ rule, finding }) => [finding.line, rule]));
    return all.filter(({ rule, finding }) => firstOf.get(finding.line) === rule);
  };
  const found = ofValues(source);
  if (found.length === 0) return source;
  const { lines } = copy;
  for (const each of found) copy.repair(each);
  const again = copy.lines === lines ? source : readLines(copy.file, copy.lines);
  const repaired = again.yaml && !again.yaml.error ? again : source;
  for (const { finding } of ofValues(repaired))
    for (const field of [finding.explains ?? []].flat()) copy.uncertain.add(field);
  return repaired;
}

const MAX_REPAIRS = 12;
/** Front matter of this size is too expensive to parse many times. */
const LONG = { lines: 500, characters: 40_000, repairs: 2 };
/** In long front matter, the number of lines below a fault that are parsed to judge a repair. */
const LINES_BELOW = 40;

function maxRepairs(front: readonly string[]): number {
  return isLong(front) ? LONG.repairs : MAX_REPAIRS;
}

/** What is wrong where the parser stopped: the first correction after which it gets further, or that none is known. */
function repairAt(fault: Fault, front: readonly string[], isPage: boolean): Found | undefined {
  const isError = fault.ruleId === 'yaml';
  const index = fault.place.line - 1;
  // Nested collections on a single line may be a text that needs quotes.
  if (!isError && excessInFields([front[index] ?? ''])?.kind !== 'nesting') return undefined;
  const stopped = { front, index, names: isPage ? NAMES : NO_NAMES };
  for (const input of questions(stopped))
    for (const found of runSourceRules(input)) if (helps(found, stopped, isError)) return found;
  return isError ? [...runSourceRules({ step: 'unknown', ...stopped })][0] : undefined;
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
const NAMES: ReadonlySet<string> = new Set([
  ...allContentTypes.flatMap(({ fields }) => namesIn(fields)),
  ...authoredSections.flatMap(([kind, { fields }]) => [kind, ...namesIn(fields)]),
]);

function namesIn(field: unknown): string[] {
  if (field instanceof z.ZodOptional) return namesIn(field.unwrap());
  if (field instanceof z.ZodArray) return namesIn(field.element);
  if (!(field instanceof z.ZodObject)) return [];
  return Object.entries(field.shape).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}
