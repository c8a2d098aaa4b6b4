import type { AboutPage, Thing, WebSite } from 'schema-dts';
import { language } from '../language';
import type { Entry, Link, Picture, Site } from '../Site';
import { businessId, idOn, siteId, urlOf } from './ids';

export function webSite(site: Site): WebSite {
  const { name, shortName } = site.business;
  return {
    '@type': 'WebSite',
    '@id': siteId(site),
    url: `${site.settings.siteUrl}/`,
    name,
    ...(shortName === name ? {} : { alternateName: shortName }),
    inLanguage: language,
    publisher: { '@id': businessId(site) },
  };
}

/** The kind of a page by what stands on it, the first that fits. Home is simply a page. */
const PAGE_KINDS = [
  ['contactForm', 'ContactPage'],
  ['gallery', 'ImageGallery'],
  ['timeline', 'AboutPage'],
  ['team', 'AboutPage'],
  ['posts', 'CollectionPage'],
  ['areas', 'CollectionPage'],
  ['service', 'CollectionPage'],
  ['services', 'CollectionPage'],
] as const;

function kindOf({ type, address, sections }: Entry): string {
  if (type !== 'page' || address === '/') return 'WebPage';
  return PAGE_KINDS.find(([kind]) => sections.some((section) => section.kind === kind))?.[1] ?? 'WebPage';
}

interface PageParts {
  trail: Link[];
  /** The `@id` of what the page is mainly about. */
  main?: string;
  picture?: Picture;
}

export function webPage(entry: Entry, { trail, main, picture }: PageParts, site: Site): Thing {
  const node = {
    '@id': idOn(entry, 'page', site),
    url: urlOf(entry, site),
    name: entry.title,
    description: entry.description,
    inLanguage: language,
    isPartOf: { '@id': siteId(site) },
    about: { '@id': businessId(site) },
    ...(trail.length > 0 ? { breadcrumb: { '@id': idOn(entry, 'breadcrumbs', site) } } : {}),
    ...(main ? { mainEntity: { '@id': main } } : {}),
    ...(picture
      ? {
          primaryImageOfPage: { '@type': 'ImageObject' as const, url: site.settings.siteUrl + picture.large },
        }
      : {}),
  };
  return { '@type': kindOf(entry) as 'AboutPage', ...node } satisfies AboutPage;
}
