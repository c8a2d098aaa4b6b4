import { textList } from '../../kinds/kind';
import { image } from '../../kinds/references';
import { buttons, heading, section } from '../section';

export const list = section({
  about: 'A list with check marks and, if you like, a picture beside it.',
  fields: {
    ...heading,
    items: textList('The items in the list.', 'Design and measuring'),
    image: image('A picture beside the list.').optional(),
    buttons: buttons('Buttons under the list.').optional(),
  },
});
