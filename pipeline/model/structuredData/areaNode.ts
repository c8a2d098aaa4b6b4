import type { GeneralContractor } from 'schema-dts';
import { reviewsOf } from '../reviewsOf';
import type { AreaEntry, Site } from '../Site';
import { telephoneOf } from './businessNode';
import { businessId, idOn, urlOf } from './ids';
import { addressNode, countyNode } from './placeNodes';
import { ratingNode } from './ratingNode';
import { reviewNode } from './reviewNode';

/** The business in one town: its phone, its place, its reviews there. */
export function areaNode(entry: AreaEntry, site: Site): GeneralContractor {
  const { name, state, postalCode, county, reviewCount, card } = entry.fields;
  const { business } = site;
  const reviews = reviewsOf(entry, site);
  return {
    '@type': business.kind as 'GeneralContractor',
    '@id': idOn(entry, 'business', site),
    parentOrganization: { '@id': businessId(site) },
    name: business.name,
    url: urlOf(entry, site),
    image: site.settings.siteUrl + card.image.large,
    telephone: telephoneOf(entry.phone ?? business.phone),
    address: addressNode(site),
    areaServed: {
      '@type': 'City',
      name,
      address: { '@type': 'PostalAddress', addressLocality: name, addressRegion: state, postalCode },
      containedInPlace: countyNode(county),
    },
    aggregateRating: ratingNode(site, reviewCount),
    ...(reviews.length > 0 ? { review: reviews.map((review) => reviewNode(review, site)) } : {}),
  };
}
