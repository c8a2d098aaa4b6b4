import { z } from 'zod';
import { type KindNote, noteOf } from '../fields/field';
import { type ContentType, TEMPLATE_TEXT } from './contentType';
import type { LoadedEntry } from './load';
import { fileSlug } from './urls';

/** What a new file starts from, besides the examples of its schema. */
interface NewFile {
  title: string;
  /** `YYYY-MM-DD` */
  today: string;
  /** Values from the rest of the content: an existing picture, a category, the next `order`. */
  known: Record<string, string>;
}

/** The title of a new file if none is given. The check refuses it until it is replaced. */
export function templateTitle({ name, label = name }: Pick<ContentType, 'name' | 'label'>): string {
  return `New ${label}`;
}

/** A new file with an example for each required field. `path` is relative to the content folder. */
export function newFile(type: ContentType, { title, today, known }: NewFile): { path: string; text: string } {
  const values: Record<string, string> = { ...known, title, name: title, publishedAt: today };
  const shape = (type.fields as z.ZodObject).shape;
  const lines = Object.entries(shape).flatMap(([name, field]) =>
    linesFor(name, field as z.ZodType, values, ''),
  );
  // A post begins with its own header.
  const hero = type.sections === 'all' && !type.post ? ['hero:', `  heading: ${quoted(title)}`] : [];
  const body = type.body === 'none' ? [] : [TEMPLATE_TEXT, ''];
  return {
    path: `${type.folder}/${fileSlug(title)}.md`,
    text: ['---', ...lines, ...hero, '---', ...body].join('\n').concat(body.length > 0 ? '' : '\n'),
  };
}

function linesFor(name: string, field: z.ZodType, values: Record<string, string>, indent: string): string[] {
  if (field instanceof z.ZodOptional) return [];
  if (field instanceof z.ZodObject) {
    const inner = Object.entries(field.shape).flatMap(([key, part]) =>
      linesFor(key, part as z.ZodType, values, `${indent}  `),
    );
    return [`${indent}${name}:`, ...inner];
  }
  if (field instanceof z.ZodArray) return [`${indent}${name}:`, ...entriesFor(field, values, indent)];
  return [`${indent}${name}: ${quoted(writtenFor(noteOf(field), values, name))}`];
}

/** The value for a field, by its kind for pictures and pages, or else by its name. */
function writtenFor({ kind, example }: Partial<KindNote>, values: Record<string, string>, name = ''): string {
  const decides = kind === 'image' || kind === 'page';
  return values[decides ? kind : name] ?? example ?? '';
}

function entriesFor(field: z.ZodArray, values: Record<string, string>, indent: string): string[] {
  const note = noteOf(field.element);
  const { exactly = 1 } = noteOf(field);
  return Array.from({ length: exactly }, () => `${indent}  - ${quoted(writtenFor(note, values))}`);
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
  const categories = business.articleCategories as string[] | undefined;
  const siblings = entries.filter((entry) => entry.type === type.name);
  const last = Math.max(0, ...siblings.map(({ fields }) => Number(fields.order ?? 0)));
  return {
    image: pictures.find((path) => path.startsWith('portfolio/')) ?? pictures[0] ?? 'images/picture.jpg',
    page: '/',
    author: String(business.name ?? ''),
    category: categories?.[0] ?? '',
    order: String(last + 1),
    ...defaultAddress(business),
  };
}

/** The likely state, ZIP code and county of a new town: those of the business. */
export function defaultAddress({ address, counties }: Record<string, unknown>): Record<string, string> {
  const { state, postalCode } = (address ?? {}) as Record<string, string | undefined>;
  const [county] = (counties ?? []) as string[];
  return { ...(state && { state }), ...(postalCode && { postalCode }), ...(county && { county }) };
}

/** Puts text in quotes if YAML could read it as something else. */
export function quoted(text: string): string {
  const plain = /^[\w(](?:[\w\s(),.'+/>?!=&%$-]|:(?=\S))*$/.test(text) || /^\/[\w/-]*$/.test(text);
  return plain ? text : JSON.stringify(text);
}
