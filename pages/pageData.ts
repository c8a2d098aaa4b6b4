import type { PictureAhead } from '../components/hero/PicturesAhead';
import type { Frame } from '../pipeline/model/frame';
import type { ArticleEntry, Entry, PlacedSection, Site } from '../pipeline/model/Site';
import { type ArticleData, articleData } from './articleData';
import { frameOf } from './frameOf';
import { type HeadData, headData } from './headData';
import { picturesAhead } from './picturesAhead';

/** Everything one page is made of, as JSON: the same data always gives the same page. */
export interface PageData {
  address: string;
  head: HeadData;
  frame: Frame;
  sections: PlacedSection[];
  ahead: PictureAhead[];
  /** Only on articles. */
  article?: ArticleData;
}

/** One page's data out of the whole site. */
export function pageData(entry: Entry, site: Site): PageData {
  return {
    address: entry.address,
    head: headData(entry, site),
    frame: frameOf(entry, site),
    sections: entry.sections,
    ahead: picturesAhead(entry, site),
    ...(entry.type === 'article' ? { article: articleData(entry as ArticleEntry, site) } : {}),
  };
}
