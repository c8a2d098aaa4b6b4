import type { Thing } from 'schema-dts';
import { z } from 'zod';
import type { Resolved } from '../kinds/values';
import type { SiteLanguage } from '../labels/labels';
import type { Page, Post, Site } from './Site';

/** The layouts of the hero, which `components/hero/heroLooks.tsx` describes. */
export type HeroLook = 'stage' | 'beside' | 'short' | 'panel' | 'band';

/** A section that a content type adds to its pages. Not the type `Section`, which would make the registries depend on each other. */
export interface LaidOutSection {
  kind: string;
  id?: string;
  /** The props without those that the section's `data` adds. */
  props: object;
}

interface Sortable<Fields> {
  name: string;
  address?: string;
  fields: Fields;
}

/** A kind of content file: everything that depends on it. */
export interface ContentType<
  Fields extends z.ZodType = z.ZodType,
  Sections extends 'all' | 'none' = 'all' | 'none',
> {
  /** The name in `npm run new`. */
  name: string;
  /** The owner's word for the type, if different from `name`. */
  label?: string;
  /** The heading above its pages in llms.txt: the key of a label, or a fixed text. */
  heading?: string;
  /** One sentence of explanation for the owner. */
  about: string;
  /** The section of the owner's guide. Defaults to `about` and the link to a new file. In `text`, `{new}` is the address that opens a new file, `{edit}/` the one that opens an existing file. */
  guide?: { heading: string; text: string };
  /** The position among the content types. Types without it come last. */
  order?: number;
  /** The folder of its files. A type has either a folder or a single file. */
  folder?: string;
  file?: string;
  /** Whether a site works without its single file. */
  isOptional?: boolean;
  /** Names of files that must exist and must never be hidden. */
  alwaysNeeded?: readonly string[];
  /** Whether `{facts}` in its texts are replaced. Defaults to true. */
  hasFacts?: boolean;
  fields: Fields;
  /** The fields (or `body`) that identify a duplicate: two files with equal values are duplicates. */
  duplicateKey?: readonly string[];
  /** The address of a page, from the name and the fields of its file. Missing if the files are not pages. */
  address?(name: string, fields: z.output<Fields>): string;
  /** An old address that redirects to the page. */
  formerAddress?(title: string): string;
  /** How the text below the front matter is used: as a section of the page, as the text of the item itself, or not at all. */
  body: 'section' | 'text' | 'none';
  /** Whether a page needs a text below the front matter, even if it has other sections. */
  requiresBody?: boolean;
  /** The forms on GitHub that change its fields: the names of the fields by the name of the form. */
  forms?: Readonly<Record<string, readonly string[]>>;
  /** The sections allowed in a file. Pages allow all. */
  sections: Sections;
  /** The order of its files in lists. Defaults to the order of the file names. */
  compare?(a: Sortable<Resolved<z.output<Fields>>>, b: Sortable<Resolved<z.output<Fields>>>): number;
  /** The layout of the hero. Without it, the sections of the page decide. */
  heroLook?: HeroLook;
  /** Returns the sections of a page, if they differ from the sections in its file. */
  layOut?(page: Page<Resolved<z.output<Fields>>>, site: Site): LaidOutSection[];
  /** Returns the author and the dates of a page. Types with this function are posts. */
  post?(page: { fields: Resolved<z.output<Fields>>; wordCount: number }, siteLanguage: SiteLanguage): Post;
  /** The main node of the structured data. `id` is the fragment of its `@id`. */
  mainNode?: { id: string; make(page: Page<Resolved<z.output<Fields>>>, site: Site): Thing };
}

type Fields<Shape extends z.ZodRawShape> = z.ZodObject<Shape, z.core.$strict>;

/** Defines a content type. Its `fields` become a schema that refuses unknown names. */
export function contentType<Shape extends z.ZodRawShape, const Sections extends 'all' | 'none'>(
  definition: Omit<ContentType<Fields<Shape>, Sections>, 'fields'> & { fields: Shape },
): ContentType<Fields<Shape>, Sections> {
  return { ...definition, fields: z.strictObject(definition.fields) };
}

/** The registry of content types, sorted by their `order`. */
export function inOrder<Types extends Record<string, { order?: number }>>(types: Types): Types {
  const position = ({ order = Number.MAX_SAFE_INTEGER }: { order?: number }) => order;
  const sorted = Object.entries(types).sort(([, a], [, b]) => position(a) - position(b));
  return Object.fromEntries(sorted) as Types;
}

/** Sorts files by their field `order`. */
export const byOrder = (a: { fields: { order: number } }, b: { fields: { order: number } }): number =>
  a.fields.order - b.fields.order;

// Placeholder texts in a new file. The check refuses each of them until the owner replaces it.

/** The default title of a new file: `New article`. */
export const templateTitle = ({ name, label = name }: Pick<ContentType, 'name' | 'label'>): string =>
  `New ${label}`;

/** The beginning of a placeholder. A description of the missing text follows. */
export const WRITE_HERE = 'Write here: ';

/** The placeholder below the front matter. */
export const TEMPLATE_BODY = 'Write the text here.';
