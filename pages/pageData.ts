import type { NextPagePicture } from '../components/hero/PreloadedPictures';
import type { Labels } from '../pipeline/labels/labels';
import { type Frame, frameData } from '../pipeline/model/frame';
import type { Sources } from '../pipeline/model/load/sources';
import { sectionIds } from '../pipeline/model/registry';
import type { Entry, Post, Section, Site } from '../pipeline/model/Site';
import { type EditData, editData } from './editData';
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
  /** The ids of its sections and of what is in them, but for those of headings in texts. */
  ids: string[];
  /** Large pictures of pages that a visitor may open next. */
  preloads: NextPagePicture[];
  /** What links to the page of the form carry along: what this page is about (names of files) and its path, as a search. */
  origin?: string;
  post?: ReturnType<typeof postHeader>;
  edit?: EditData;
}

/** One page's data out of the whole site; in a preview, with its sources. */
export function pageData(entry: Entry, site: Site, sources?: Sources): PageData {
  const frame = frameData(entry, site);
  const data: PageData = {
    address: entry.address,
    head: headData(entry, site, frame.breadcrumbs),
    frame,
    look: lookOf(site),
    labels: site.ownLabels,
    sections: entry.sections,
    ids: sectionIds(entry.sections.map(({ props, ...section }) => ({ ...section, fields: props }))),
    preloads: picturePreloads(entry, site),
    origin: originOf(entry, site),
    ...(entry.post ? { post: postHeader(entry.title, entry.post, site.listings[entry.type]?.address) } : {}),
  };
  return sources ? { ...data, edit: editData(entry, site, data, sources) } : data;
}

/** `back`: the list of posts. */
function postHeader(title: string, { published: date, ...post }: Post, back?: string) {
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
