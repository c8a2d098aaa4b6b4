import { image } from '../../fields/image';
import { link } from '../../fields/link';
import { list } from '../../fields/list';
import { heading } from '../heading';
import { section } from '../section';

export const callout = section({
  about: 'A closing message with buttons for what to do next.',
  fields: {
    ...heading,
    buttons: list(link('A button: words, arrow, address.'), 'The buttons. The first one is highlighted.'),
    image: image('A picture behind or beside the text.').optional(),
  },
});
