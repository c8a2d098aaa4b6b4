import type { ContentType } from '../pipeline/model/contentType';
import { contentTypes } from '../pipeline/model/contentTypes.generated';
import { entriesOf } from '../pipeline/model/entries';
import type { Entry, Site } from '../pipeline/model/Site';

export interface Redirect {
  from: string;
  to: string;
}

/** Old addresses and where they lead: what the owner wrote, then the former addresses of pages. None hides a page. */
export function redirectsOf(site: Site): Redirect[] {
  const taken = new Set(entriesOf(site).map(({ address }) => address));
  const wanted = [
    ...site.redirects.map(({ label, href }) => ({ from: label, to: href })),
    ...entriesOf(site).flatMap(formerly),
  ];
  return wanted.filter(({ from }) => !taken.has(from) && taken.add(from));
}

function formerly({ type, title, address }: Entry): Redirect[] {
  const { formerAddress }: ContentType = contentTypes[type];
  return formerAddress ? [{ from: formerAddress(title), to: address }] : [];
}
