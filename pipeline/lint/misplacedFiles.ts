import { basename, dirname } from 'node:path/posix';
import { z } from 'zod';
import { shapeOf } from '../kinds/kind';
import type { ContentType } from '../model/contentType';
import { formPages } from '../model/forms';
import { typeOfPath } from '../model/load/loadFolder';
import { allContentTypes, contentTypeOf, sectionKind, typeNames } from '../model/registry';
import type { TypeName } from '../model/Site';
import { fileSlug } from '../model/urls';
import type { ContentTree } from '../source/listFolder';
import type { Raw } from '../source/Source';
import type { Document, LintedContent } from './Document';
import { namesOf } from './fields/fieldSchema';
import { isTypo, nearest } from './suggest';

const PATHS = allContentTypes.flatMap(({ folder, file }) => folder ?? file ?? []);

export const FOLDERS = PATHS.filter((path) => !path.endsWith('.md'));

export const REQUIRED_FILES = [
  ...allContentTypes.flatMap(({ file, isOptional }) => (file && !isOptional ? [file] : [])),
  ...allContentTypes.flatMap(({ folder, alwaysNeeded = [] }) =>
    alwaysNeeded.map((name) => `${folder}/${name}.md`),
  ),
];

export const FORM_PAGES = Object.values(formPages).map((address) => `pages${address}.md`);

/** The path, relative to the content folder, and the type that a misplaced file should have. */
export interface ExpectedPlace {
  path: string;
  type: TypeName;
}

/** The expected name of a file with a misspelled name. */
export function expectedName(path: string, { pictures }: ContentTree): string | undefined {
  const folder = dirname(path);
  const name = basename(path).replace(/(?:\.\w+)+$/, '');
  const names = folder === '.' ? PATHS.filter((each) => each.endsWith('.md')) : [];
  if (pictures.some((picture) => dirname(picture) === folder)) names.push('descriptions.md');
  return names.find((expected) => isTypo(name, expected.replace('.md', '')));
}

/** The expected place of a file without a type, found by its name, its published path, its fields, or the name of its folder: the surest first. */
export function placeOfStray(
  path: string,
  values: Record<string, Raw>,
  { tree, movedFrom }: Pick<LintedContent, 'tree' | 'movedFrom'>,
): ExpectedPlace | undefined {
  const name = expectedName(path, tree);
  if (name === 'descriptions.md') return undefined;
  const folder = nearest(dirname(path), FOLDERS);
  const inFolder = folder && `${folder}/${basename(path)}`;
  const byFields = placesByFields(path, values);
  return (
    placeAt(name) ??
    placeAt(movedFrom.get(path)) ??
    byFields.find((place) => place.path === inFolder) ??
    (byFields.length === 1 ? byFields[0] : placeAt(inFolder))
  );
}

/** Fewer unknown names are typing errors. */
const MIN_UNKNOWN = 3;

/** The expected place of a file that has the fields of another type. */
export function placeOfMisplaced(name: TypeName, file: string, values: Record<string, Raw>) {
  const type = contentTypeOf(name);
  const unknown = Object.keys(values).filter((key) => !isKnown(type, key));
  if (!type.folder || unknown.length < MIN_UNKNOWN) return undefined;
  return placesByFields(file, values).find((place) => !place.path.startsWith(`${type.folder}/`));
}

/** The expected place of a renamed file that is required under its published name. */
export function placeOfRequired(
  path: string,
  { markdown }: ContentTree,
  movedFrom: ReadonlyMap<string, string>,
): ExpectedPlace | undefined {
  const former = movedFrom.get(path) ?? '';
  const isNeeded = [...REQUIRED_FILES, ...FORM_PAGES].includes(former);
  return isNeeded && !markdown.includes(former) ? placeAt(former) : undefined;
}

function placeAt(path = ''): ExpectedPlace | undefined {
  const type = typeOfPath(path);
  return type && { path, type };
}

/** The places where these fields are valid: the type knows them all, and none that it requires is missing. */
function placesByFields(path: string, values: Record<string, Raw>): ExpectedPlace[] {
  const keys = Object.keys(values);
  return typeNames.flatMap((name) => {
    const type = contentTypeOf(name);
    const fields = Object.entries(shapeOf(type.fields));
    const required = fields.flatMap(([each, field]) => (field instanceof z.ZodOptional ? [] : [each]));
    const hasRequired = required.length > 0 && required.every((each) => keys.includes(each));
    if (!hasRequired || !keys.every((key) => isKnown(type, key))) return [];
    return { type: name, path: type.file ?? `${type.folder}/${basename(path)}` };
  });
}

function isKnown(type: ContentType, key: string): boolean {
  const { top } = namesOf(type);
  return top.includes(key) || top.includes(sectionKind(key));
}

export const TEXT_ENDING = /\.(markdown|mdx?|txt|docx?|rtf|odt|pages|html?)$/i;
export const HIDDEN_CHARACTER = /[\p{Cc}\p{Cf}\u2028\u2029]/u;

/** The name that the file should have; `undefined` if its name is right. */
export function betterName({ name, address }: Pick<Document, 'name' | 'address'>): string | undefined {
  // Windows hides file extensions and adds another one.
  if (TEXT_ENDING.test(name)) return fileSlug(name.replace(TEXT_ENDING, ''));
  if (HIDDEN_CHARACTER.test(name)) return fileSlug(name);
  if (name === '' || address === undefined || /^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/.test(name)) return undefined;
  return fileSlug(name);
}
