import { redirectsOf } from '../pages/redirectsOf';
import type { Site } from '../pipeline/model/Site';

/** Old addresses and where they lead for good, as Netlify and Cloudflare Pages read them; the second of these wants both spellings. */
export function redirectsFile(site: Site): string {
  const lines = redirectsOf(site).flatMap(({ from, to }) => {
    const spellings = from.endsWith('.html') ? [from] : [from, `${from}/`];
    return spellings.map((spelling) => `${spelling} ${to} 301`);
  });
  return [...lines, ''].join('\n');
}
