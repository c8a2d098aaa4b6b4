import type { z } from 'zod';
import { itemOf, shapeOf } from '../../kinds/kind';
import { loadEntry } from '../../model/load/load';
import { memoize } from '../../model/memoize';
import { allContentTypes, authoredSections } from '../../model/registry';
import type { TypeName } from '../../model/Site';
import type { Fault, Source } from '../../source/Source';

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
    faultsIn: (source) => load(source).faults,
  };
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
