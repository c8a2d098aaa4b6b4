import type { FieldMeta } from '../../kinds/kind';
import { rangeOfText, rangeOfValue } from '../../passages/fieldRange';
import { rangeOnLine } from '../../passages/Range';
import { joinPath } from '../../source/parseYaml';
import { type Fault, type Raw, valueAt } from '../../source/Source';
import type { Document } from '../Document';
import { type Problem, write } from '../finding';
import { groupBy } from '../groupBy';
import type { Report } from '../rule';
import { metaAt, splitPath } from './fieldSchema';
import { listNamed, ownerOf, suggestName, unknownNameOf } from './suggestName';

/** The number of unknown names that are reported in one file. */
const MAX_NAMES = 60;

/** The faults that no message explains yet. `broken` has the fields whose faults are already explained. */
export function faultsToExplain(
  faults: readonly Fault[],
  document: Pick<Document, 'type' | 'source'> & { broken: ReadonlySet<string> },
): Fault[] {
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
  for (const { ruleId, field, input } of faults)
    if (ruleId === 'group-wanted' && Array.isArray(input)) misnamed.add(listNamed(document, field) ?? '');
  const unknownOnly = unknownGroups(unknown, document.source.values);
  return faults.filter((fault) => {
    const { ruleId, field } = fault;
    if (ruleId === 'unknown-name') return explained.has(fault) && !broken.has(unknownNameOf(fault).group);
    const { group } = splitPath(field);
    const isCaused = misnamed.has(field) || unknownOnly.has(group) || broken.has(group);
    return !broken.has(field) && !(ruleId === 'missing' && isCaused);
  });
}

/** Groups in which all names are unknown. The unknown names explain their missing fields. */
function unknownGroups(unknown: readonly Fault[], values: Raw): ReadonlySet<string> {
  const byGroup = [...groupBy(unknown, (fault) => unknownNameOf(fault).group)];
  const countIn = (group: string) =>
    Object.values(valueAt(values, group) ?? {}).filter((each) => each !== null).length;
  return new Set(
    byGroup.flatMap(([group, { length }]) => (group !== '' && countIn(group) === length ? [group] : [])),
  );
}

/** A value that could not be parsed, with its context. */
interface FaultyValue {
  input: string;
  meta: Partial<FieldMeta>;
}

/** The faults of a file with this id. */
export const faultsOf = ({ faults }: Pick<Document, 'faults'>, ruleId: string): Fault[] =>
  faults.filter((fault) => fault.ruleId === ruleId);

/** A check of the faults with this id. A `text` replaces the line. */
export function checkFaults(
  ruleId: string,
  explain: (fault: Fault, document: Document) => { advice: string; text?: string },
) {
  return (document: Document, report: Report): void => {
    for (const fault of faultsOf(document, ruleId)) {
      const { line, column } = fault.place;
      const { advice, text } = explain(fault, document);
      const range = { ...rangeOnLine(document.source, line, column), field: fault.field };
      report({ range, says: { advice }, fix: write(rangeOnLine(document.source, line), text) });
    }
  };
}

/** A check of values of one kind that could not be parsed. `explain` returns `undefined` if another rule explains the value. */
export function checkValues(kind: string, explain: (value: FaultyValue) => Problem | undefined) {
  return (document: Document, report: Report): void => {
    for (const { field, input } of faultsOf(document, kind)) {
      const { advice, expected } = explain({ input: String(input), meta: metaAt(document, field) }) ?? {};
      const fix = write(rangeOfText(document.source, field), expected);
      if (advice) report({ range: rangeOfValue(document.source, field), says: { advice }, fix });
    }
  };
}
