import type { GeneralContractor } from 'schema-dts';
import { field, group, text } from '../../kinds/kind';
import { wholeNumber } from '../../kinds/number';
import { town } from '../../kinds/places';
import { image } from '../../kinds/references';
import { postalCodeKind, stateKind } from '../../kinds/states';
import { byOrder, contentType } from '../contentType';
import { pageFields } from '../pageFields';
import {
  addressNode,
  countyNode,
  ratingNode,
  reviewNodes,
  telephoneOf,
} from '../structuredData/businessNodes';
import { businessId, idOn, urlOf } from '../urls';

export const area = contentType({
  name: 'area',
  label: 'town',
  about: 'A town you serve.',
  order: 5,
  folder: 'areas',
  heading: 'areas',
  guide: {
    heading: 'A town',
    text: `[Start a new town]({new}) and fill it in. The name of the file becomes the address: \`your-town.md\` is
\`/areas/your-town\`. The town's card and its entry for search engines are added for you. To add the page to a menu, edit
[navigation.md]({edit}/navigation.md).`,
  },
  fields: {
    ...pageFields,
    name: town('The name of the town.', 'Springfield'),
    state: field(stateKind, 'The state, as two letters.'),
    postalCode: field(postalCodeKind, 'The ZIP code.').optional(),
    county: text(
      'The county the town is in: a parish in Louisiana, a borough in Alaska.',
      'Union',
    ).optional(),
    reviewCount: wholeNumber(
      'How many reviews you have from this town. Leave it out if you have none.',
      '127',
    ).optional(),
    order: wholeNumber('Its position in lists of towns; 1 is first.', '1'),
    card: group("What the town's card shows in lists of towns.", {
      text: text('A sentence for the card.', 'Victorian cottages and wide porches.'),
      image: image('The picture on the card.').optional(),
    }),
  },
  address: (name) => `/areas/${name}`,
  body: 'section',
  sections: 'all',
  compare: byOrder,
  heroLook: 'panel',
  mainNode: {
    id: 'business',
    // The node is the business in this town: with the town's phone number, area and reviews.
    make: (page, site): GeneralContractor => {
      const { business } = site;
      const { name, state, postalCode, county, reviewCount, card } = page.fields;
      return {
        '@type': business.kind as 'GeneralContractor',
        '@id': idOn(page, 'business', site),
        parentOrganization: { '@id': businessId(site) },
        name: business.name,
        url: urlOf(page, site),
        image: site.settings.siteUrl + (card.image ?? business.image).large,
        telephone: telephoneOf(page.phone ?? business.phone),
        address: addressNode(site),
        areaServed: {
          '@type': 'City',
          name,
          address: { '@type': 'PostalAddress', addressLocality: name, addressRegion: state, postalCode },
          containedInPlace: county === undefined ? undefined : countyNode(county, state, site),
        },
        aggregateRating: ratingNode(site, reviewCount),
        ...reviewNodes(page, site),
      };
    },
  },
});
