import type { GeneralContractor, Review as ReviewNode } from 'schema-dts';
import { telephone } from '../../kinds/contact';
import { countyInWords } from '../../labels/phrases';
import { reviewsOf } from '../entries';
import { ratingInWords } from '../factsOf';
import { hostsOf } from '../reviewSources';
import type { Page, Review, Site } from '../Site';
import { businessId } from '../urls';
import { hoursProperties } from './hoursNodes';

// Nodes of schema.org about the business, for the structured data of pages.

/** The home page shows many reviews, of which the business node has the first ones. */
const MAX_REVIEWS = 5;

/** The business on most pages, with only the facts that identify it. Without a phone number, because the page may show another one. */
export function businessReference(site: Site): GeneralContractor {
  const { kind, name } = site.business;
  return {
    '@type': kind as 'GeneralContractor',
    '@id': businessId(site),
    name,
    url: `${site.settings.siteUrl}/`,
    address: addressNode(site),
  };
}

/** The business with all its facts, for pages that show these. */
export function businessNode(site: Site, page: Page): GeneralContractor {
  const { business, settings } = site;
  return {
    // Cast because TypeScript cannot spread the union type of `schema-dts`.
    ...(businessReference(site) as object),
    '@type': business.kind as 'GeneralContractor',
    description: business.description,
    image: settings.siteUrl + business.image.large,
    telephone: telephoneOf(business.phone),
    email: business.email,
    logo: settings.siteUrl + (business.brand?.logo?.src ?? '/icon.svg'),
    geo: business.geo && { '@type': 'GeoCoordinates', ...business.geo },
    areaServed: areaServed(site),
    sameAs: business.social?.map(({ href }) => href),
    foundingDate: business.founded === undefined ? undefined : String(business.founded),
    numberOfEmployees: employeesNode(business.employees),
    priceRange: business.priceRange,
    paymentAccepted: business.payment?.join(', '),
    ...hoursProperties(site),
    aggregateRating: ratingNode(site, business.rating?.count),
    hasOfferCatalog: catalogNode(site),
    ...reviewNodes(page, site, MAX_REVIEWS),
  };
}

function catalogNode({ business, entries, settings }: Site) {
  return {
    '@type': 'OfferCatalog' as const,
    name: business.tagline,
    itemListElement: entries.service.map(({ label, address }) => ({
      '@type': 'Offer' as const,
      itemOffered: {
        '@type': 'Service' as const,
        '@id': `${settings.siteUrl}${address}#service`,
        name: label,
        url: settings.siteUrl + address,
      },
    })),
  };
}

/** `5-10` as minimum and maximum; `undefined` for text, or if not given. */
function employeesNode(employees?: string) {
  if (!employees) return undefined;
  const [minValue = Number.NaN, maxValue = minValue] = employees.split(/\s*[-–]\s*/).map(Number);
  if (Number.isNaN(minValue + maxValue)) return undefined;
  return { '@type': 'QuantitativeValue' as const, minValue, maxValue };
}

/** The postal address; without the street if customers cannot visit. */
export function addressNode({ business }: Site) {
  const { street, town, state, postalCode, country } = business.address;
  return {
    '@type': 'PostalAddress' as const,
    streetAddress: street,
    addressLocality: town,
    addressRegion: state,
    postalCode,
    addressCountry: country,
  };
}

function areaServed(site: Site) {
  const { towns = [], counties = [], address } = site.business;
  const places = [...towns.map(townNode), ...counties.map((name) => countyNode(name, address.state, site))];
  return places.length > 0 ? places : undefined;
}

/** The served counties, or the towns if no county is given. */
export function servedNodes(site: Site) {
  const { counties, towns, address } = site.business;
  return counties?.map((name) => countyNode(name, address.state, site)) ?? towns?.map(townNode);
}

function townNode(name: string) {
  return { '@type': 'City' as const, name };
}

/** A county by its full name, with the state's word for a county. */
export function countyNode(name: string, state: string, { siteLanguage }: Site) {
  return { '@type': 'AdministrativeArea' as const, name: countyInWords(name, state, siteLanguage) };
}

/** The average rating of the business, with the number of reviews that the page states. */
export function ratingNode({ business }: Site, reviewCount = 0) {
  if (!business.rating || reviewCount === 0) return undefined;
  return {
    '@type': 'AggregateRating' as const,
    ratingValue: ratingInWords(business.rating.value),
    reviewCount,
    bestRating: '5',
  };
}

/** The reviews that a page shows, as a property. Reviews copied from other sites are left out, since they are not the business's own. */
export function reviewNodes(
  page: Page,
  site: Site,
  max = Number.POSITIVE_INFINITY,
): { review?: ReviewNode[] } {
  const isShown = page.sections.some(({ props }) => 'reviews' in props);
  const reviews = (isShown ? reviewsOf(page, site) : [])
    .filter(({ source }) => !source || hostsOf(source).length === 0)
    .slice(0, max);
  return reviews.length > 0 ? { review: reviews.map((review) => reviewNode(review, site)) } : {};
}

function reviewNode({ name, rating, text }: Review, { plainText }: Site): ReviewNode {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    reviewBody: plainText(text),
  };
}

/** A phone number for schema.org: `+18565550142`. */
export function telephoneOf(phone: string): string {
  return telephone(phone).slice('tel:'.length);
}
