import { groups, text, textList } from '../../kinds/kind';
import { heading, section } from '../section';

export const nextSteps = section({
  about:
    'What happens after a visitor has written to you, for the page `/thank-you`. Below it stands what was sent, for a visitor whose browser still knows it.',
  fields: {
    ...heading,
    steps: groups('The steps, in order.', 'One step.', {
      title: text('The step, in a few words.', 'We call you'),
      text: text('What happens in this step.', 'Within a day, to agree on a date.').optional(),
    }),
    atHand: textList(
      'What a visitor should have at hand when you call or visit.',
      'Photos of the room',
    ).optional(),
  },
});
