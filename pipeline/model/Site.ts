import type { z } from 'zod';
import type { Picture, Prose, Resolved } from '../kinds/values';
import type { Labels, SiteLanguage } from '../labels/labels';
import type { OpeningHours } from './hours/openingHours';

/** Content types by name. `contentTypes.generated.ts` extends this interface, because importing it here would be a cycle. */
// biome-ignore lint/suspicious/noEmptyInterface: declarations are merged into it
export interface ContentTypes {}

/** The props of each section by its kind. `sections.generated.ts` extends this interface, for the same reason. */
// biome-ignore lint/suspicious/noEmptyInterface: declarations are merged into it
export interface SectionProps {}

/** `article`, `service`, … */
export type TypeName = keyof ContentTypes;
/** `hero`, `faq`, … */
export type SectionKind = keyof SectionProps;

/** The content types whose files are pages. */
export type PageType = {
  [T in TypeName]: ContentTypes[T] extends { sections: 'all' } ? T : never;
}[TypeName];

/** The resolved fields of a file of a content type. */
export type FieldsOf<T extends TypeName> = Resolved<z.output<ContentTypes[T]['fields']>>;

/** A section on a page: its kind, its id on the page, and the serializable props of its component. */
export type Section = {
  [K in SectionKind]: { kind: K; id?: string; props: SectionProps[K] };
}[SectionKind];

/** A content file that is not a page, such as a team member or a review. */
export interface Item<T extends TypeName> {
  type: T;
  /** The file name without `.md`. */
  name: string;
  fields: FieldsOf<T>;
  /** The text below the front matter. */
  body?: Prose;
}

/** A dated page with an author. It renders its own header and is in the feeds. */
export interface Post {
  author: string;
  category: string;
  tags: string[];
  /** `published` and `updated` are calendar days: `YYYY-MM-DD`. */
  published: string;
  updated?: string;
  readTime: string;
  image: Picture;
}

/** A content file that is a page. `Fields` are the fields of its content type. */
export interface Page<Fields = unknown> {
  type: PageType;
  /** The path of the file, relative to the parent of the content folder. */
  file: string;
  /** The file name without `.md`. */
  name: string;
  /** `/about`, without a trailing slash. */
  address: string;
  title: string;
  description: string;
  keywords: string[];
  image?: Picture;
  /** A short name for breadcrumbs and links. */
  label: string;
  /** Whether search engines may list the page. */
  listed: boolean;
  /** The phone number of this page, if it is not that of the business. */
  phone?: string;
  /** Set if a list on the page is split over several pages. */
  pagination?: Pagination;
  fields: Fields;
  /** The number of words in `body`. */
  wordCount: number;
  post?: Post;
  /** The text below the front matter, which one of the sections shows. */
  body?: Prose;
  sections: Section[];
  keys: EntryKeys;
}

/** A page of any content type, or of the type `T`. */
export type Entry<T extends PageType = PageType> = { [K in T]: Page<FieldsOf<K>> & { type: K } }[T];

/** Hashes of a file's content, for caching. If neither changes, everything derived from the file is unchanged. */
export interface EntryKeys {
  /** Hash of everything except long texts, which other pages do not show. */
  fields: string;
  /** Hash of the long texts. */
  texts: string;
}

/** The position of a page in a list that is split over several pages. */
export interface Pagination {
  /** The page number, from 1. */
  number: number;
  /** The number of pages. */
  of: number;
  /** The addresses of the pages beside it. */
  previous?: string;
  next?: string;
}

export type Business = FieldsOf<'business'>;
type Navigation = FieldsOf<'navigation'>;
export type Review = FieldsOf<'review'> & {
  text: Prose;
  /** The label of its source, such as `Google`. */
  from?: string;
};

export interface Photo {
  /** The category and a number from 1: `kitchen-1`. */
  id: string;
  /** The name of its folder. */
  category: string;
  picture: Picture;
}

/** Settings of a build that are not part of the content. */
export interface Settings {
  /** Address of the published site, without a trailing slash. */
  siteUrl: string;
  /** The address of the form's function: absolute, or a path on the site's own origin. */
  functionsUrl: string;
  /** Only in a preview: the address of the branch on GitHub, where its links open the content files. Empty if the branch is not known. */
  editUrl?: string;
}

/** All content, parsed and resolved. Everything that is rendered comes from this value. */
export interface Site {
  settings: Settings;
  /** The language of the site, and its labels. */
  siteLanguage: SiteLanguage;
  /** The labels that the owner overrides. */
  ownLabels: Partial<Labels>;
  business: Business;
  openingHours: OpeningHours;
  navigation: Navigation;
  /** All files by content type, in the order of their type. */
  entries: { [T in TypeName]: (T extends PageType ? Entry<T> : Item<T>)[] };
  /** For each content type, the page that lists its files. The home page counts only if no other page lists them. */
  listings: { [T in TypeName]?: Pick<Page, 'address' | 'label' | 'description'> };
  photos: Photo[];
  /** All pictures by path, relative to the content folder. */
  pictures: ReadonlyMap<string, Picture>;
  /** Redirects as links: the label is the old address, and `href` is the new one. */
  redirects: FieldsOf<'redirects'>['redirects'];
  /** A text without markup, on one line. */
  plainText: (text: Prose) => string;
}
