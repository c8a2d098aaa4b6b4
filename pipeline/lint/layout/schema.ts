import { z } from 'zod';
import type { ContentType } from '../../model/contentType';
import { load } from '../../model/load/load';
import { allContentTypes, authoredSections, contentTypeOf } from '../../model/registry';
import type { TypeName } from '../../model/Site';
import { isGroup } from '../../source/readSource';
import { type Fault, positionOf, type Source } from '../../source/Source';
import { type FieldNames, namesAt, namesOf, noteAt, type TextField, textFieldsAt } from '../fields/schema';

/** What a file may contain, as far as its layout depends on it. */
export interface Schema {
  type?: ContentType;
  typeName?: TypeName;
  /** Of a `descriptions.md`: the names of the pictures beside it. */
  pictures?: readonly string[];
  /** The names that fields have anywhere on the site. */
  names: ReadonlySet<string>;
  faultsIn(source: Source): readonly Fault[];
  /** The kind of value that a field takes. */
  kindAt(source: Source, field: string): string | undefined;
  namesAt(source: Source, group: string): readonly string[];
  textsAt(source: Source, group: string): readonly TextField[];
}

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

/** Of a file of which no type is known, where every value is text. */
export const anySchema: Schema = {
  names: NAMES,
  faultsIn: () => [],
  kindAt: () => 'text',
  namesAt: () => [],
  textsAt: () => [],
};

/** `load` keeps the last source that it loaded; a WeakMap would keep many from being collected early. */
export function schemaOf(type: TypeName): Schema & { load: (source: Source) => ReturnType<typeof load> } {
  let last: { source: Source; loaded: ReturnType<typeof load> } | undefined;
  const loadOnce = (source: Source) => {
    if (last?.source !== source) last = { source, loaded: load(type, source) };
    return last.loaded;
  };
  const model = contentTypeOf(type);
  return {
    type: model,
    typeName: type,
    load: loadOnce,
    names: NAMES,
    faultsIn: (source) => [
      ...slippedIn(source, namesOf(model)),
      ...loadOnce(source).faults.flatMap((fault) => linksIn(source, fault)),
    ],
    kindAt: (source, field) => noteAt({ type, source }, field).kind,
    namesAt: (source, group) => (group === '' ? namesOf(model).top : namesAt({ type, source }, group)),
    textsAt: (source, group) => textFieldsAt({ type, source }, group),
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
    ...anySchema,
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
