import type { BreadcrumbList } from 'schema-dts';
import { absolute } from '../absolute';
import type { Entry, Link, Site } from '../Site';
import { idOn } from './ids';

/** The way from home to a page. */
export function breadcrumbNode(trail: Link[], entry: Entry, site: Site): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': idOn(entry, 'breadcrumbs', site),
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: absolute(site.settings.siteUrl, href),
    })),
  };
}
