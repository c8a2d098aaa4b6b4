import { image } from '../../kinds/references';
import { buttons, heading, section } from '../section';

export const callout = section({
  about: 'A closing message with buttons for what to do next.',
  fields: {
    ...heading,
    buttons: buttons('The buttons. The first one is highlighted.'),
    image: image('A picture behind or beside the text.').optional(),
  },
});
