import type { KindNote } from '../../fields/field';
import { joinPath } from '../../source/parseYaml';
import type { Fault, Raw } from '../../source/Source';
import type { Document } from '../Document';
import { splitAtValue, withoutNote } from '../layout/quoting';
import type { Former, Report } from '../rule';
import { noteAt } from './schema';
import { ownerOf, suggestName, unknownNameOf } from './suggestName';

/** More unknown names in one file are not reported. */
const MAX_NAMES = 60;

interface Loaded extends Pick<Document, 'type' | 'source'> {
  /** Fields whose faults another message explains. */
  uncertain: ReadonlySet<string>;
}

/** The faults that no other message explains. */
export function faultsToExplain(faults: readonly Fault[], document: Loaded): Fault[] {
  const unknown = faults.filter(({ ruleId }) => ruleId === 'unknown-name');
  const explained = new Set(unknown.slice(0, MAX_NAMES));
  const uncertain = new Set(document.uncertain);
  const misnamed = new Set<string>();
  for (const fault of explained) {
    const name = unknownNameOf(fault);
    const owner = ownerOf(document, name);
    if (owner) uncertain.add(owner);
    const suggestion = owner === undefined ? suggestName(document, name) : undefined;
    if (suggestion) misnamed.add(joinPath(name.group, suggestion));
  }
  const unknownOnly = unknownGroups(unknown, document.source.values);
  return faults.filter((fault) => {
    const { ruleId, field } = fault;
    if (ruleId === 'unknown-name') return explained.has(fault) && !uncertain.has(unknownNameOf(fault).group);
    const group = field.slice(0, Math.max(0, field.lastIndexOf('.')));
    const isCaused = misnamed.has(field) || unknownOnly.has(group) || uncertain.has(group);
    return !uncertain.has(field) && !(ruleId === 'missing' && isCaused);
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

export function valueAt(value: Raw | undefined, path: string): Raw | undefined {
  return path
    .split('.')
    .reduce<Raw | undefined>(
      (each, name) => (each && typeof each === 'object' ? Object(each)[name] : undefined),
      value,
    );
}

/** Why a value is wrong, then what to write instead. `expected` is set if that is certain. */
export interface Explanation {
  reason: string;
  expected?: string;
}

/** The same, where the rule's message says why. */
type Correction = Pick<Former, 'reason' | 'inForm' | 'data' | 'expected' | 'kind'>;

/** A value that could not be parsed, with its context. */
interface FaultyValue {
  input: string;
  note: Partial<KindNote>;
  /** The last part of the field's path. */
  name: string;
}

/** A check of the faults with this id; `explain` gives nothing where another rule explains the fault. */
export function checkFaults(
  ruleId: string,
  explain: (
    fault: Fault,
    document: Document,
  ) => Pick<Former, 'reason' | 'data' | 'corrected' | 'column'> | undefined,
) {
  return (document: Document, report: Report): void => {
    for (const fault of document.faults) {
      const found = fault.ruleId === ruleId ? explain(fault, document) : undefined;
      if (found) report({ field: fault.field, ...fault.place, ...found });
    }
  };
}

/** The same for values of one kind. */
export function checkValues(kind: string, explain: (value: FaultyValue) => Correction | undefined) {
  return checkFaults(kind, (fault, document) => {
    const name = fault.field.slice(fault.field.lastIndexOf('.') + 1);
    const found = explain({ input: String(fault.input), note: noteAt(document, fault.field), name });
    return found && correctValue(document, fault, found);
  });
}

/** With the line corrected where the expected value is known. */
function correctValue({ source }: Document, { place, input }: Fault, { expected, ...words }: Correction) {
  const line = source.lines[place.line - 1] ?? '';
  const at = input === '' ? -1 : withoutNote(line).lastIndexOf(String(input));
  if (expected === undefined || at < 0) return words;
  return { ...words, corrected: line.slice(0, at) + expected + line.slice(at + String(input).length) };
}

interface FaultyLink {
  /** As it was typed. */
  text: string;
  example: string;
  /** What is before it on its line, where a colon has made a group of it. */
  before?: string;
}

export function faultyLink(
  document: Document,
  { ruleId, field, place, input }: Fault,
): FaultyLink | undefined {
  const { kind, example = '' } = ruleId === 'link' || ruleId === 'text-wanted' ? noteAt(document, field) : {};
  if (kind !== 'link') return undefined;
  if (ruleId === 'link') return { text: String(input), example };
  const { before, value } = splitAtValue(document.source.lines[place.line - 1] ?? '', true);
  return { text: value, example, before };
}

/** A check of links that could not be parsed. Of those that a colon has made a group of, only certain corrections are findings. */
export function checkLinks(explain: (text: string, example: string) => Explanation | undefined) {
  return (document: Document, report: Report): void => {
    for (const fault of document.faults) {
      const link = faultyLink(document, fault);
      const found = link && explain(link.text, link.example);
      if (!found) continue;
      const { before } = link;
      const finding = { field: fault.field, ...fault.place, reason: found.reason };
      if (before === undefined) report({ ...finding, ...correctValue(document, fault, found) });
      else if (found.expected !== undefined)
        report({ ...finding, column: before.length + 1, corrected: before + found.expected });
    }
  };
}
