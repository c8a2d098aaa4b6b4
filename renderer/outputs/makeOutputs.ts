import type { ReadTree } from '../../pipeline/markdown/openProse';
import { entriesOf } from '../../pipeline/model/entries';
import type { Site } from '../../pipeline/model/Site';
import type { FileState } from '../../pipeline/source/fileHashes';
import type { Store } from '../../pipeline/source/store.mjs';
import { feeds } from './feeds';
import { headersFile, redirectsFile } from './hostFiles';
import { makeIcons } from './icons';
import { lastChanged } from './lastChanged';
import { llms } from './llms';
import { manifest } from './manifest';
import { sitemap } from './sitemap';

interface OutputOptions {
  content: string;
  /** The states of the content's files. */
  states: ReadonlyMap<string, FileState>;
  readTree: ReadTree;
  store: Store;
  /** A hash of the code that draws icons. */
  code: string;
}

/** Makes all files that are neither pages nor pictures, by path in the site, for builds and for development. */
export async function makeOutputs(
  site: Site,
  { content, states, readTree, store, code }: OutputOptions,
): Promise<Map<string, string | Buffer>> {
  const files = entriesOf(site).map(({ file }) => file);
  const times = lastChanged(content, files, states);
  const icons = await makeIcons(site, store, code);
  return new Map<string, string | Buffer>([...icons, ...textFiles(site, times, readTree)]);
}

/** Text files made from the whole site, by path. `times`: the last change of each content file. */
export function textFiles(
  site: Site,
  times: ReadonlyMap<string, string>,
  readTree: ReadTree,
): Map<string, string> {
  return new Map([
    ['sitemap.xml', sitemap(site, times)],
    ...feeds(site, readTree),
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
