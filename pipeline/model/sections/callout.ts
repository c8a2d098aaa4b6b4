import { list } from '../../kinds/kind';
import { link } from '../../kinds/link';
import { image } from '../../kinds/references';
import { heading, section } from '../section';

export const callout = section({
  about: 'A closing message with buttons for what to do next.',
  fields: {
    ...heading,
    buttons: list(link('A button: words, arrow, address.'), 'The buttons. The first one is highlighted.'),
    image: image('A picture behind or beside the text.').optional(),
  },
});
