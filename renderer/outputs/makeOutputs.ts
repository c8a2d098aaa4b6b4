import type { ReadTree } from '../../pipeline/markdown/openProse';
import type { Entry, Site } from '../../pipeline/model/Site';
import { urlOf } from '../../pipeline/model/urls';
import type { Store } from '../../pipeline/source/store.mjs';
import { forPage } from '../build/BrokenPages';
import { feeds, feedText, textTrees } from './feeds';
import { headersFile, redirectsFile } from './hostFiles';
import { makeIcons } from './icons';
import { llms } from './llms';
import { manifest } from './manifest';
import { sitemap } from './sitemap';

interface OutputOptions {
  times: ReadonlyMap<string, string>;
  readTree: ReadTree;
  store: Store;
  /** A hash of the code that draws icons. */
  code: string;
}

/** Makes all files that are neither pages nor pictures, by path in the site, for builds and for development. */
export async function makeOutputs(
  site: Site,
  { times, readTree, store, code }: OutputOptions,
): Promise<Map<string, string | Buffer>> {
  const trees = textTrees(readTree);
  const textOf = (post: Entry) => forPage(post.file, () => feedText(trees(post), urlOf(post, site)));
  return new Map<string, string | Buffer>([
    ...(await makeIcons(site, store, code)),
    ...siteFiles(site, times, textOf),
  ]);
}

/** Text files made from the whole site, by path. `times`: the last change of each content file; `textOf`: an entry's HTML for feeds. */
export function siteFiles(
  site: Site,
  times: ReadonlyMap<string, string>,
  textOf: (entry: Entry) => string,
): Map<string, string> {
  return new Map([
    ['sitemap.xml', sitemap(site, times)],
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
