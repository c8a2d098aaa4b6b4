import { memoize } from './memoize';
import { sourceName } from './reviewSources';
import type { Entry, Page, Prose, Review, Section, SectionKind, SectionOf, Site } from './Site';

/** All pages, ordered by content type. */
export const entriesOf = memoize((site: Site): readonly Entry[] =>
  Object.values(site.entries).flatMap((files) => files.flatMap((file) => ('address' in file ? [file] : []))),
);

export const entriesByAddress = memoize(
  (site: Site): ReadonlyMap<string, Entry> => new Map(entriesOf(site).map((entry) => [entry.address, entry])),
);

/** An entry in a feed, besides its title and its text. `date` is the sort key. */
export interface FeedItem {
  entry: Entry;
  date: string;
  changed?: string;
  author: string;
  categories: string[];
}

/** The entries of the feeds, newest first. */
export const newsOf = memoize((site: Site): readonly FeedItem[] =>
  entriesOf(site)
    .flatMap((entry) => newsItem(entry, site))
    .sort((a, b) => b.date.localeCompare(a.date)),
);

function newsItem(entry: Entry, site: Site): FeedItem[] {
  if (entry.post) {
    const { published: date, updated: changed, author, category, tags } = entry.post;
    return [{ entry, date, changed, author, categories: [category, ...tags] }];
  }
  if (entry.type !== 'project') return [];
  const { finished, services } = entry.fields;
  const categories = site.entries.service
    .filter(({ name }) => services.includes(name))
    .map(({ label }) => label);
  return [{ entry, date: `${finished}-01`, author: site.business.name, categories }];
}

export function sectionsOf<K extends SectionKind>(page: Pick<Page, 'sections'> | undefined, kind: K) {
  const isOfKind = (section: Section): section is SectionOf<K> => section.kind === kind;
  return page?.sections.filter(isOfKind) ?? [];
}

/** The names of reviews that projects refer to, by the project's address. */
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
      return [{ ...fields, text: body, ...(source ? { from: sourceName(source, site.words) } : {}) }];
    });
}

/** The running text of a page: of its `text` sections, otherwise the text below its front matter. */
export function storyOf(page: Pick<Page, 'sections' | 'body'>): Prose[] {
  const texts = sectionsOf(page, 'text').flatMap(({ props: { body } }) => body ?? []);
  return texts.length === 0 && page.body ? [page.body] : texts;
}
