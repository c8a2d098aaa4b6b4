import { fill } from '../pipeline/labels/fill';
import { notFoundAddress } from '../pipeline/model/contentTypes/page';
import { entriesByAddress } from '../pipeline/model/entries';
import type { Entry, Link, Pagination, Site } from '../pipeline/model/Site';
import { firstAddress } from '../pipeline/model/urls';

/** From home to this page. A page that another one lists is below it: a town below the page of all towns. */
export function breadcrumbs({ type, address, label, pagination }: Entry, site: Site): Link[] {
  if (address === '/') return [];
  const home = entriesByAddress(site).get('/');
  const listing = site.listings[type];
  const parent = listing?.address === '/' ? undefined : listing;
  // A link to the error page would be answered with an error.
  const own = address === notFoundAddress ? undefined : { label, address };
  const numbered = ({ number, of }: Pagination) => fill(site.words.labels.pageOf, { number, total: of });
  // The later pages of a list are below its first one.
  const last = pagination?.previous
    ? [firstPage(address, site), { label: numbered(pagination), address }]
    : [parent, own];
  return [home, ...last].flatMap((page) =>
    page ? [{ label: page.label, href: page.address, external: false }] : [],
  );
}

/** The first page of a list, unless it is home, with which every trail begins. */
function firstPage(address: string, site: Site): Entry | undefined {
  const first = firstAddress(address);
  return first === '/' ? undefined : entriesByAddress(site).get(first);
}
