import type { z } from 'zod';
import { itemOf, shapeOf } from '../../kinds/kind';
import { loadEntry } from '../../model/load/load';
import { memoize } from '../../model/memoize';
import { allContentTypes, authoredSections, contentTypeOf, sectionKind } from '../../model/registry';
import type { TypeName } from '../../model/Site';
import { type Fault, isGroup, positionOf, type Source, valueAt } from '../../source/Source';
import { type FieldNames, namesOf } from '../fields/fieldSchema';

/** The part of a file's schema that repairs of its layout need. */
export interface LayoutSchema {
  type?: TypeName;
  /** For a `descriptions.md`, the names of the pictures beside it. */
  pictures?: readonly string[];
  /** All field names of all content types and sections; none in a `descriptions.md`. */
  names: ReadonlySet<string>;
  faultsIn(source: Source): readonly Fault[];
}

const NAMES: ReadonlySet<string> = new Set([
  ...allContentTypes.flatMap(({ fields }) => namesIn(fields)),
  ...authoredSections.flatMap(([kind, { fields }]) => [kind, ...namesIn(fields)]),
]);

function namesIn(field: z.ZodType): string[] {
  const item = itemOf(field);
  if (item) return namesIn(item);
  return Object.entries(shapeOf(field)).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

/** For a file of unknown type. */
export const anySchema: LayoutSchema = { names: NAMES, faultsIn: () => [] };

/** `load` loads each source once. */
export function schemaOf(
  type: TypeName,
): LayoutSchema & { load: (source: Source) => ReturnType<typeof loadEntry> } {
  const load = memoize((source: Source) => loadEntry(type, source));
  return {
    type,
    load,
    names: NAMES,
    faultsIn: (source) => [
      ...misindentedIn(source, namesOf(contentTypeOf(type))),
      ...load(source).faults.flatMap((fault) => menuLinkFaults(source, fault)),
    ],
  };
}

/** Top-level names that are indented by mistake: they have no value, and the schema of their group does not have them. */
function misindentedIn({ values, positions }: Source, { top, inside }: FieldNames): Fault[] {
  return Object.entries(values).flatMap(([owner, group]) =>
    Object.entries(isGroup(group) ? group : {}).flatMap(([name, value]): Fault[] => {
      if (value !== null || !top.includes(sectionKind(name)) || inside(owner).includes(name)) return [];
      const field = `${owner}.${name}`;
      return [{ ruleId: 'unknown-name', place: positionOf({ positions }, field), field, input: name }];
    }),
  );
}

/** Replaces the fault of a submenu by the faults of its links. */
function menuLinkFaults({ values, positions }: Source, fault: Fault): Fault[] {
  const links = fault.ruleId === 'menu-entry' ? valueAt(values, `${fault.field}.links`) : undefined;
  const faults = (Array.isArray(links) ? links : []).flatMap((input, index): Fault[] => {
    const field = `${fault.field}.links.${index}`;
    if (typeof input === 'string') return [];
    return [{ ruleId: 'text-wanted', place: positionOf({ positions }, field), field, input }];
  });
  return faults.length > 0 ? faults : [fault];
}

/** A `descriptions.md` maps the names of the pictures beside it to texts. */
export function schemaOfPictures(pictures: readonly string[]): LayoutSchema {
  return {
    pictures,
    names: new Set(),
    faultsIn: ({ values, positions }) =>
      Object.entries(values).flatMap(([field, input]): Fault[] => {
        const place = positions.get(field) ?? { line: 1, column: 1 };
        if (!pictures.includes(field)) return [{ ruleId: 'unknown-name', place, field, input: field }];
        return typeof input === 'string' ? [] : [{ ruleId: 'text-wanted', place, field, input }];
      }),
  };
}
