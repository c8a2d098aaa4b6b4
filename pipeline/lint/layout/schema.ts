import type { z } from 'zod';
import { itemOf, shapeOf } from '../../kinds/kind';
import { load } from '../../model/load/load';
import { allContentTypes, authoredSections, contentTypeOf } from '../../model/registry';
import type { TypeName } from '../../model/Site';
import { isGroup } from '../../source/readSource';
import { type Fault, positionOf, type Source } from '../../source/Source';
import { type FieldNames, namesOf } from '../fields/schema';

/** What a file may contain, as far as its layout depends on it. */
export interface Schema {
  type?: TypeName;
  /** Of a `descriptions.md`: the names of the pictures beside it. */
  pictures?: readonly string[];
  /** The names that fields have anywhere on the site. */
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

/** Of a file of which no type is known. */
export const anySchema: Schema = { names: NAMES, faultsIn: () => [] };

/** `load` keeps the last source that it loaded; a WeakMap would keep many from being collected early. */
export function schemaOf(type: TypeName): Schema & { load: (source: Source) => ReturnType<typeof load> } {
  let last: { source: Source; loaded: ReturnType<typeof load> } | undefined;
  const loadOnce = (source: Source) => {
    if (last?.source !== source) last = { source, loaded: load(type, source) };
    return last.loaded;
  };
  return {
    type,
    load: loadOnce,
    names: NAMES,
    faultsIn: (source) => [
      ...slippedIn(source, namesOf(contentTypeOf(type))),
      ...loadOnce(source).faults.flatMap((fault) => linksIn(source, fault)),
    ],
  };
}

/** Names of the file itself, without a value, in groups that do not know them. */
function slippedIn({ values, positions }: Source, { top, inside }: FieldNames): Fault[] {
  return Object.entries(values).flatMap(([owner, group]) =>
    Object.entries(isGroup(group) ? group : {}).flatMap(([name, value]): Fault[] => {
      const [kind = name] = name.split(' ');
      if (value !== null || !top.includes(kind) || inside(owner).includes(name)) return [];
      const field = `${owner}.${name}`;
      return [{ ruleId: 'unknown-name', place: positionOf({ positions }, field), field, input: name }];
    }),
  );
}

/** In place of a fault in a menu that opens, those of its links. */
function linksIn({ positions }: Source, fault: Fault): Fault[] {
  const { links } = fault.ruleId === 'menu-entry' ? Object(fault.input) : {};
  const wrong = Array.isArray(links)
    ? [...links.entries()].filter(([, link]) => typeof link !== 'string')
    : [];
  const faults = wrong.map(([index, input]) => {
    const field = `${fault.field}.links.${index}`;
    return { ruleId: 'text-wanted', place: positionOf({ positions }, field), field, input };
  });
  return faults.length > 0 ? faults : [fault];
}

/** A `descriptions.md` has the names of the pictures beside it, each with a text. */
export function schemaOfPictures(pictures: readonly string[]): Schema {
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
