import type { Draft } from './Draft';
import { formerAddresses } from './formerAddresses';
import { type IsNews, isNewsIn } from './isNews';
import type { Published } from './Published';
import type { Content } from './readContent';
import { renamedPages } from './renamedPages';
import { isShown, type Showing, showingOf } from './showing';

/** Every address of the site, and the page that is there. */
export interface Addresses {
  published: Map<string, Draft>;
  unpublished: Set<string>;
  /** Pages with problems of their own: what can be jumped to on them is not known. */
  unread: Set<string>;
  mayLeadNowhere: Set<string>;
  /** Where each address leads that is no page any more. */
  formerly: (address: string) => string | undefined;
  /** Pages that come or go by themselves. */
  scheduled: Map<string, { showing: Showing; draft: Draft }>;
  now: Date;
  isNews: IsNews;
  /** The site's own address, and where its files are kept on GitHub, where that is known. */
  site?: string;
  repository?: string;
}

export function addressesOf(content: Content, last?: Published): Addresses {
  const { drafts, now } = content;
  const pages = drafts.filter((draft) => draft.address !== undefined);
  const published = pages.filter(({ fields }) => isShown(fields, now));
  const scheduled = pages.filter(
    ({ fields }) => fields.published !== false && (fields.publishAt || fields.expiresAt),
  );
  // That the first page is missing is told once: see `checkSingles`.
  const homeless = pages.some(({ address }) => address === '/') ? [] : ['/'];
  const business = drafts.find(({ type }) => type === 'business');
  const renamed = new Map(renamedPages(content, last));
  const navigation = drafts.find(({ type }) => type === 'navigation');
  return {
    published: new Map(published.map((draft) => [String(draft.address), draft])),
    unpublished: new Set(
      pages
        .filter(({ fields }) => !isShown(fields, now))
        .map(({ address }) => String(address))
        .concat(homeless),
    ),
    unread: new Set(pages.filter(({ whole }) => !whole).map(({ address }) => String(address))),
    site: business?.fields.site as string | undefined,
    repository: business?.fields.repository as string | undefined,
    mayLeadNowhere: new Set([...(navigation ? mayLeadNowhere(navigation) : []), ...homeless]),
    formerly: (address) => formerAddresses(content).get(address) ?? renamed.get(address),
    scheduled: new Map(
      scheduled.map((draft) => [String(draft.address), { showing: showingOf(draft.fields), draft }]),
    ),
    now,
    isNews: isNewsIn(content, last),
  };
}

/** In a navigation that could not be read, an address alone on its line is one of these. */
function mayLeadNowhere(navigation: Draft): string[] {
  const listed = navigation.fields.mayLeadNowhere as string[] | undefined;
  if (listed || navigation.whole) return listed ?? [];
  return navigation.source.lines.flatMap((line) => /^\s*- +["']?(\/[^\s"']*)["']?\s*$/.exec(line)?.[1] ?? []);
}
