import { choice } from '../../kinds/choice';
import { dayKind } from '../../kinds/dates';
import { field, list, text } from '../../kinds/kind';
import { webAddress } from '../../kinds/link';
import { number, wholeNumber } from '../../kinds/number';
import { namedPage } from '../../kinds/references';
import { contentType, TEMPLATE_BODY } from '../contentType';
import { REVIEW_SOURCES } from '../reviewSources';

export const review = contentType({
  name: 'review',
  about: 'What a customer said about you.',
  order: 7,
  folder: 'reviews',
  guide: {
    heading: 'A review',
    text: `[Start a new review]({new}). Give the file a name, such as \`dana-r.md\`. Fill in the name and the pages
that show the review, one page per line. \`location\` is the customer’s town, if you know it. Below the second \`---\`, write what the customer said instead of
“${TEMPLATE_BODY}”

- \`date\` and \`source\` say when and where it was written, such as Google or a letter, and \`url\` where it can be read. Visitors see
  them below the review.
- \`order\` is the position among the reviews on a page; 1 is first. Reviews without it follow, the newest first.`,
  },
  duplicateKey: ['name', 'body'],
  fields: {
    name: text('Who said it.', 'Dana R.'),
    location: text('The town where the person lives.', 'Springfield, IL').optional(),
    rating: number('Stars, from 1 to 5.', '5', { min: 1, max: 5 }),
    project: text('What you did for them.', 'Repairs after a storm').optional(),
    date: field(dayKind, 'The date it was written.').optional(),
    source: choice(REVIEW_SOURCES, 'Where it was written.').optional(),
    url: webAddress(
      'The address where it can be read, if its source is a website.',
      'https://www.google.com/maps/reviews/example',
    ).optional(),
    order: wholeNumber(
      'Its position among the reviews on a page; 1 is first. Reviews without it follow, the newest first.',
      '1',
    ).optional(),
    pages: list(namedPage(), 'The pages that show it.'),
  },
  body: 'text',
  sections: 'none',
  compare: (a, b) =>
    (a.fields.order ?? LAST) - (b.fields.order ?? LAST) ||
    String(b.fields.date ?? '').localeCompare(String(a.fields.date ?? '')) ||
    a.name.localeCompare(b.name),
});

const LAST = Number.MAX_SAFE_INTEGER;
