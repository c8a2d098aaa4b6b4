import type { NextPagePicture } from '../components/ui/PreloadedPictures';
import type { Labels } from '../pipeline/labels/labels';
import type { Sources } from '../pipeline/model/load/sources';
import { type PageFrameData, pageFrameData } from '../pipeline/model/pageFrame';
import { sectionIds } from '../pipeline/model/registry';
import type { Entry, Post, Section, Site } from '../pipeline/model/Site';
import { type EditData, editData } from './editData';
import { type HeadData, headData } from './headData';
import { picturePreloads } from './pictures';

/** Everything that a page is rendered from. It is JSON, and equal data gives equal HTML. */
export interface PageData {
  address: string;
  head: HeadData;
  /** The data of the header, the breadcrumbs and the footer. */
  frame: PageFrameData;
  /** The colors, the fonts and the logo that the business chose. */
  theme?: Site['business']['brand'];
  /** Only the labels that the owner changed. */
  labels: Partial<Labels>;
  sections: Section[];
  /** The ids on the page but those of headings in Markdown, which must not repeat them. */
  ids: string[];
  /** Large pictures on the pages that a visitor may open next. */
  preloads: NextPagePicture[];
  /** The query string that a script adds to links to the form: the subject of this page (names of files) and its path. */
  origin?: string;
  /** On the page of an article. `back`: the address of the list of articles. */
  post?: Post & { title: string; back?: string };
  /** Only in a preview. */
  edit?: EditData;
}

/** `sources`: the positions in content files, which a preview shows. */
export function pageData(entry: Entry, site: Site, sources?: Sources): PageData {
  const frame = pageFrameData(entry, site);
  const data: PageData = {
    address: entry.address,
    head: headData(entry, site, frame.breadcrumbs),
    frame,
    theme: site.business.brand,
    labels: site.ownLabels,
    sections: entry.sections,
    ids: sectionIds(entry.sections.map(({ props, ...section }) => ({ ...section, fields: props }))),
    preloads: picturePreloads(entry, site),
    origin: originOf(entry, site),
    post: entry.post && { ...entry.post, title: entry.title, back: site.listings[entry.type]?.address },
  };
  return sources ? { ...data, edit: editData(entry, site, data, sources) } : data;
}

/** Nothing on the page of the form itself. */
function originOf(entry: Entry, { navigation }: Site): string | undefined {
  if (navigation.button.href.split('#')[0] === entry.address) return undefined;
  const parameters = Object.entries({ ...subjectOf(entry), from: entry.address });
  const known = parameters.filter(([, value]) => value).map(([name, value]) => `${name}=${value}`);
  return `?${known.join('&')}`;
}

/** The service and the town that a page is about, by the names of their files. */
function subjectOf(entry: Entry): { about?: string; town?: string } {
  if (entry.type === 'project') return { about: entry.fields.services[0], town: entry.fields.town };
  if (entry.type === 'service') return { about: entry.name };
  return entry.type === 'area' ? { town: entry.name } : {};
}
