import { groups, text } from '../../kinds/kind';
import { heading, section } from '../section';

export const process = section({
  about: 'Numbered steps.',
  fields: {
    ...heading,
    steps: groups('The steps, in order.', 'One step.', {
      title: text('The step, in a few words.', 'Visit'),
      text: text('What happens in this step.', 'We measure and listen.').optional(),
    }),
  },
});
