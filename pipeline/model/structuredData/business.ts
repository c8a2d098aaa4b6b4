import type { GeneralContractor, Review as ReviewNode } from 'schema-dts';
import { telephone } from '../../kinds/contact';
import { countyInWords } from '../counties';
import { reviewsOf } from '../entries';
import { ratingInWords } from '../factsOf';
import { hostsOf } from '../reviewSources';
import type { Page, Review, Site } from '../Site';
import { businessId } from '../urls';
import { hoursProperties } from './openingHours';

/** The structured data has only the first five reviews of the strip. */
const STRIP_REVIEWS = 5;

/** The business in short, for pages that only refer to it. Without a phone number, because a page may show another one. */
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

/** The business with all its facts, for pages that show them. */
export function businessNode(site: Site, page: Page): GeneralContractor {
  const { business, settings } = site;
  return {
    ...(businessReference(site) as object),
    '@type': business.kind as 'GeneralContractor',
    description: business.description,
    image: settings.siteUrl + business.image.large,
    telephone: telephoneOf(business.phone),
    email: business.email,
    logo: settings.siteUrl + (business.brand?.logo?.src ?? '/icon.svg'),
    ...(business.geo ? { geo: { '@type': 'GeoCoordinates', ...business.geo } } : {}),
    areaServed: areaServed(site),
    ...(business.social ? { sameAs: business.social.map(({ href }) => href) } : {}),
    foundingDate: business.founded === undefined ? undefined : String(business.founded),
    numberOfEmployees: employeesNode(business.employees),
    priceRange: business.priceRange,
    paymentAccepted: business.payment?.join(', '),
    ...hoursProperties(site),
    aggregateRating: ratingNode(site, business.rating?.count),
    hasOfferCatalog: catalogNode(site),
    ...reviewNodes(page, site, STRIP_REVIEWS),
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

/** `5-10` as minimum and maximum; `undefined` if it is in words, or not said. */
function employeesNode(employees?: string) {
  if (!employees) return undefined;
  const [minValue = Number.NaN, maxValue = minValue] = employees.split(/\s*[-–]\s*/).map(Number);
  if (Number.isNaN(minValue + maxValue)) return undefined;
  return { '@type': 'QuantitativeValue' as const, minValue, maxValue };
}

/** The address of the business; without a street if it has no place for customers. */
export function addressNode({ business }: Site) {
  const { street, town, state, postalCode, country } = business.address;
  return {
    '@type': 'PostalAddress' as const,
    ...(street ? { streetAddress: street } : {}),
    addressLocality: town,
    addressRegion: state,
    postalCode,
    addressCountry: country,
  };
}

function areaServed(site: Site) {
  const { towns = [], counties = [], address } = site.business;
  const all = [...towns.map(townNode), ...counties.map((name) => countyNode(name, address.state, site))];
  return all.length > 0 ? all : undefined;
}

/** The area served: the counties, or the towns if there are no counties. */
export function servedNodes(site: Site) {
  const { counties, towns, address } = site.business;
  return counties?.map((name) => countyNode(name, address.state, site)) ?? towns?.map(townNode);
}

function townNode(name: string) {
  return { '@type': 'City' as const, name };
}

/** A county by its full name, with the word that the state has for it. */
export function countyNode(name: string, state: string, { words }: Site) {
  return { '@type': 'AdministrativeArea' as const, name: countyInWords(name, state, words) };
}

export function ratingNode({ business }: Site, reviewCount = 0) {
  if (!business.rating || reviewCount === 0) return undefined;
  return {
    '@type': 'AggregateRating' as const,
    ratingValue: ratingInWords(business.rating.value),
    reviewCount,
    bestRating: '5',
  };
}

/** The reviews that a page shows, as a property. A copy of a review on another site is none of the business's own. */
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

/** `+18565550142` */
export function telephoneOf(phone: string): string {
  return telephone(phone).slice('tel:'.length);
}
