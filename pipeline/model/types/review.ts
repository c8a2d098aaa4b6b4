import { list } from '../../fields/list';
import { number } from '../../fields/number';
import { namedPage } from '../../fields/pageAddress';
import { text } from '../../fields/text';
import { contentType } from '../contentType';

export const review = contentType({
  name: 'review',
  about: 'What a customer said of you.',
  place: 'reviews',
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
});
