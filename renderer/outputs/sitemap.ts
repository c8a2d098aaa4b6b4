import { picturesOn } from '../../pages/pictures';
import { entriesOf } from '../../pipeline/model/entries';
import type { Entry, Site } from '../../pipeline/model/Site';
import { urlOf } from '../../pipeline/model/urls';
import { escapeXml } from './escapeXml';

/** The limits of a sitemap file minus some bytes for its first and last lines: sitemaps.org, "Sitemap limits". */
const LIMITS = { addresses: 50_000, bytes: 50_000_000 };
/** Per address: Google, "Image sitemaps". */
const MAX_PICTURES = 1000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

/**
 * The sitemap of all addresses that search engines may list, with their pictures and times of last change (`times`, by file).
 * Returns files by name: if there are too many addresses for one file, `sitemap.xml` is an index of several.
 */
export function sitemap(
  site: Site,
  times: ReadonlyMap<string, string>,
  limits = LIMITS,
): Map<string, string> {
  const entries = entriesOf(site)
    .filter(({ listed }) => listed)
    .sort((a, b) => (a.address < b.address ? -1 : 1));
  const shards = split(
    entries.map((entry) => urlNode(entry, site, times.get(entry.file))),
    limits,
  );
  if (shards.length <= 1) return new Map([['sitemap.xml', urlSet(shards[0] ?? [])]]);
  const names = shards.map((_shard, index) => `sitemap-${index + 1}.xml`);
  return new Map([
    ['sitemap.xml', sitemapIndex(names, site)],
    ...shards.map((urls, index) => [names[index] ?? '', urlSet(urls)] as const),
  ]);
}

function urlNode(entry: Entry, site: Site, changed?: string): string {
  const { settings } = site;
  const address = urlOf(entry, site);
  const pictures = picturesOn(entry).slice(0, MAX_PICTURES);
  return [
    `<url><loc>${escapeXml(address)}</loc>`,
    changed ? `<lastmod>${changed}</lastmod>` : '',
    ...pictures.map(
      (path) => `<image:image><image:loc>${escapeXml(settings.siteUrl + path)}</image:loc></image:image>`,
    ),
    '</url>',
  ].join('');
}

function split(urls: readonly string[], { addresses, bytes }: typeof LIMITS): string[][] {
  const shards: string[][] = [];
  let remaining = 0;
  for (const url of urls) {
    const size = Buffer.byteLength(url) + 1;
    const shard = shards.at(-1);
    if (!shard || shard.length === addresses || size > remaining) {
      shards.push([url]);
      remaining = bytes - size;
    } else {
      shard.push(url);
      remaining -= size;
    }
  }
  return shards;
}

function urlSet(urls: readonly string[]): string {
  return [HEAD, `<urlset xmlns="${SCHEMA}" xmlns:image="${IMAGES}">`, ...urls, '</urlset>', ''].join('\n');
}

function sitemapIndex(names: readonly string[], { settings }: Site): string {
  const lines = names.map(
    (name) => `<sitemap><loc>${escapeXml(`${settings.siteUrl}/${name}`)}</loc></sitemap>`,
  );
  return [HEAD, `<sitemapindex xmlns="${SCHEMA}">`, ...lines, '</sitemapindex>', ''].join('\n');
}
