import { image } from '../../fields/image';
import { link } from '../../fields/link';
import { list } from '../../fields/list';
import { heading } from '../heading';
import { section } from '../section';

export const callout = section({
  about: 'The closing words of a page and what to do next.',
  fields: {
    ...heading,
    buttons: list(link('A button: words, arrow, address.'), 'The buttons; the first one stands out.'),
    image: image('A picture behind or beside it.').optional(),
  },
});
