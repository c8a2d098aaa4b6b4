import { memoize } from './memoize';
import type { Entry, Page, PostEntry, Review, Section, SectionKind, SectionOf, Site } from './Site';

/** Up to this number of posts, the list is enough without a search. */
const MAX_WITHOUT_SEARCH = 20;

/** Every page, by content type. */
export const entriesOf = memoize((site: Site): readonly Entry[] =>
  Object.values(site.entries).flatMap((files) => files.flatMap((file) => ('address' in file ? [file] : []))),
);

/** The entry at each address. */
export const entriesByAddress = memoize(
  (site: Site): ReadonlyMap<string, Entry> => new Map(entriesOf(site).map((entry) => [entry.address, entry])),
);

/** Every page that is a post, in the order of its content type. */
export const postsOf = memoize((site: Site): readonly PostEntry[] =>
  entriesOf(site).filter((entry: Entry): entry is PostEntry => entry.post !== undefined),
);

/** Whether the posts can be searched. */
export function hasSearch(site: Site): boolean {
  return postsOf(site).length > MAX_WITHOUT_SEARCH;
}

/** The sections of one kind on a page. */
export function sectionsOf<K extends SectionKind>(page: Pick<Page, 'sections'> | undefined, kind: K) {
  const isOfKind = (section: Section): section is SectionOf<K> => section.kind === kind;
  return page?.sections.filter(isOfKind) ?? [];
}

/** The reviews that name this page, in their order. */
export function reviewsOf(page: Pick<Page, 'address'>, site: Site): Review[] {
  return site.entries.review
    .filter(({ fields }) => fields.pages.includes(page.address))
    .flatMap(({ fields, body }) => (body ? [{ ...fields, text: body }] : []));
}
