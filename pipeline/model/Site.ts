import type { z } from 'zod';
import type { Link, Picture, Prose, Resolved } from '../fields/values';
import type { EntryKeys } from './entryKeys';
import type { Part } from './Part';
import type { area } from './types/area';
import type { article } from './types/article';
import type { business } from './types/business';
import type { member } from './types/member';
import type { navigation } from './types/navigation';
import type { redirects } from './types/redirects';
import type { review } from './types/review';
import type { service } from './types/service';

/** A section as it stands on a page: its kind, its id there, and its component's props as JSON. */
export interface PlacedSection {
  kind: string;
  id?: string;
  props: Record<string, unknown>;
}

/** A page-like file, ready to be shown. `F` are the fields of its own content type. */
export interface Entry<F = unknown> {
  type: string;
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
  published: boolean;
  listed: boolean;
  phone?: string;
  /** Where a list on it goes over several pages. */
  part?: Part;
  fields: F;
  sections: PlacedSection[];
  /** What the file says, as hashes. */
  keys: EntryKeys;
}

type Fields<M extends { fields: z.ZodType }> = Resolved<z.output<M['fields']>>;

export type Business = Fields<typeof business>;
export type Navigation = Fields<typeof navigation>;
export type ServiceEntry = Entry<Fields<typeof service>>;
export type AreaEntry = Entry<Fields<typeof area>>;
export type ArticleEntry = Entry<Fields<typeof article> & { words: number; readTime: string }>;
export type PageEntry = Entry<object>;

export interface Member {
  name: string;
  fields: Fields<typeof member>;
}
export type Review = Fields<typeof review> & { text: Prose };
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
  /** Where the forms' function answers: a full address, or a path of the page's own origin. */
  functionsUrl: string;
}

/** All content, checked, typed and resolved: the value everything else reads. */
export interface Site {
  settings: Settings;
  business: Business;
  navigation: Navigation;
  pages: PageEntry[];
  services: ServiceEntry[];
  areas: AreaEntry[];
  articles: ArticleEntry[];
  team: Member[];
  reviews: { fields: Fields<typeof review>; body: Prose }[];
  photos: Photo[];
  /** Every picture of the content folder, by path. */
  pictures: ReadonlyMap<string, Picture>;
  /** Old addresses, each the label of the link that leads on. */
  redirects: Fields<typeof redirects>['redirects'];
  /** A text in one line, without its marks. */
  plainText: (text: Prose) => string;
}

export type { Link, Picture, Prose };
