import type { AboutPage, BreadcrumbList, Graph, Thing, WebSite } from 'schema-dts';
import { sectionsOf } from '../entries';
import { contentTypeOf, sectionModel } from '../registry';
import type { Entry, Link, Page, Picture, Section, SectionKind, Site } from '../Site';
import { PAGE_TYPES, type SectionModel } from '../section';
import { businessId, idOn, siteId, urlOf } from '../urls';
import { businessNode, businessReference } from './business';

interface Context {
  site: Site;
  trail: Link[];
  picture: Picture;
}

/** The graph of a page. Every `@id` that it refers to is defined in it. */
export function structuredData(page: Entry, context: Context): Graph {
  const { site, trail } = context;
  const nodes: (Thing | undefined)[] = [
    webSite(site),
    webPage(page, context),
    contentTypeOf(page.type).mainNode?.make(page, site),
    describesBusiness(page) ? businessNode(site, page) : businessReference(site),
    ...[...new Set(page.sections.map(({ kind }) => kind))].flatMap((kind) => sectionNodes(kind, page, site)),
    trail.length > 0 ? breadcrumbs(page, context) : undefined,
  ];
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) };
}

/** Whether a page describes the whole business: the home page and the page of the contact form. */
function describesBusiness({ address, sections: onPage }: Page): boolean {
  return address === '/' || onPage.some((section) => pageTypeOf(section) === 'ContactPage');
}

function pageTypeOf({ kind }: Section): SectionModel['pageType'] {
  return sectionModel(kind)?.pageType;
}

function sectionNodes(kind: SectionKind, page: Entry, site: Site): Thing[] {
  const allProps = sectionsOf(page, kind).map(({ props }) => props);
  return sectionModel(kind)?.nodes?.(allProps, { page, site }) ?? [];
}

function mainId(page: Entry, site: Site): string | undefined {
  const { mainNode } = contentTypeOf(page.type);
  if (mainNode) return idOn(page, mainNode.id, site);
  return describesBusiness(page) ? businessId(site) : undefined;
}

function webSite(site: Site): WebSite {
  const { name, shortName } = site.business;
  const { language } = site.words;
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
function typeOf({ type, address, sections: onPage }: Entry): string {
  const { mainNode } = contentTypeOf(type);
  if (mainNode || address === '/') return 'WebPage';
  const wanted = new Set(onPage.map(pageTypeOf));
  return PAGE_TYPES.find((each) => wanted.has(each)) ?? 'WebPage';
}

function webPage(page: Entry, { site, trail, picture }: Context): Thing {
  const main = mainId(page, site);
  const node = {
    '@id': idOn(page, 'page', site),
    url: urlOf(page, site),
    name: page.title,
    description: page.description,
    inLanguage: site.words.language,
    isPartOf: { '@id': siteId(site) },
    about: { '@id': businessId(site) },
    breadcrumb: trail.length > 0 ? { '@id': idOn(page, 'breadcrumbs', site) } : undefined,
    mainEntity: main ? { '@id': main } : undefined,
    primaryImageOfPage: { '@type': 'ImageObject' as const, url: site.settings.siteUrl + picture.large },
  };
  return { '@type': typeOf(page) as 'AboutPage', ...node } satisfies AboutPage;
}

function breadcrumbs(page: Page, { site, trail }: Context): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': idOn(page, 'breadcrumbs', site),
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: urlOf({ address: href }, site),
    })),
  };
}
