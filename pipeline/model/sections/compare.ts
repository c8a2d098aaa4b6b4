import { group } from '../../fields/group';
import { image } from '../../fields/image';
import { list } from '../../fields/list';
import { text } from '../../fields/text';
import { heading } from '../heading';
import { section } from '../section';

export const compare = section({
  about: 'The same room before and after the work.',
  fields: {
    ...heading,
    pairs: list(
      group(
        {
          title: text('What the pair shows.', 'A kitchen in Pitman'),
          before: image('The picture from before the work.'),
          after: image('The picture from after the work.'),
        },
        'A pair of pictures.',
      ),
      'The pairs of pictures.',
    ),
  },
});
