import type { Graph, Thing } from 'schema-dts';
import type { AreaEntry, ArticleEntry, Entry, Link, Picture, ServiceEntry, Site } from '../Site';
import { areaNode } from './areaNode';
import { articleNode } from './articleNode';
import { breadcrumbNode } from './breadcrumbNode';
import { businessNode, businessReference } from './businessNode';
import { faqNode } from './faqNode';
import { businessId, idOn } from './ids';
import { personNodes } from './personNodes';
import { serviceNode } from './serviceNode';
import { webPage, webSite } from './webNodes';

interface Page {
  trail: Link[];
  picture: Picture;
}

/** One graph a page. Whatever it refers to by `@id` stands in it too. */
export function structuredData(entry: Entry, site: Site, { trail, picture }: Page): Graph {
  const faq = faqNode(entry, site);
  const full = isHome(entry) || hasForm(entry);
  const nodes: (Thing | undefined)[] = [
    webSite(site),
    webPage(entry, { trail, main: mainId(entry, site), picture }, site),
    ownNode(entry, site),
    full ? businessNode(site, entry) : businessReference(site),
    ...personNodes(entry, site),
    faq,
    trail.length > 0 ? breadcrumbNode(trail, entry, site) : undefined,
  ];
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) };
}

const isHome = ({ address }: Entry) => address === '/';

/** The page of the contact form says everything about the business, as home does. */
const hasForm = ({ sections }: Entry) => sections.some(({ kind }) => kind === 'contactForm');

function ownNode(entry: Entry, site: Site): Thing | undefined {
  if (entry.type === 'service') return serviceNode(entry as ServiceEntry, site);
  if (entry.type === 'area') return areaNode(entry as AreaEntry, site);
  if (entry.type === 'article') return articleNode(entry as ArticleEntry, site);
  return undefined;
}

const MAIN_PARTS: Record<string, string> = { service: 'service', area: 'business', article: 'article' };

function mainId(entry: Entry, site: Site): string | undefined {
  const part = MAIN_PARTS[entry.type];
  if (part) return idOn(entry, part, site);
  return isHome(entry) || hasForm(entry) ? businessId(site) : undefined;
}
