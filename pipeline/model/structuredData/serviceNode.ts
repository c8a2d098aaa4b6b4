import type { Service } from 'schema-dts';
import { reviewsOf } from '../reviewsOf';
import type { ServiceEntry, Site } from '../Site';
import { businessId, idOn, urlOf } from './ids';
import { servedNodes } from './placeNodes';
import { reviewNode } from './reviewNode';

export function serviceNode(entry: ServiceEntry, site: Site): Service {
  const reviews = reviewsOf(entry, site);
  return {
    '@type': 'Service',
    '@id': idOn(entry, 'service', site),
    name: entry.label,
    description: entry.description,
    url: urlOf(entry, site),
    image: site.settings.siteUrl + entry.fields.card.image.large,
    serviceType: entry.label,
    provider: { '@id': businessId(site) },
    areaServed: servedNodes(site),
    ...(reviews.length > 0 ? { review: reviews.map((review) => reviewNode(review, site)) } : {}),
  };
}
