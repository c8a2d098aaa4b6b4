import { text } from '../../fields/kind';
import { image } from '../../fields/references';
import { section } from '../section';

export const photo = section({
  about: 'One large photo.',
  fields: {
    image: image('The photo.'),
    caption: text('A caption under the photo.', 'Our workshop').optional(),
  },
});
