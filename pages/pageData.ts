import type { PictureAhead } from '../components/hero/PicturesAhead';
import type { Labels } from '../pipeline/labels/labels';
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
  /** What is above the sections of a post. */
  post?: PostHeader;
}

interface PostHeader extends Omit<Post, 'published'> {
  title: string;
  date: string;
  /** The list of posts. */
  back: { href: string };
}

/** One page's data out of the whole site. */
export function pageData(entry: Entry, site: Site): PageData {
  return {
    address: entry.address,
    head: headData(entry, site),
    frame: frameData(entry, site),
    look: lookOf(site),
    labels: site.ownLabels,
    sections: entry.sections,
    preloads: picturePreloads(entry, site),
    ...(entry.post ? { post: postHeader(entry.title, entry.post, site.listings[entry.type]?.address) } : {}),
  };
}

function postHeader(title: string, { published: date, ...post }: Post, back = '/'): PostHeader {
  return { title, date, ...post, back: { href: back } };
}
