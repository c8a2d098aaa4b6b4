import type { Thing } from 'schema-dts';
import { z } from 'zod';
import type { Resolved } from '../fields/values';
import type { Page, Post, Site } from './Site';

/** The text below the fields of a new file, which the check refuses until it is replaced. */
export const TEMPLATE_TEXT = 'Write the text here.';

/** How the top of a page is laid out. */
export type HeroLook = 'stage' | 'beside' | 'short' | 'panel' | 'band';

interface Sortable<Fields> {
  name: string;
  address?: string;
  fields: Fields;
}

/** The parts of a content type's section of the owner's guide. */
interface Guide {
  heading: string;
  /** Markdown. `{new}` stands for the address that opens a new file, `{edit}/` for the one that opens a file of the content. */
  text: string;
}

/** A kind of file: everything that depends on it. */
export interface ContentType<
  Fields extends z.ZodType = z.ZodType,
  Sections extends 'all' | 'none' = 'all' | 'none',
> {
  /** Its name in `npm run new`. */
  name: string;
  /** What the owner calls it, where that is another word. */
  label?: string;
  /** The heading above its pages in llms.txt. */
  heading?: string;
  /** One sentence for the owner. */
  about: string;
  /** Its section of the owner's guide; without one, `about` and the link to a new file. */
  guide?: Guide;
  /** Its position among the content types, in the reference and wherever they are listed; without one, at the end. */
  order?: number;
  /** The folder of its files, or its only file. */
  folder?: string;
  file?: string;
  /** An only file that a site can do without. */
  isOptional?: boolean;
  /** Names of files that must be there and always visible. */
  alwaysNeeded?: readonly string[];
  fields: Fields;
  /** The fields, and `body`, that no two files have in common unless one is a copy of the other. */
  duplicateKey?: readonly string[];
  /** The address of a file by its name; nothing where a file is not a page. */
  address?(name: string, fields: z.output<Fields>): string;
  /** An address that leads to the page too. */
  formerAddress?(title: string): string;
  /** What the text below the second --- is: a section of the page, a value of its own, or not wanted. */
  body: 'section' | 'words' | 'none';
  /** Whether a file without that text is unfinished. */
  bodyWanted?: boolean;
  /** The sections that may stand in the file; `all` where it is a page. */
  sections: Sections;
  /** The order of its files in lists; without it, by file name. */
  compare?(a: Sortable<Resolved<z.output<Fields>>>, b: Sortable<Resolved<z.output<Fields>>>): number;
  /** How its hero is laid out; without it, by what stands on the page. */
  heroLook?: HeroLook;
  /** What makes a page a post. */
  post?(page: { fields: Resolved<z.output<Fields>>; words: number }): Post;
  /** What a page is mainly about, for search engines; `id` is the fragment of its `@id`. */
  mainNode?: { id: string; make(page: Page<Resolved<z.output<Fields>>>, site: Site): Thing };
}

type Fields<Shape extends z.ZodRawShape> = z.ZodObject<Shape, z.core.$strict>;

/** Describes a content type. */
export function contentType<Shape extends z.ZodRawShape, const Sections extends 'all' | 'none'>(
  definition: Omit<ContentType<Fields<Shape>, Sections>, 'fields'> & { fields: Shape },
): ContentType<Fields<Shape>, Sections> {
  return { ...definition, fields: z.strictObject(definition.fields) };
}

/** The same content types, by their `order`. */
export function inOrder<Types extends Record<string, { order?: number }>>(types: Types): Types {
  const position = ({ order = Number.MAX_SAFE_INTEGER }: { order?: number }) => order;
  const sorted = Object.entries(types).sort(([, a], [, b]) => position(a) - position(b));
  return Object.fromEntries(sorted) as Types;
}

/** Compares by the field `order`. */
export const byOrder = (a: { fields: { order: number } }, b: { fields: { order: number } }): number =>
  a.fields.order - b.fields.order;
