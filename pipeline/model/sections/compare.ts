import { group } from '../../fields/group';
import { image } from '../../fields/image';
import { list } from '../../fields/list';
import { text } from '../../fields/text';
import { heading } from '../heading';
import { section } from '../section';

export const compare = section({
  about: 'The same room before and after.',
  fields: {
    ...heading,
    pairs: list(
      group(
        {
          title: text('Which room it is.', 'A kitchen in Pitman'),
          before: image('Before the work.'),
          after: image('After the work.'),
        },
        'One pair.',
      ),
      'The pairs.',
    ),
  },
});
