import type { z } from 'zod';
import type { Link, Picture, Prose, Resolved } from '../kinds/values';
import type { Labels, SiteLanguage } from '../labels/labels';
import type { OpeningHours } from './hours/openingHours';

/** Every content type by its name; `contentTypes.generated.ts` fills it. */
// biome-ignore lint/suspicious/noEmptyInterface: declarations are merged into it
export interface ContentTypes {}

/** The props of every section by its kind; `sections.generated.ts` fills it. */
// biome-ignore lint/suspicious/noEmptyInterface: declarations are merged into it
export interface SectionProps {}

export type TypeName = keyof ContentTypes;
export type SectionKind = keyof SectionProps;

export type PageType = {
  [T in TypeName]: ContentTypes[T] extends { sections: 'all' } ? T : never;
}[TypeName];

export type FieldsOf<T extends TypeName> = Resolved<z.output<ContentTypes[T]['fields']>>;

/** A section on a page: its kind, its id there, and its component's props as JSON. */
export type Section = {
  [K in SectionKind]: { kind: K; id?: string; props: SectionProps[K] };
}[SectionKind];

export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>;

/** A file that is not a page, such as a team member or a review. */
export interface Item<T extends TypeName> {
  type: T;
  /** The file's name without `.md`. */
  name: string;
  fields: FieldsOf<T>;
  /** The text below the fields. */
  body?: Prose;
}

/** A dated text by an author. It has its own header and is in the feeds. */
export interface Post {
  author: string;
  category: string;
  tags: string[];
  /** A calendar day, `YYYY-MM-DD`, as the next one. */
  published: string;
  updated?: string;
  readTime: string;
  image: Picture;
}

/** A file that is a page, ready to be shown. `Fields` are those of its content type. */
export interface Page<Fields = unknown> {
  type: PageType;
  /** The file, relative to the folder above the content folder. */
  file: string;
  /** The file's name without `.md`. */
  name: string;
  /** `/about`; without a trailing slash. */
  address: string;
  title: string;
  description: string;
  keywords: string[];
  image?: Picture;
  /** A short name for breadcrumbs and links. */
  label: string;
  listed: boolean;
  phone?: string;
  /** Set if a list on the page continues on further pages. */
  pagination?: Pagination;
  fields: Fields;
  words: number;
  post?: Post;
  /** The text below the fields, which one of the sections shows. */
  body?: Prose;
  sections: Section[];
  keys: EntryKeys;
}

export type Entry<T extends PageType = PageType> = { [K in T]: Page<FieldsOf<K>> & { type: K } }[T];

/** Hashes of a file's content. If neither changes, nothing made from it changes. */
export interface EntryKeys {
  /** Everything but its long texts, which other pages do not show. */
  fields: string;
  /** Its long texts. */
  texts: string;
}

/** Which page of a list that goes over several pages this is. */
export interface Pagination {
  /** From 1. */
  number: number;
  of: number;
  previous?: string;
  next?: string;
}

export type Business = FieldsOf<'business'>;
type Navigation = FieldsOf<'navigation'>;
export type Review = FieldsOf<'review'> & {
  text: Prose;
  /** The name of its source, as visitors read it. */
  from?: string;
};

export interface Photo {
  /** Category and a number from 1: `kitchen-1`. */
  id: string;
  category: string;
  picture: Picture;
}

/** Settings of one build, not of the content. */
export interface Settings {
  /** Address of the published site, without a trailing slash. */
  siteUrl: string;
  /** The address of the forms' function: absolute, or a path on the site's own origin. */
  functionsUrl: string;
  /** Where a preview opens the site's files: the address of its branch on GitHub, or empty if it is not known. Missing in a live site. */
  editUrl?: string;
}

/** All content, checked, typed and resolved: the value everything else reads. */
export interface Site {
  settings: Settings;
  /** The language of the site, and our texts in it. */
  words: SiteLanguage;
  /** The labels that the owner reworded. */
  ownLabels: Partial<Labels>;
  business: Business;
  openingHours: OpeningHours;
  navigation: Navigation;
  /** All files by content type, each type in its own order. */
  entries: { [T in TypeName]: (T extends PageType ? Entry<T> : Item<T>)[] };
  /** The page that lists the files of each content type; home only if no other page does. */
  listings: { [T in TypeName]?: Pick<Page, 'address' | 'label' | 'description'> };
  photos: Photo[];
  pictures: ReadonlyMap<string, Picture>;
  /** Redirects: each label is an old address, and its link the new one. */
  redirects: FieldsOf<'redirects'>['redirects'];
  plainText: (text: Prose) => string;
}

export type { Link, Picture, Prose };
