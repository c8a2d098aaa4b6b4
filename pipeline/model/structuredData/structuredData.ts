import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import { plainText } from '../../markdown/countWords';
import { telephone } from '../resolveMentions';
import { reviewsOf } from '../reviewsOf';
import type { AreaEntry, ArticleEntry, Entry, Link, ServiceEntry, Site } from '../Site';
import type { FaqProps } from '../sections/faq';
import { sectionsOf } from '../sectionsOf';
import { addressNode, businessId, businessNode } from './businessNode';
import { reviewNode } from './reviewNode';

/** One graph a page. The full business stands where its facts can be read: on home and on the page with the contact form. */
export function structuredData(entry: Entry, site: Site, trail: Link[]): Graph {
  const nodes: Thing[] = [
    webSite(site),
    webPage(entry, site),
    ...own(entry, site),
    ...questions(entry, site),
  ];
  if (trail.length > 0) nodes.push(breadcrumbList(trail, entry, site));
  return { '@context': 'https://schema.org', '@graph': nodes };
}

function own(entry: Entry, site: Site): Thing[] {
  if (entry.type === 'service') return [serviceNode(entry as ServiceEntry, site), reference(site)];
  if (entry.type === 'area') return [areaNode(entry as AreaEntry, site)];
  if (entry.type === 'article') return [articleNode(entry as ArticleEntry, site), reference(site)];
  const full = entry.address === '/' || entry.sections.some(({ kind }) => kind === 'contactForm');
  return [full ? businessNode(site, entry) : reference(site)];
}

function urlOf({ address }: Entry, { settings }: Site): string {
  return address === '/' ? `${settings.siteUrl}/` : settings.siteUrl + address;
}

function reference(site: Site): Thing {
  const { kind, name } = site.business;
  return {
    '@type': kind as 'GeneralContractor',
    '@id': businessId(site),
    name,
    url: `${site.settings.siteUrl}/`,
  };
}

function webSite(site: Site): Thing {
  const { siteUrl } = site.settings;
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    url: `${siteUrl}/`,
    name: site.business.name,
    publisher: { '@id': businessId(site) },
  };
}

/** The kind of a page by what stands on it. */
const PAGE_KINDS = [
  ['contactForm', 'ContactPage'],
  ['gallery', 'ImageGallery'],
  ['timeline', 'AboutPage'],
  ['team', 'AboutPage'],
  ['posts', 'CollectionPage'],
] as const;

function webPage(entry: Entry, site: Site): Thing {
  const url = urlOf(entry, site);
  const found = PAGE_KINDS.find(([kind]) => entry.sections.some((section) => section.kind === kind));
  return {
    '@type': found?.[1] ?? 'WebPage',
    '@id': `${url}#page`,
    url,
    name: entry.title,
    description: entry.description,
    isPartOf: { '@id': `${site.settings.siteUrl}/#website` },
    about: { '@id': businessId(site) },
    inLanguage: 'en-US',
  } as Thing;
}

function serviceNode(entry: ServiceEntry, site: Site): Thing {
  const reviews = reviewsOf(entry, site);
  return {
    '@type': 'Service',
    '@id': `${urlOf(entry, site)}#service`,
    name: entry.label,
    description: entry.description,
    url: urlOf(entry, site),
    serviceType: entry.label,
    provider: { '@id': businessId(site) },
    areaServed: site.business.counties.map((name) => ({
      '@type': 'AdministrativeArea' as const,
      name: `${name} County`,
    })),
    ...(reviews.length > 0 ? { review: reviews.map(reviewNode) } : {}),
  };
}

function areaNode(entry: AreaEntry, site: Site): Thing {
  const { name, state, postalCode, county, reviewCount } = entry.fields;
  const { business } = site;
  return {
    '@type': business.kind as 'GeneralContractor',
    '@id': `${urlOf(entry, site)}#business`,
    parentOrganization: { '@id': businessId(site) },
    name: business.name,
    url: urlOf(entry, site),
    telephone: telephone(entry.phone ?? business.phone).slice(4),
    address: addressNode(site),
    areaServed: {
      '@type': 'City',
      name,
      address: { '@type': 'PostalAddress', addressLocality: name, addressRegion: state, postalCode },
      containedInPlace: { '@type': 'AdministrativeArea', name: `${county} County` },
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: business.rating.value.toFixed(1),
      reviewCount,
      bestRating: '5',
    },
    review: reviewsOf(entry, site).map(reviewNode),
  };
}

function articleNode(entry: ArticleEntry, site: Site): Thing {
  const { publishedAt, updatedAt, author, image, category, tags, words } = entry.fields;
  return {
    '@type': 'BlogPosting',
    '@id': `${urlOf(entry, site)}#article`,
    headline: entry.title,
    description: entry.description,
    image: site.settings.siteUrl + image.large,
    datePublished: publishedAt,
    dateModified: updatedAt ?? publishedAt,
    author: { '@type': 'Organization', name: author },
    publisher: { '@id': businessId(site) },
    mainEntityOfPage: { '@id': `${urlOf(entry, site)}#page` },
    articleSection: category,
    keywords: tags.join(', '),
    wordCount: words,
  };
}

function questions(entry: Entry, site: Site): Thing[] {
  const asked = sectionsOf<FaqProps>(entry, 'faq').flatMap(({ props }) => props.questions);
  if (asked.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': `${urlOf(entry, site)}#faq`,
      mainEntity: asked.map(({ question, answer }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: plainText(answer.prose).trim() },
      })),
    },
  ];
}

function breadcrumbList(trail: Link[], entry: Entry, site: Site): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${urlOf(entry, site)}#breadcrumbs`,
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: href === '/' ? `${site.settings.siteUrl}/` : site.settings.siteUrl + href,
    })),
  };
}
