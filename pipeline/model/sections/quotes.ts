import { groups, text } from '../../kinds/kind';
import { heading, section } from '../section';

export const quotes = section({
  about: 'Quotes in large type.',
  fields: {
    ...heading,
    items: groups('The quotes.', 'One quote.', {
      quote: text('What the person said.', 'They treated our house like their own.'),
      name: text('Who said it.', 'Dana R.'),
      role: text('Who the person is.', 'Homeowner, Springfield').optional(),
    }),
  },
});
