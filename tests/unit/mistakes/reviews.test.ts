import { write } from './files';
import { testMistakes } from './testMistakes';

const review = { file: 'reviews/ines-morel.md', from: 'project: Burst pipe' } as const;

const TOM = `---
name: Tom Reed
location: Portland, ME
rating: 5
pages:
  - /
---

She was here in twenty minutes, in a storm, and the ceiling stayed up.
`;

/** Dates, sources and links of reviews. */
testMistakes([
  {
    mistake: 'a review of a year that is still to come',
    ...review,
    to: 'date: 2226-03-15',
    line: 5,
    field: 'date',
    code: 'review-future',
    says: 'This date is in the future. Write the day on which the review was written.',
  },
  {
    mistake: 'a date that could be two days',
    ...review,
    to: 'date: 03/04/2026',
    line: 5,
    field: 'date',
    code: 'day',
    says: '03/04/2026 could be March 4 or April 3',
  },
  {
    mistake: 'only a month',
    ...review,
    to: 'date: March 2026',
    line: 5,
    field: 'date',
    code: 'day',
    says: 'The day is missing.',
  },
  {
    mistake: 'a date as a network shows it',
    ...review,
    to: 'date: 3 months ago',
    line: 5,
    field: 'date',
    code: 'day',
    says: 'A date is written as year-month-day',
  },
  {
    mistake: 'no review since long ago',
    ...review,
    to: 'date: 2021-03-15',
    line: 5,
    field: 'date',
    code: 'review-old',
    severity: 'warning',
    says: 'This is your newest review, and it is older than a year.',
  },
  {
    mistake: 'an unknown source beside an old date, which may be no date of the newest review',
    ...review,
    to: 'source: my cousin\ndate: 2021-03-15',
    line: 5,
    field: 'source',
    code: 'choice',
    says: 'Choose one of these',
  },
  {
    mistake: 'a count of reviews from long ago',
    file: 'business.md',
    from: '  label: 31 reviews',
    to: '  label: 31 reviews\n  source: Google\n  date: 2021-03-15',
    line: 36,
    field: 'rating.date',
    code: 'review-old',
    severity: 'warning',
    says: 'The reviews were counted more than a year ago.',
  },
  {
    mistake: 'a misspelled source',
    ...review,
    to: 'source: Gogle',
    line: 5,
    field: 'source',
    code: 'choice',
    says: 'Choose one of these: Google, Houzz,',
    fix: 'source: Google',
  },
  {
    mistake: 'a source that is not in the list',
    ...review,
    to: 'source: my cousin',
    line: 5,
    field: 'source',
    code: 'choice',
    says: 'Choose one of these: Google, Houzz,',
  },
  {
    mistake: 'the link of another network',
    ...review,
    to: 'source: Google\nurl: https://www.yelp.com/biz/harbor-light',
    line: 6,
    field: 'url',
    code: 'review-link',
    severity: 'warning',
    says: 'This link leads to www.yelp.com, and reviews on Google are at google.com. Correct the link, or write source: Yelp.',
  },
  {
    mistake: 'the link of a site that only sounds like the source',
    ...review,
    to: 'source: Google\nurl: https://notgoogle.com/reviews',
    line: 6,
    field: 'url',
    code: 'review-link',
    severity: 'warning',
    says: 'This link leads to notgoogle.com, and reviews on Google are at google.com. Correct the link.',
  },
  {
    mistake: 'the link of a letter',
    ...review,
    to: 'source: letter\nurl: https://www.google.com/maps/reviews/1',
    line: 6,
    field: 'url',
    code: 'review-link',
    severity: 'warning',
    says: 'A review with the source “letter” is not on the web. Delete the link, or write source: Google.',
  },
  {
    mistake: 'a link without its source',
    ...review,
    to: 'url: https://www.houzz.com/reviews/1',
    line: 5,
    field: 'url',
    code: 'review-source',
    severity: 'warning',
    says: 'Add a line, for example source: Houzz.',
  },
  {
    mistake: 'the day of a count that business.md does not say',
    file: 'pages/contact.md',
    from: 'note: We call back',
    to: 'note: Counted on {ratingDate}. We call back',
    line: 13,
    code: 'fact-unsaid',
    says: '{ratingDate} is empty, because business.md has no line “date:” below “rating:”.',
  },
  {
    mistake: 'the text of another review',
    file: 'reviews/tom-reed.md',
    make: write('reviews/tom-reed.md', TOM),
    line: 9,
    code: 'review-twice',
    severity: 'warning',
    says: 'This text is also in content/reviews/ines-morel.md, under another name.',
  },
]);
