import type { Entry, Link, Site } from '../pipeline/model/Site';

/** From home to this page. A town stands below the page of all towns, an article below the blog, a service below the services. */
export function breadcrumbs(entry: Entry, site: Site): Link[] {
  if (entry.address === '/') return [];
  const home = site.pages.find(({ address }) => address === '/');
  const parent = parentOf(entry, site);
  return [home, parent, entry].flatMap((page) =>
    page ? [{ label: page.label, href: page.address, external: false }] : [],
  );
}

const LISTED_BY: Record<string, string> = { area: 'areas', article: 'posts', service: 'services' };

/** The page, home aside, that lists entries of this type. */
function parentOf({ type }: Entry, { pages }: Site): Entry | undefined {
  const section = LISTED_BY[type];
  if (!section) return undefined;
  const listing = pages.filter(
    ({ address, sections }) => address !== '/' && sections.some(({ kind }) => kind === section),
  );
  return listing.sort((a, b) => placeOf(a, section) - placeOf(b, section))[0];
}

function placeOf({ sections }: Entry, section: string): number {
  return sections.findIndex(({ kind }) => kind === section);
}
