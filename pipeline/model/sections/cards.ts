import { groups, text } from '../../kinds/kind';
import { link } from '../../kinds/link';
import { image } from '../../kinds/references';
import { prose } from '../../kinds/text';
import { buttons, heading, section } from '../section';

export const cards = section({
  about: 'Cards with text and, if you like, pictures: solutions, materials, kinds of work.',
  fields: {
    ...heading,
    items: groups('The cards.', 'One card.', {
      title: text('The title of the card.', 'Small repairs'),
      text: prose('A sentence or two.', 'Done in a day, at a fixed price.'),
      image: image('The picture on the card.').optional(),
      link: link('A link under the text.', 'See repairs -> /repairs').optional(),
    }),
    buttons: buttons('Buttons under the cards.').optional(),
  },
});
