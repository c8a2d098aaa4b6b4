import type { PictureAhead } from '../components/hero/PicturesAhead';
import type { Labels } from '../pipeline/labels/labels';
import { entriesByAddress } from '../pipeline/model/entries';
import type { EditableSite } from '../pipeline/model/load/loadSite';
import type { FormLines } from '../pipeline/model/load/markContent';
import type { Entry, Frame, Post, Section, Site } from '../pipeline/model/Site';
import { frameData } from './frameData';
import { type HeadData, headData } from './headData';
import { type Look, lookOf } from './look';
import { picturePreloads } from './pictures';

/** Everything one page is made of, as JSON: the same data always gives the same page. */
export interface PageData {
  address: string;
  head: HeadData;
  frame: Frame;
  /** Missing where the business chooses none. */
  look?: Look;
  /** The labels that the owner reworded. */
  labels: Partial<Labels>;
  sections: Section[];
  /** Large pictures of pages that a visitor may open next. */
  preloads: PictureAhead[];
  /** What links to the page of the form carry along: what this page is about (names of files) and its path, as a search. */
  origin?: string;
  post?: PostHeader;
  edit?: EditData;
}

export interface EditData {
  /** See `Settings`. */
  url: string;
  /** The files that the marks in the texts name. */
  files: readonly string[];
  /** Lines that a form changes. */
  forms: readonly FormLines[];
}

interface PostHeader extends Omit<Post, 'published'> {
  title: string;
  date: string;
  /** The list of posts. */
  back: { href: string } | undefined;
}

/** One page's data out of the whole site; in a preview, with the marks of `editable`. */
export function pageData(entry: Entry, site: Site, editable?: EditableSite): PageData {
  if (editable) return editablePageData(entry, site, editable);
  const frame = frameData(entry, site);
  return {
    address: entry.address,
    head: headData(entry, site, frame.breadcrumbs),
    frame,
    look: lookOf(site),
    labels: site.ownLabels,
    sections: entry.sections,
    preloads: picturePreloads(entry, site),
    origin: originOf(entry, site),
    ...(entry.post ? { post: postHeader(entry.title, entry.post, site.listings[entry.type]?.address) } : {}),
  };
}

/** The page out of the site with marks. Its head has none. */
function editablePageData(entry: Entry, site: Site, { site: marked, files, forms }: EditableSite): PageData {
  const page = entriesByAddress(marked).get(entry.address) ?? entry;
  const { head } = pageData(entry, site);
  const edit = { url: site.settings.editUrl ?? '', files, forms };
  return { ...pageData(page, marked), head, labels: marked.words.labels, edit };
}

function postHeader(title: string, { published: date, ...post }: Post, back?: string): PostHeader {
  return { title, date, ...post, back: back === undefined ? undefined : { href: back } };
}

function originOf(entry: Entry, { navigation }: Site): string | undefined {
  if (navigation.button.href.split('#')[0] === entry.address) return undefined;
  const parts = Object.entries({ ...aboutOf(entry), from: entry.address }).filter(([, value]) => value);
  return `?${parts.map(([name, value]) => `${name}=${value}`).join('&')}`;
}

function aboutOf(entry: Entry): { about?: string; town?: string } {
  if (entry.type === 'project') return { about: entry.fields.services[0], town: entry.fields.town };
  if (entry.type === 'service') return { about: entry.name };
  return entry.type === 'area' ? { town: entry.name } : {};
}
