import { list, number, text } from '../../fields/field';
import { namedPage } from '../../fields/link';
import { byOrder, contentType, TEMPLATE_TEXT } from '../contentType';

export const review = contentType({
  name: 'review',
  about: 'What a customer said about you.',
  order: 7,
  folder: 'reviews',
  guide: {
    heading: 'A review',
    text: `[Start a new review]({new}). Give the file a name, such as \`dana-r.md\`. Fill in the name, the town and the
pages that show the review, one page per line. Below the second \`---\`, write what the customer said instead of
“${TEMPLATE_TEXT}” \`order\` is the position among the reviews on a page; 1 is first.`,
  },
  duplicateKey: ['name', 'body'],
  fields: {
    name: text('Who said it.', 'Dana R.'),
    location: text('The town where the person lives.', 'Pitman, NJ'),
    rating: number('Stars, from 1 to 5.', '5', { min: 1, max: 5 }),
    project: text('What you built for them.', 'Kitchen remodel').optional(),
    order: number('Its position among the reviews on a page; 1 is first.', '1'),
    pages: list(namedPage(), 'The pages that show it.'),
  },
  body: 'words',
  sections: 'none',
  compare: byOrder,
});
