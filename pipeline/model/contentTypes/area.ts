import type { GeneralContractor } from 'schema-dts';
import { group } from '../../fields/group';
import { image } from '../../fields/image';
import { number } from '../../fields/number';
import { postalCode } from '../../fields/postalCode';
import { state } from '../../fields/state';
import { text } from '../../fields/text';
import { byOrder, contentType } from '../contentType';
import { head } from '../head';
import { addressNode, countyNode, ratingNode, reviewNodes, telephoneOf } from '../structuredData/nestedNodes';
import { businessId, idOn, urlOf } from '../urls';

export const area = contentType({
  name: 'area',
  label: 'town',
  about: 'A town you work in.',
  order: 5,
  folder: 'areas',
  heading: 'Towns',
  guide: {
    heading: 'A town',
    text: `[Start a new town]({new}) and replace every example. The file's name becomes its address: \`glassboro-nj.md\` is \`/areas/glassboro-nj\`. Cards
and search engines find it by themselves. To put it in a menu, add a line to [navigation.md]({edit}/navigation.md).`,
  },
  fields: {
    ...head,
    name: text('The name of the town.', 'Pitman'),
    state: state(),
    postalCode: postalCode(),
    county: text('The county.', 'Gloucester'),
    reviewCount: number(
      'How many reviews you have in this town; leave it out while you have none.',
      '127',
    ).optional(),
    order: number('Its place among the towns; 1 comes first.', '1'),
    card: group(
      {
        text: text('A sentence on the card.', 'Victorian cottages and wide porches.'),
        image: image('The picture of the card.'),
      },
      'How the town looks in lists of towns.',
    ),
  },
  address: (name) => `/areas/${name}`,
  body: 'section',
  sections: 'all',
  compare: byOrder,
  heroLook: 'panel',
  mainNode: {
    id: 'business',
    // The business in one town: its phone, its place, its reviews there.
    make: (page, site): GeneralContractor => {
      const { business } = site;
      const { name, state, postalCode, county, reviewCount, card } = page.fields;
      return {
        '@type': business.kind as 'GeneralContractor',
        '@id': idOn(page, 'business', site),
        parentOrganization: { '@id': businessId(site) },
        name: business.name,
        url: urlOf(page, site),
        image: site.settings.siteUrl + card.image.large,
        telephone: telephoneOf(page.phone ?? business.phone),
        address: addressNode(site),
        areaServed: {
          '@type': 'City',
          name,
          address: { '@type': 'PostalAddress', addressLocality: name, addressRegion: state, postalCode },
          containedInPlace: countyNode(county),
        },
        aggregateRating: ratingNode(site, reviewCount),
        ...reviewNodes(page, site),
      };
    },
  },
});
