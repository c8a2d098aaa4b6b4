import { groups, text } from '../../kinds/kind';
import { year } from '../../kinds/number';
import { prose } from '../../kinds/text';
import { heading, section } from '../section';

export const timeline = section({
  about: 'Your history, year by year.',
  fields: {
    ...heading,
    items: groups('The years.', 'One year.', {
      year: year('The year.', '2009'),
      title: text('What happened, in a few words.', 'The first job'),
      text: prose('A sentence about it.', 'Two people, one van.').optional(),
    }),
  },
  pageType: 'AboutPage',
});
