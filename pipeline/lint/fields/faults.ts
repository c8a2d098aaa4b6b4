import { rangeOnLine } from '../../passages/Range';
import { type Fault, joinPath, type Raw, valueAt } from '../../source/Source';
import type { Document } from '../Document';
import { groupBy } from '../lists';
import type { Finding, Report } from '../rule';
import { splitPath } from './fieldSchema';
import {
  isTooDeep,
  listNamed,
  ownerOf,
  suggestName,
  type TypedFile,
  type UnknownName,
  unknownNameOf,
} from './suggestName';

const MAX_NAMES = 60;

/** The faults that rules report, without those that have another cause. `explained` has the fields that a message about the layout explains. */
export function faultsToReport(
  faults: readonly Fault[],
  document: TypedFile,
  explained: ReadonlySet<string>,
): Fault[] {
  const unknown = faults.filter(({ ruleId }) => ruleId === 'unknown-name');
  const reported = unknown.slice(0, MAX_NAMES);
  const owners = reported.flatMap((fault) => ownerOf(document, unknownNameOf(fault)) ?? []);
  const broken = new Set([...explained, ...owners]);
  const misnamed = new Set([
    ...reported.map((fault) => suggestedField(document, unknownNameOf(fault))),
    ...faults.filter(isListForGroup).map(({ field }) => listNamed(document, field)),
  ]);
  const unknownOnly = unknownGroups(unknown, document.source.values);
  const isMissingByItself = ({ field }: Fault) => {
    const { group } = splitPath(field);
    return !misnamed.has(field) && !unknownOnly.has(group) && !broken.has(group);
  };
  return faults.filter((fault) => {
    if (fault.ruleId === 'unknown-name')
      return reported.includes(fault) && !broken.has(unknownNameOf(fault).group);
    return !broken.has(fault.field) && (fault.ruleId !== 'missing' || isMissingByItself(fault));
  });
}

/** The field that an unknown name probably means; `undefined` if only its indentation is wrong. */
function suggestedField(document: TypedFile, name: UnknownName): string | undefined {
  if (isTooDeep(document, name) || ownerOf(document, name)) return undefined;
  const suggestion = suggestName(document, name);
  return suggestion && joinPath(name.group, suggestion);
}

const isListForGroup = ({ ruleId, input }: Fault) => ruleId === 'group-wanted' && Array.isArray(input);

/** Groups in which all names are unknown. The unknown names explain their missing fields. */
function unknownGroups(unknown: readonly Fault[], values: Raw): ReadonlySet<string> {
  const byGroup = [...groupBy(unknown, (fault) => unknownNameOf(fault).group)];
  const countIn = (group: string) =>
    Object.values(valueAt(values, group) ?? {}).filter((each) => each !== null).length;
  return new Set(
    byGroup.flatMap(([group, { length }]) => (group !== '' && countIn(group) === length ? [group] : [])),
  );
}

export const faultsOf = ({ faults }: Pick<Document, 'faults'>, ruleId: string): Fault[] =>
  faults.filter((fault) => fault.ruleId === ruleId);

/** A check of the faults with this id, from each fault to the end of its line. `explain` returns `undefined` for a fault that another rule explains. */
export const checkFaults =
  (ruleId: string, explain: (fault: Fault, document: Document) => Omit<Finding, 'range'> | undefined) =>
  (document: Document, report: Report): void => {
    for (const fault of faultsOf(document, ruleId)) {
      const { line, column } = fault.place;
      const found = explain(fault, document);
      if (found)
        report({ range: { ...rangeOnLine(document.source, line, column), field: fault.field }, ...found });
    }
  };
