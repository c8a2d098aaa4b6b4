import { z } from 'zod';
import { type KindNote, noteOf } from '../kinds/kind';
import type { ContentType } from './contentType';
import type { LoadedEntry } from './load/load';
import { contentTypeOf } from './registry';
import type { FieldsOf } from './Site';
import { TEMPLATE_BODY, WRITE_HERE } from './templateTexts';
import { fileSlug } from './urls';

/** What a new file starts from, besides the examples of its schema. */
interface NewFile {
  title: string;
  /** `YYYY-MM-DD` */
  today: string;
  /** Values from the rest of the content: an existing picture, a category, the next `order`. */
  known: Record<string, string>;
}

type Values = Readonly<Record<string, string>>;

/**
 * A new file with all required fields: what the content tells is filled in, and for the rest it asks. `path` is relative to the content
 * folder.
 */
export function newFile(type: ContentType, { title, today, known }: NewFile): { path: string; text: string } {
  const values = { ...known, title, name: title, publishedAt: today };
  const shape = (type.fields as z.ZodObject).shape;
  const lines = Object.entries(shape).flatMap(([name, field]) =>
    linesFor(name, field as z.ZodType, values, ''),
  );
  // A post begins with its own header, and a content type may lay out its pages itself.
  const hero =
    type.sections === 'all' && !type.post && !type.layOut ? ['hero:', `  heading: ${quoted(title)}`] : [];
  const body = type.body === 'none' ? [] : [TEMPLATE_BODY, ''];
  return {
    path: `${type.folder}/${fileSlug(title)}.md`,
    text: ['---', ...lines, ...hero, '---', ...body].join('\n').concat(body.length > 0 ? '' : '\n'),
  };
}

function linesFor(name: string, field: z.ZodType, values: Values, indent: string): string[] {
  if (field instanceof z.ZodOptional) return [];
  if (field instanceof z.ZodObject) {
    const inner = Object.entries(field.shape).flatMap(([key, part]) =>
      linesFor(key, part as z.ZodType, values, `${indent}  `),
    );
    return [`${indent}${name}:`, ...inner];
  }
  if (field instanceof z.ZodArray) return [`${indent}${name}:`, ...entriesFor(field, values, indent)];
  return [`${indent}${name}: ${quoted(writtenFor(noteOf(field), values, name))}`.trimEnd()];
}

/** The value for a field, by its kind for pictures, pages and references, or else by its name. What is left empty, the check asks for. */
function writtenFor({ kind, to, about }: Partial<KindNote>, values: Values, name = ''): string {
  const decides = kind === 'image' || kind === 'page' ? kind : to && `${to}/`;
  const known = values[decides ?? name];
  if (known !== undefined || !about || (kind !== 'text' && kind !== 'prose')) return known ?? '';
  return `${WRITE_HERE}${about.charAt(0).toLowerCase()}${about.slice(1).replace(/\.$/, '')}`;
}

function entriesFor(field: z.ZodArray, values: Values, indent: string): string[] {
  return [`${indent}  - ${quoted(writtenFor(noteOf(field.element), values))}`];
}

interface Known {
  entries: readonly LoadedEntry[];
  tree: { pictures: readonly string[] };
}

/** Values for a new file that fit the content that is there. */
export function knownValues(
  { entries, tree: { pictures } }: Known,
  type: ContentType,
): Record<string, string> {
  const business = entries.find((entry) => entry.type === 'business')?.fields ?? {};
  const siblings = entries.filter((entry) => entry.type === type.name);
  const last = Math.max(0, ...siblings.map(({ fields }) => Number(fields.order ?? 0)));
  return {
    image: pictures.find((path) => path.startsWith('portfolio/')) ?? pictures[0] ?? 'images/picture.jpg',
    page: '/',
    author: String(business.name ?? ''),
    order: String(last + 1),
    ...firstNames(entries),
    ...valuesFrom(business),
  };
}

/** The first file of each folder, for references: `services/` is its name. */
export function firstNames(entries: Known['entries']): Record<string, string> {
  const order = ({ fields }: LoadedEntry) => Number(fields.order ?? 0);
  const names = entries
    .toSorted((a, b) => order(a) - order(b))
    .map(({ type, name }) => [`${contentTypeOf(type).folder}/`, name] as const);
  return Object.fromEntries(names.reverse());
}

type Located = Partial<Pick<FieldsOf<'business'>, 'address' | 'counties' | 'articleCategories'>>;

/** What the business tells: the state of a new town, and a county or category where there is only one. */
export function valuesFrom({ address, counties, articleCategories }: Located): Record<string, string> {
  const state = address?.state;
  return {
    ...(state && { state }),
    ...onlyOf('county', counties),
    ...onlyOf('category', articleCategories),
  };
}

/** Puts text in quotes if YAML could read it as something else. */
export function quoted(text: string): string {
  if (text === '') return '';
  const plain = /^[\p{L}\w(](?:[\p{L}\w\s(),.'+/>?!=&%$-]|:(?=\S))*$/u.test(text) || /^\/[\w/-]*$/.test(text);
  return plain ? text : JSON.stringify(text);
}

/** The value of a list with one entry, which nobody has to choose. */
function onlyOf(name: string, [only, ...others]: readonly string[] = []): Record<string, string> {
  return only !== undefined && others.length === 0 ? { [name]: only } : {};
}
