import { picturesOn } from '../../pages/pictures';
import { entriesOf } from '../../pipeline/model/entries';
import type { Entry, Site } from '../../pipeline/model/Site';
import { urlOf } from '../../pipeline/model/urls';
import { escapeXml } from './escapeXml';

/** Per address: Google, "Image sitemaps". */
const MAX_PICTURES = 1000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

/**
 * The sitemap of all addresses that search engines may list, with their pictures and times of last change (`times`, by file). One
 * file may hold 50,000 addresses (sitemaps.org), which is more than hosts of static sites take.
 */
export function sitemap(site: Site, times: ReadonlyMap<string, string>): string {
  const urls = entriesOf(site)
    .filter(({ listed }) => listed)
    .sort((a, b) => (a.address < b.address ? -1 : 1))
    .map((entry) => urlNode(entry, site, times.get(entry.file)));
  const first = `<urlset xmlns="${SCHEMA}" xmlns:image="${IMAGES}">`;
  return [HEAD, first, ...urls, '</urlset>', ''].join('\n');
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
