import { entriesOf } from '../pipeline/model/entriesOf';
import type { Site } from '../pipeline/model/Site';
import { titleAddress } from '../pipeline/model/slugOf';

export interface Redirect {
  from: string;
  to: string;
}

/** Old addresses and where they lead: what the owner wrote, then those that follow from the titles of articles. None hides a page. */
export function redirectsOf(site: Site): Redirect[] {
  const taken = new Set(entriesOf(site).map(({ address }) => address));
  const wanted = [
    ...site.redirects.map(({ label, href }) => ({ from: label, to: href })),
    ...site.articles.map(({ title, address }) => ({ from: titleAddress(title), to: address })),
  ];
  return wanted.filter(({ from }) => !taken.has(from) && taken.add(from));
}
