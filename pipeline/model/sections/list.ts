import { list as listOf, textList } from '../../kinds/kind';
import { link } from '../../kinds/link';
import { image } from '../../kinds/references';
import { heading, section } from '../section';

export const list = section({
  about: 'A list with check marks and, if you like, a picture beside it.',
  fields: {
    ...heading,
    items: textList('The items in the list.', 'Design and measuring'),
    image: image('A picture beside the list.').optional(),
    buttons: listOf(link('A button: words, arrow, address.'), 'Buttons under the list.').optional(),
  },
});
