import { list } from '../../fields/list';
import { number } from '../../fields/number';
import { namedPage } from '../../fields/pageAddress';
import { text } from '../../fields/text';
import { byOrder, contentType, TEMPLATE_TEXT } from '../contentType';

export const review = contentType({
  name: 'review',
  about: 'What a customer said of you.',
  order: 7,
  folder: 'reviews',
  guide: {
    heading: 'A review',
    text: `[Start a new review]({new}). Give the file a name, such as \`dana-r.md\`. Fill in the name, the town and the
pages it stands on, one page a line. Below the second \`---\`, put the customer's words in place of “${TEMPLATE_TEXT}”
\`order\` is its place among the reviews of a page; 1 comes first, and 99 last.`,
  },
  duplicateKey: ['name', 'body'],
  fields: {
    name: text('Who said it.', 'Dana R.'),
    location: text('Where the person lives.', 'Pitman, NJ'),
    rating: number('Stars, from 1 to 5.', '5', { min: 1, max: 5 }),
    project: text('What you built for them.', 'Kitchen remodel').optional(),
    order: number('The place among the reviews of a page; 1 comes first.', '1'),
    pages: list(namedPage(), 'The pages it stands on.'),
  },
  body: 'words',
  sections: 'none',
  compare: byOrder,
});
