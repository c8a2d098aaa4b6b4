import type { KindNote } from '../../kinds/kind';
import { rangeOfField } from '../../passages/fieldRange';
import { rangeOnLine } from '../../passages/Range';
import { joinPath } from '../../source/parseYaml';
import { type Fault, type Raw, valueAt } from '../../source/Source';
import type { Document } from '../Document';
import { type Words, write } from '../finding';
import type { Report } from '../rule';
import { noteAt } from './schema';
import { ownerOf, suggestName, unknownNameOf } from './suggestName';

/** More unknown names in one file are not reported. */
const MAX_NAMES = 60;

interface Loaded extends Pick<Document, 'type' | 'source'> {
  /** Fields whose faults another message explains. */
  broken: ReadonlySet<string>;
}

/** The faults that no other message explains. */
export function faultsToExplain(faults: readonly Fault[], document: Loaded): Fault[] {
  const unknown = faults.filter(({ ruleId }) => ruleId === 'unknown-name');
  const explained = new Set(unknown.slice(0, MAX_NAMES));
  const broken = new Set(document.broken);
  const misnamed = new Set<string>();
  for (const fault of explained) {
    const name = unknownNameOf(fault);
    const owner = ownerOf(document, name);
    if (owner) broken.add(owner);
    const suggestion = owner === undefined ? suggestName(document, name) : undefined;
    if (suggestion) misnamed.add(joinPath(name.group, suggestion));
  }
  const unknownOnly = unknownGroups(unknown, document.source.values);
  return faults.filter((fault) => {
    const { ruleId, field } = fault;
    if (ruleId === 'unknown-name') return explained.has(fault) && !broken.has(unknownNameOf(fault).group);
    const group = field.slice(0, Math.max(0, field.lastIndexOf('.')));
    const isCaused = misnamed.has(field) || unknownOnly.has(group) || broken.has(group);
    return !broken.has(field) && !(ruleId === 'missing' && isCaused);
  });
}

/** Groups in which no name is known. These names explain the missing fields. */
function unknownGroups(unknown: readonly Fault[], values: Raw): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const fault of unknown) {
    const { group } = unknownNameOf(fault);
    if (group !== '') counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return new Set([...counts.keys()].filter((group) => filledNames(values, group) === counts.get(group)));
}

function filledNames(values: Raw, group: string): number {
  return Object.values(valueAt(values, group) ?? {}).filter((each) => each !== null).length;
}

/** Why a value is wrong, then what to write instead. `expected` is set if that is certain. */
export interface Explanation {
  reason: string;
  expected?: string;
}

/** A value that could not be parsed, with its context. */
interface FaultyValue {
  input: string;
  note: Partial<KindNote>;
}

export const faultsOf = ({ faults }: Pick<Document, 'faults'>, ruleId: string): Fault[] =>
  faults.filter((fault) => fault.ruleId === ruleId);

/**
 * A check of the faults with this id. `explain` gives nothing where another rule explains the fault; its `text` could stand in
 * place of the line.
 */
export function checkFaults(
  ruleId: string,
  explain: (fault: Fault, document: Document) => (Words & { text?: string }) | undefined,
) {
  return (document: Document, report: Report): void => {
    for (const fault of faultsOf(document, ruleId)) {
      const { line, column } = fault.place;
      const { text, ...says } = explain(fault, document) ?? {};
      const range = { ...rangeOnLine(document.source, line, column), field: fault.field };
      const fix = text === undefined ? undefined : write(rangeOnLine(document.source, line), text);
      if (Object.keys(says).length > 0) report({ range, says, fix });
    }
  };
}

/** A check of values of one kind that could not be parsed. */
export function checkValues(kind: string, explain: (value: FaultyValue) => Explanation | undefined) {
  return (document: Document, report: Report): void => {
    for (const { field, input } of faultsOf(document, kind)) {
      const { reason, expected } = explain({ input: String(input), note: noteAt(document, field) }) ?? {};
      const text = rangeOfField(document.source, field, 0);
      const fix = expected === undefined ? undefined : write(text, expected);
      if (reason) report({ range: rangeOfField(document.source, field), says: { advice: reason }, fix });
    }
  };
}
