import type { AboutPage, BreadcrumbList, Graph, Thing, WebSite } from 'schema-dts';
import type { Link, Picture } from '../../kinds/values';
import { sectionsOf } from '../entries';
import { contentTypeOf, sectionModel } from '../registry';
import type { Entry, Page, Section, SectionKind, Site } from '../Site';
import { PAGE_TYPES, type SectionModel } from '../section';
import { businessId, idOn, siteId, urlOf } from '../urls';
import { businessNode, businessReference } from './businessNodes';

interface Context {
  site: Site;
  /** The breadcrumbs of the page; empty on the home page. */
  breadcrumbs: Link[];
  picture: Picture;
}

/** What search engines read of a page: a JSON-LD graph in the vocabulary of schema.org. Every `@id` that it refers to is defined in it. */
export function structuredData(page: Entry, context: Context): Graph {
  const { site } = context;
  const nodes: (Thing | undefined)[] = [
    webSite(site),
    webPage(page, context),
    contentTypeOf(page.type).mainNode?.make(page, site),
    describesBusiness(page) ? businessNode(site, page) : businessReference(site),
    ...[...new Set(page.sections.map(({ kind }) => kind))].flatMap((kind) => sectionNodes(kind, page, site)),
    breadcrumbList(page, context),
  ];
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) };
}

/** Whether a page describes the whole business: the home page and the page of the contact form. */
function describesBusiness({ address, sections }: Page): boolean {
  return address === '/' || sections.some((section) => pageTypeOf(section) === 'ContactPage');
}

function pageTypeOf({ kind }: Section): SectionModel['pageType'] {
  return sectionModel(kind)?.pageType;
}

/** The nodes of all sections of a kind, which may share one node: one FAQ page for several lists of questions. */
function sectionNodes(kind: SectionKind, page: Entry, site: Site): Thing[] {
  const allProps = sectionsOf(page, kind).map(({ props }) => props);
  return sectionModel(kind)?.nodes?.(allProps, { page, site }) ?? [];
}

/** The `@id` of the node that the page is about, if there is one. */
function mainId(page: Entry, site: Site): string | undefined {
  const { mainNode } = contentTypeOf(page.type);
  if (mainNode) return idOn(page, mainNode.id, site);
  return describesBusiness(page) ? businessId(site) : undefined;
}

function webSite(site: Site): WebSite {
  const { name, shortName } = site.business;
  const { language } = site.siteLanguage;
  return {
    '@type': 'WebSite',
    '@id': siteId(site),
    url: `${site.settings.siteUrl}/`,
    name,
    alternateName: shortName === name ? undefined : shortName,
    inLanguage: language,
    publisher: { '@id': businessId(site) },
  };
}

/** The schema.org type of a page, from its sections. The home page and pages with a main node are `WebPage`. */
function schemaTypeOf({ type, address, sections }: Entry): string {
  if (contentTypeOf(type).mainNode || address === '/') return 'WebPage';
  const types = new Set(sections.map(pageTypeOf));
  return PAGE_TYPES.find((each) => types.has(each)) ?? 'WebPage';
}

function webPage(page: Entry, { site, breadcrumbs, picture }: Context): Thing {
  const main = mainId(page, site);
  const node = {
    '@id': idOn(page, 'page', site),
    url: urlOf(page, site),
    name: page.title,
    description: page.description,
    inLanguage: site.siteLanguage.language,
    isPartOf: { '@id': siteId(site) },
    about: { '@id': businessId(site) },
    breadcrumb: breadcrumbs.length > 0 ? { '@id': idOn(page, 'breadcrumbs', site) } : undefined,
    mainEntity: main ? { '@id': main } : undefined,
    primaryImageOfPage: { '@type': 'ImageObject' as const, url: site.settings.siteUrl + picture.large },
  };
  return { '@type': schemaTypeOf(page) as 'AboutPage', ...node } satisfies AboutPage;
}

function breadcrumbList(page: Page, { site, breadcrumbs }: Context): BreadcrumbList | undefined {
  if (breadcrumbs.length === 0) return undefined;
  return {
    '@type': 'BreadcrumbList',
    '@id': idOn(page, 'breadcrumbs', site),
    itemListElement: breadcrumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: urlOf({ address: href }, site),
    })),
  };
}
