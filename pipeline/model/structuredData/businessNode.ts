import type { GeneralContractor } from 'schema-dts';
import { telephone } from '../resolveMentions';
import { reviewsOf } from '../reviewsOf';
import type { Entry, Site } from '../Site';
import { daysOf } from './daysOf';
import { reviewNode } from './reviewNode';

/** The `@id` that every page uses for the business. */
export function businessId({ settings }: Site): string {
  return `${settings.siteUrl}/#business`;
}

/** The business with all its facts; it stands where these can be read. Rating and hours as in spec.txt section 9. */
export function businessNode(site: Site, page: Entry): GeneralContractor {
  const { business, settings } = site;
  const reviews = reviewsOf(page, site).slice(0, STRIP_REVIEWS);
  return {
    '@type': business.kind as 'GeneralContractor',
    '@id': businessId(site),
    name: business.name,
    description: business.description,
    url: `${settings.siteUrl}/`,
    telephone: telephone(business.phone).slice(4),
    email: business.email,
    image: settings.siteUrl + business.image.large,
    address: addressNode(site),
    ...(business.geo ? { geo: { '@type': 'GeoCoordinates', ...business.geo } } : {}),
    areaServed: [
      ...business.towns.map((name) => ({ '@type': 'City' as const, name })),
      ...business.counties.map((name) => ({
        '@type': 'AdministrativeArea' as const,
        name: `${name} County`,
      })),
    ],
    sameAs: business.social.map(({ href }) => href),
    foundingDate: String(business.founded),
    numberOfEmployees: employeesNode(business.employees),
    priceRange: business.priceRange,
    paymentAccepted: business.payment.join(', '),
    openingHoursSpecification: business.hours
      .filter(({ opens, closes }) => opens && closes)
      .map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: daysOf(days),
        opens,
        closes,
      })),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: business.rating.value.toFixed(1),
      reviewCount: business.rating.count,
      bestRating: '5',
    },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: business.tagline,
      itemListElement: site.services.map(({ label, address }) => ({
        '@type': 'Offer' as const,
        itemOffered: { '@type': 'Service' as const, name: label, url: settings.siteUrl + address },
      })),
    },
    ...(reviews.length > 0 ? { review: reviews.map(reviewNode) } : {}),
  };
}

/** The first five reviews of the strip feed the structured data (spec.txt section 9). */
const STRIP_REVIEWS = 5;

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

function employeesNode(employees: string) {
  const [minValue, maxValue = minValue] = employees.split('-').map(Number);
  return { '@type': 'QuantitativeValue' as const, minValue, maxValue };
}
