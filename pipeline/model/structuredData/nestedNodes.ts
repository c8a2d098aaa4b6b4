import type { Review as ReviewNode } from 'schema-dts';
import { telephone } from '../../fields/linkTo';
import { reviewsOf } from '../entries';
import { ratingInWords } from '../factsOf';
import type { Page, Review, Site } from '../Site';

/** Where the business is; without a street where it only comes to others. */
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

/** Where the business works: its counties, or its towns where it names none. */
export function servedNodes({ business: { counties, towns } }: Site) {
  return counties?.map(countyNode) ?? towns.map(townNode);
}

export function townNode(name: string) {
  return { '@type': 'City' as const, name };
}

/** A county by its full name. */
export function countyNode(name: string) {
  return { '@type': 'AdministrativeArea' as const, name: `${name} County` };
}

/** The average of `reviewCount` reviews; nothing where there is none. */
export function ratingNode({ business }: Site, reviewCount = 0) {
  if (!business.rating || reviewCount === 0) return undefined;
  return {
    '@type': 'AggregateRating' as const,
    ratingValue: ratingInWords(business.rating.value),
    reviewCount,
    bestRating: '5',
  };
}

/** The reviews that name a page, as a property of what they are about. */
export function reviewNodes(
  page: Pick<Page, 'address'>,
  site: Site,
  max = Number.POSITIVE_INFINITY,
): { review?: ReviewNode[] } {
  const reviews = reviewsOf(page, site).slice(0, max);
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
