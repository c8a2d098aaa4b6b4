import type { Prose } from '../kinds/values';
import { memoize } from './memoize';
import { sourceName } from './reviewSources';
import type { Entry, Page, Review, Section, SectionKind, Site } from './Site';

/** All pages, ordered by content type. */
export const entriesOf = memoize((site: Site): readonly Entry[] =>
  Object.values(site.entries).flatMap((files) => files.flatMap((file) => ('address' in file ? [file] : []))),
);

export const entriesByAddress = memoize(
  (site: Site): ReadonlyMap<string, Entry> => new Map(entriesOf(site).map((entry) => [entry.address, entry])),
);

/** A page in the feeds of the site. Dates are calendar days: `YYYY-MM-DD`. */
export interface FeedItem {
  entry: Entry;
  date: string;
  changed?: string;
  author: string;
  categories: string[];
}

/** The posts and the finished jobs of the site, newest first. */
export const feedItems = memoize((site: Site): readonly FeedItem[] =>
  entriesOf(site)
    .flatMap((entry) => feedItem(entry, site) ?? [])
    .sort((a, b) => b.date.localeCompare(a.date)),
);

function feedItem(entry: Entry, site: Site): FeedItem | undefined {
  if (entry.post) {
    const { published: date, updated: changed, author, category, tags } = entry.post;
    return { entry, date, changed, author, categories: [category, ...tags] };
  }
  if (entry.type !== 'project') return undefined;
  const { finished, services } = entry.fields;
  const categories = site.entries.service
    .filter(({ name }) => services.includes(name))
    .map(({ label }) => label);
  // A job has a month only.
  return { entry, date: `${finished}-01`, author: site.business.name, categories };
}

/** The sections of a kind on a page; none without a page. */
export function sectionsOf<K extends SectionKind>(page: Pick<Page, 'sections'> | undefined, kind: K) {
  const isOfKind = (section: Section): section is Extract<Section, { kind: K }> => section.kind === kind;
  return page?.sections.filter(isOfKind) ?? [];
}

/** The file names of the reviews that projects refer to, by the project's address. */
const reviewNames = memoize(
  ({ entries }: Site) => new Map(entries.project.map(({ address, fields }) => [address, fields.review])),
);

/** The reviews that refer to this page, and the review that its project refers to, in the order of all reviews. */
export function reviewsOf({ address }: Pick<Page, 'address'>, site: Site): Review[] {
  const projectReview = reviewNames(site).get(address);
  return site.entries.review
    .filter(({ name, fields }) => name === projectReview || fields.pages.includes(address))
    .flatMap(({ fields, body }) => {
      const { source } = fields;
      if (!body) return [];
      return [{ ...fields, text: body, ...(source ? { from: sourceName(source, site.siteLanguage) } : {}) }];
    });
}

/** The body text of a page, as feeds show it: of its `text` sections, otherwise the text below its front matter. */
export function bodyTexts(page: Pick<Page, 'sections' | 'body'>): Prose[] {
  const texts = sectionsOf(page, 'text').flatMap(({ props: { body } }) => body ?? []);
  return texts.length === 0 && page.body ? [page.body] : texts;
}
