import { labels } from '../components/labels';
import { entriesByAddress } from '../pipeline/model/entriesOf';
import { memoize } from '../pipeline/model/memoize';
import type { Entry, Link, Site } from '../pipeline/model/Site';

function labelOf({ label, part }: Entry): string {
  return part?.previous ? labels.pageOf(part.number, part.of) : label;
}

/** From home to this page. A town stands below the page of all towns, an article below the blog, a service below the services. */
export function breadcrumbs(entry: Entry, site: Site): Link[] {
  if (entry.address === '/') return [];
  const home = entriesByAddress(site).get('/');
  const parent = entry.part?.previous ? firstOf(entry, site) : parentOf(entry, site);
  return [home, parent, entry].flatMap((page) =>
    page ? [{ label: labelOf(page), href: page.address, external: false }] : [],
  );
}

/** The first page of a list that goes over several. */
function firstOf({ file }: Entry, { pages }: Site): Entry | undefined {
  return pages.find((page) => page.file === file);
}

const LISTED_BY: Record<string, string> = { area: 'areas', article: 'posts', service: 'services' };

function parentOf({ type }: Entry, site: Site): Entry | undefined {
  const section = LISTED_BY[type];
  return section ? listings(site).get(section) : undefined;
}

/** By the kind of section, the page, home aside, that lists such entries. */
const listings = memoize(
  ({ pages }: Site) =>
    new Map(Object.values(LISTED_BY).map((section) => [section, listingOf(section, pages)])),
);

function listingOf(section: string, pages: readonly Entry[]): Entry | undefined {
  const listing = pages.filter(
    ({ address, sections }) => address !== '/' && sections.some(({ kind }) => kind === section),
  );
  return listing.sort((a, b) => placeOf(a, section) - placeOf(b, section))[0];
}

function placeOf({ sections }: Entry, section: string): number {
  return sections.findIndex(({ kind }) => kind === section);
}
