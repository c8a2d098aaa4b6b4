import type { Thing } from 'schema-dts';
import { z } from 'zod';
import type { Resolved } from '../kinds/values';
import type { SiteLanguage } from '../labels/labels';
import type { Page, Post, Site } from './Site';

export type HeroLook = 'stage' | 'beside' | 'short' | 'panel' | 'band';

/** A section that a content type puts on its pages. `Section` would make the registries refer to each other in a cycle. */
export interface LaidOutSection {
  kind: string;
  id?: string;
  /** Those that the section's `data` does not add. */
  props: object;
}

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
  /** The word that the owner uses for it, if different. */
  label?: string;
  /** The heading above its pages in llms.txt: a label's name, or the words themselves. */
  heading?: string;
  /** One sentence for the owner. */
  about: string;
  /** Its section of the owner's guide; without one, `about` and the link to a new file. */
  guide?: Guide;
  /** Its position among the content types; the last one if missing. */
  order?: number;
  /** The folder of its files, or its only file. */
  folder?: string;
  file?: string;
  isOptional?: boolean;
  /** Names of files that must be there and always visible. */
  alwaysNeeded?: readonly string[];
  /** Whether names in braces stand for facts of the business. Defaults to true. */
  hasFacts?: boolean;
  fields: Fields;
  /** The fields (or `body`) that identify a copy: two files that agree in them are the same. */
  duplicateKey?: readonly string[];
  /** The address of a file, by its name. Missing if the file is not a page. */
  address?(name: string, fields: z.output<Fields>): string;
  /** An address that leads to the page too. */
  formerAddress?(title: string): string;
  /** The role of the body: a section of the page, the text itself, or not allowed. */
  body: 'section' | 'words' | 'none';
  /** The forms on GitHub that change its fields; the names of both. */
  forms?: Readonly<Record<string, readonly string[]>>;
  bodyWanted?: boolean;
  /** The sections allowed in the file; `all` for pages. */
  sections: Sections;
  /** The order of its files in lists; without it, by file name. */
  compare?(a: Sortable<Resolved<z.output<Fields>>>, b: Sortable<Resolved<z.output<Fields>>>): number;
  /** The layout of its hero. Without it, the sections of the page decide. */
  heroLook?: HeroLook;
  /** The sections of a page, if there are others than those in its file. */
  layOut?(page: Page<Resolved<z.output<Fields>>>, site: Site): LaidOutSection[];
  /** What makes a page a post. */
  post?(page: { fields: Resolved<z.output<Fields>>; words: number }, ours: SiteLanguage): Post;
  /** The main node of its structured data. `id` is the fragment of its `@id`. */
  mainNode?: { id: string; make(page: Page<Resolved<z.output<Fields>>>, site: Site): Thing };
}

type Fields<Shape extends z.ZodRawShape> = z.ZodObject<Shape, z.core.$strict>;

export function contentType<Shape extends z.ZodRawShape, const Sections extends 'all' | 'none'>(
  definition: Omit<ContentType<Fields<Shape>, Sections>, 'fields'> & { fields: Shape },
): ContentType<Fields<Shape>, Sections> {
  return { ...definition, fields: z.strictObject(definition.fields) };
}

export function inOrder<Types extends Record<string, { order?: number }>>(types: Types): Types {
  const position = ({ order = Number.MAX_SAFE_INTEGER }: { order?: number }) => order;
  const sorted = Object.entries(types).sort(([, a], [, b]) => position(a) - position(b));
  return Object.fromEntries(sorted) as Types;
}

export const byOrder = (a: { fields: { order: number } }, b: { fields: { order: number } }): number =>
  a.fields.order - b.fields.order;
