import { group } from '../../fields/group';
import { list } from '../../fields/list';
import { number } from '../../fields/number';
import { prose } from '../../fields/prose';
import { text } from '../../fields/text';
import { heading } from '../heading';
import { section } from '../section';

export const timeline = section({
  about: 'Your history, year by year.',
  fields: {
    ...heading,
    items: list(
      group(
        {
          year: number('The year.', '2009', { min: 1700, max: 2200 }),
          title: text('What happened, in a few words.', 'The first kitchen'),
          text: prose('A sentence about it.', 'Two people, one van.').optional(),
        },
        'One year.',
      ),
      'The years.',
    ),
  },
  pageType: 'AboutPage',
});
