import { group } from '../../fields/group';
import { image } from '../../fields/image';
import { textList } from '../../fields/list';
import { number } from '../../fields/number';
import { text } from '../../fields/text';
import { contentType } from '../contentType';
import { head } from '../head';

export const service = contentType({
  name: 'service',
  about: 'Something you do for your customers.',
  place: 'services',
  fields: {
    ...head,
    order: number('Its place among the services; 1 comes first.', '1'),
    card: group(
      {
        title: text('The name on the card.', 'Kitchen Remodeling'),
        text: text('A sentence on the card.', 'Kitchens made for the way you cook.'),
        image: image('The picture of the card.'),
        features: textList('Four short features.', 'Custom cabinets', { exactly: 4 }),
      },
      'How the service looks in lists of services.',
    ),
  },
  address: (name) => `/${name}`,
  body: 'section',
  sections: 'all',
});
