import { isShown, type Showing, showingOf } from '../../model/showing';
import type { Document } from '../Document';
import type { LintedContent as Content } from '../LintedContent';
import { formerAddresses } from './formerAddresses';
import { type IsNews, isNewsIn } from './isNews';
import type { Published } from './Published';
import { renamedPages } from './renamedPages';

/** Every address of the site, and the page that is there. */
export interface Addresses {
  published: Map<string, Document>;
  unpublished: Set<string>;
  /** Pages with problems of their own: what can be jumped to on them is not known. */
  unread: Set<string>;
  mayLeadNowhere: Set<string>;
  /** Where each address leads that is no page any more. */
  formerly: (address: string) => string | undefined;
  /** Pages that come or go by themselves. */
  scheduled: Map<string, { showing: Showing; document: Document }>;
  now: Date;
  isNews: IsNews;
  /** The site's own address, and where its files are kept on GitHub, where that is known. */
  site?: string;
  repository?: string;
}

export function addressesOf(content: Content, last?: Published): Addresses {
  const { documents, now } = content;
  const pages = documents.filter((document) => document.address !== undefined);
  const published = pages.filter(({ fields }) => isShown(fields, now));
  const scheduled = pages.filter(
    ({ fields }) => fields.published !== false && (fields.publishAt || fields.expiresAt),
  );
  // That the first page is missing is told once: see `checkSingles`.
  const homeless = pages.some(({ address }) => address === '/') ? [] : ['/'];
  const business = documents.find(({ type }) => type === 'business');
  const renamed = new Map(renamedPages(content, last));
  const navigation = documents.find(({ type }) => type === 'navigation');
  return {
    published: new Map(published.map((document) => [String(document.address), document])),
    unpublished: new Set(
      pages
        .filter(({ fields }) => !isShown(fields, now))
        .map(({ address }) => String(address))
        .concat(homeless),
    ),
    unread: new Set(pages.filter(({ isValid }) => !isValid).map(({ address }) => String(address))),
    site: business?.fields.site as string | undefined,
    repository: business?.fields.repository as string | undefined,
    mayLeadNowhere: new Set([...(navigation ? mayLeadNowhere(navigation) : []), ...homeless]),
    formerly: (address) => formerAddresses(content).get(address) ?? renamed.get(address),
    scheduled: new Map(
      scheduled.map((document) => [
        String(document.address),
        { showing: showingOf(document.fields), document },
      ]),
    ),
    now,
    isNews: isNewsIn(content, last),
  };
}

/** In a navigation that could not be read, an address alone on its line is one of these. */
function mayLeadNowhere(navigation: Document): string[] {
  const listed = navigation.fields.mayLeadNowhere as string[] | undefined;
  if (listed || navigation.isValid) return listed ?? [];
  return navigation.source.lines.flatMap((line) => /^\s*- +["']?(\/[^\s"']*)["']?\s*$/.exec(line)?.[1] ?? []);
}
