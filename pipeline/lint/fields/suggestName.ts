import { contentTypeOf, sectionKind } from '../../model/registry';
import { type Fault, joinPath, valueAt } from '../../source/Source';
import type { Document } from '../Document';
import { isTypo, nearest } from '../suggest';
import { kindAt, namesAt, namesOf } from './fieldSchema';
import { ourName } from './foreignNames';

export type TypedFile = Pick<Document, 'type' | 'source'>;

/** A name that the schema of its group does not have. `group` is a path, empty at the top of the file. */
export interface UnknownName {
  group: string;
  key: string;
}

/** The name that a fault with the id `unknown-name` is about. */
export function unknownNameOf({ field, input }: Fault): UnknownName {
  const key = String(input);
  return { group: field.slice(0, Math.max(0, field.length - key.length - 1)), key };
}

/** Suggests `cards materials` for `crads materials`; never a name that the group already has. */
export function suggestName(document: TypedFile, { group, key }: UnknownName): string | undefined {
  // Such as `__proto__`, which no owner types.
  if (key.startsWith('__')) return undefined;
  const names = namesAt(document, group);
  const isThere = (name: string) => has(document, group, name);
  // A section may be named by its kind and a word of the owner's: `cards materials`.
  const [kind = key, ...rest] = key.split(' ');
  const free = names.filter((name) => !isThere(name));
  if (existingDuplicate(document, { group, key })) return undefined;
  const freeKinds = names.filter((name) => !isThere([name, ...rest].join(' ')));
  const suggestion = ourName(kind, document.type, freeKinds) ?? nearest(kind, freeKinds);
  if (suggestion || rest.length === 0) return suggestion && [suggestion, ...rest].join(' ');
  return nearest(key, free);
}

/** The list that a file lacks and that other programs call by the name of this section: `photos` for `gallery`. */
export function listNamed(document: TypedFile, section: string): string | undefined {
  const isFree = (name: string) => kindAt(document, name) === 'list' && !has(document, '', name);
  return ourName(section, document.type, namesAt(document, '').filter(isFree));
}

/** A name in the group of which `key` is a misspelled duplicate. */
export function existingDuplicate(document: TypedFile, { group, key }: UnknownName): string | undefined {
  return namesAt(document, group).find((name) => isTypo(key, name) && has(document, group, name));
}

const has = ({ source }: TypedFile, group: string, name: string): boolean =>
  source.positions.has(joinPath(group, name));

/** Whether an indented name belongs to the top of the file. */
export function isTooDeep({ type, source }: TypedFile, { group, key }: UnknownName): boolean {
  const { top } = namesOf(contentTypeOf(type));
  const isTopName = top.includes(key) || top.includes(sectionKind(key));
  return group !== '' && isTopName && !(key in source.values);
}

/** The group above an unindented name, if the name belongs in it. */
export function ownerOf({ type, source }: TypedFile, { group, key }: UnknownName): string | undefined {
  if (group !== '') return undefined;
  const { values, positions } = source;
  const { top, inside } = namesOf(contentTypeOf(type));
  const lineOf = (name: string) => positions.get(name)?.line ?? 0;
  // Other unknown names may stand between.
  const above = Object.keys(values).findLast(
    (name) => lineOf(name) < lineOf(key) && (inside(name).length > 0 || top.includes(name)),
  );
  if (above === undefined || !inside(above).includes(key)) return undefined;
  const fields = values[above];
  return typeof fields === 'string' || valueAt(fields, key) !== undefined ? undefined : above;
}
