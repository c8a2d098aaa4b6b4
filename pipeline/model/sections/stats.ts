import { group } from '../../fields/group';
import { list } from '../../fields/list';
import { text } from '../../fields/text';
import { heading } from '../heading';
import { section } from '../section';

export const stats = section({
  about: 'A few large numbers.',
  fields: {
    ...heading,
    items: list(
      group(
        { value: text('The number.', '200+'), label: text('What it counts.', 'Projects Completed') },
        'One number.',
      ),
      'The numbers.',
    ),
  },
});
