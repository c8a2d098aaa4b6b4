import { groups, text } from '../../kinds/kind';
import { heading, section } from '../section';

export const stats = section({
  about: 'A few large numbers.',
  fields: {
    ...heading,
    items: groups('The numbers.', 'One number.', {
      value: text('The number.', '200+'),
      label: text('What it counts.', 'Projects Completed'),
      counts: text('Where or since when, in small type below it.', 'in Springfield').optional(),
    }),
  },
});
