import { entriesOf } from '../pages/entriesOf';
import { absolute } from '../pages/headData';
import type { Site } from '../pipeline/model/Site';
import { escapeXml } from './escapeXml';

/** Every address that search engines may list. */
export function sitemap(site: Site): string {
  const addresses = entriesOf(site)
    .filter(({ listed }) => listed)
    .map(({ address }) => absolute(site.settings.siteUrl, address))
    .sort();
  const urls = addresses.map((address) => `  <url><loc>${escapeXml(address)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
