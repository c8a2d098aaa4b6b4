import type { Site } from '../../pipeline/model/Site';
import { feeds } from './feeds';
import type { FeedTextOf } from './feedTexts';
import { headersFile } from './headers';
import { llms } from './llms';
import { manifest } from './manifest';
import { redirectsFile } from './redirects';
import { sitemap } from './sitemap';

/** Files made from the whole site, by path in the built site. `times`: when each file of the content was last changed; `textOf`: an entry's text for feeds. */
export function siteFiles(
  site: Site,
  times: ReadonlyMap<string, string>,
  textOf: FeedTextOf,
): Map<string, string> {
  return new Map([
    ...sitemap(site, times),
    ...feeds(site, textOf),
    ['site.webmanifest', manifest(site)],
    ['robots.txt', robots(site)],
    ['llms.txt', llms(site)],
    ['_headers', headersFile()],
    ['_redirects', redirectsFile(site)],
  ]);
}

function robots({ settings }: Site): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${settings.siteUrl}/sitemap.xml`, ''].join('\n');
}
