import { prose } from '../fields/prose';
import { text } from '../fields/text';

/** The words that nearly every section may begin with. */
export const heading = {
  eyebrow: text('A few words in small type above the heading.', 'Our work').optional(),
  heading: text('The heading of this block.', 'Work we are proud of').optional(),
  text: prose('A sentence or two under the heading.', 'Every room starts with a conversation.').optional(),
};
