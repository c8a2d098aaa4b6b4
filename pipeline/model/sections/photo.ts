import { text } from '../../kinds/kind';
import { image } from '../../kinds/references';
import { section } from '../section';

export const photo = section({
  about: 'One large photo.',
  fields: {
    image: image('The photo.'),
    caption: text('A caption under the photo.', 'Our workshop').optional(),
  },
});
