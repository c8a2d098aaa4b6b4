import type { OpenText } from '../../pipeline/markdown/openProse';
import type { Site } from '../../pipeline/model/Site';
import { forPage } from '../build/BrokenPages';
import { feeds } from './feeds';
import { type FeedTextOf, FeedTexts, textTrees } from './feedTexts';
import { headersFile } from './headers';
import { makeIcons } from './icons';
import { llms } from './llms';
import { manifest } from './manifest';
import { redirectsFile } from './redirects';
import { sitemap } from './sitemap';

interface OutputOptions {
  /** Icons are written below `client` in it. */
  work: string;
  times: ReadonlyMap<string, string>;
  open: OpenText;
}

/** Makes what is neither a page nor a picture, for builds and while developing. Returns the text files by their path in the site. */
export async function makeOutputs(
  site: Site,
  { work, times, open }: OutputOptions,
): Promise<Map<string, string>> {
  await makeIcons(site, work);
  const feedTexts = new FeedTexts(work, textTrees(open), site.settings.siteUrl);
  const files = siteFiles(site, times, (post) => forPage(post.file, () => feedTexts.of(post)));
  feedTexts.write();
  return files;
}

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
    ['_headers', headersFile(site)],
    ['_redirects', redirectsFile(site)],
  ]);
}

function robots({ settings }: Site): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${settings.siteUrl}/sitemap.xml`, ''].join('\n');
}
