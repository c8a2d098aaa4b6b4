import { group } from '../../fields/group';
import { image } from '../../fields/image';
import { number } from '../../fields/number';
import { postalCode } from '../../fields/postalCode';
import { state } from '../../fields/state';
import { text } from '../../fields/text';
import { contentType } from '../contentType';
import { head } from '../head';

export const area = contentType({
  name: 'area',
  called: 'town',
  about: 'A town you work in.',
  place: 'areas',
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
});
