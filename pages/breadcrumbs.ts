import { labels } from '../components/labels';
import { entriesByAddress } from '../pipeline/model/entries';
import type { Entry, Link, Site } from '../pipeline/model/Site';

/** From home to this page. A page that another one lists is below it: a town below the page of all towns. */
export function breadcrumbs({ type, address, label, pagination }: Entry, site: Site): Link[] {
  if (address === '/') return [];
  const home = entriesByAddress(site).get('/');
  const listing = site.listings[type];
  const parent = listing?.address === '/' ? undefined : listing;
  const own = { label, address };
  // The later pages of a list are below its first one.
  const last = pagination?.previous
    ? [firstPage(address, site), { label: labels.pageOf(pagination.number, pagination.of), address }]
    : [parent, own];
  return [home, ...last].flatMap((page) =>
    page ? [{ label: page.label, href: page.address, external: false }] : [],
  );
}

function firstPage(address: string, site: Site): Entry | undefined {
  return entriesByAddress(site).get(address.replace(/\/page\/\d+$/, ''));
}
