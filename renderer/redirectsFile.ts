import { entriesOf } from '../pages/entriesOf';
import type { Site } from '../pipeline/model/Site';
import { slugOf } from '../pipeline/model/slugOf';

/** Old addresses and where they lead, as Netlify and Cloudflare Pages read them. None hides a page. */
export function redirectsFile(site: Site): string {
  const pages = new Set(entriesOf(site).map(({ address }) => address));
  const former = entriesOf(site).flatMap(({ address, fields }) =>
    ((fields as { formerly?: string[] }).formerly ?? []).map((from) => ({ from, to: address })),
  );
  const byTitle = site.articles
    .map(({ title, address }) => ({ from: `/blog/${slugOf(title)}`, to: address }))
    .filter(({ from }) => !former.some((other) => other.from === from));
  const lines = [...former, ...byTitle]
    .filter(({ from }) => !pages.has(from))
    .map(({ from, to }) => `${from} ${to} 301`);
  return [...lines, ''].join('\n');
}
