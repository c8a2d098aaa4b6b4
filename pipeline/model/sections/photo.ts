import { image } from '../../fields/image';
import { text } from '../../fields/text';
import { section } from '../section';

export const photo = section({
  about: 'One large photograph.',
  fields: {
    image: image('The photograph.'),
    caption: text('Small words under it.', 'Our workshop').optional(),
  },
});
