import { expect, test } from 'vitest';
import { checkCopy } from '../checkCopy';
import { copyContent, edit } from '../copyContent';

/** Two mistakes on one line: one message where the first must be put right before the other can be read, or else two. */
const ON_ONE_LINE: [what: string, file: string, change: [from: string, to: string], rules: string[]][] = [
  ['an arrow and a page', 'pages/thank-you.md', ['start -> /', 'start => /contct'], ['link-shape']],
  ['a page and a place', 'pages/thank-you.md', ['start -> /', 'start -> /contct#x'], ['link-broken']],
  [
    'a sign and a page',
    'pages/thank-you.md',
    ['the start -> /', '*the* start -> /contct'],
    ['link-broken', 'field-signs'],
  ],
  [
    'a fact and a page',
    'pages/thank-you.md',
    ['the start -> /', '{fone} -> /contct'],
    ['fact-unknown', 'link-broken'],
  ],
  [
    'two facts of a text',
    'pages/contact.md',
    ['usually', '{fone} {adress}'],
    ['fact-unknown', 'fact-unknown'],
  ],
  [
    'two pages of a text',
    'pages/contact.md',
    ['usually', '[a](/x1) [b](/x2)'],
    ['link-broken', 'link-broken'],
  ],
  [
    'a page and a fact of a text',
    'pages/contact.md',
    ['usually', '[a](/x1) {fone}'],
    ['link-broken', 'fact-unknown'],
  ],
  [
    'a page and a tag of a text',
    'pages/contact.md',
    ['usually', '[a](/x1) <b>b</b>'],
    ['link-broken', 'html'],
  ],
  ['a name and its value', 'reviews/ines-morel.md', ['rating: 5', 'ratng: 6'], ['unknown-name']],
  ['a hyphen and a value', 'reviews/ines-morel.md', ['rating: 5', '- rating: six'], ['list-sign']],
];

test.each(ON_ONE_LINE)('of two mistakes on one line: %s', (_what, file, [from, to], rules) => {
  const folder = copyContent();
  edit(folder, file, from, to);
  expect(checkCopy(folder).messages.map(({ ruleId }) => ruleId)).toEqual(rules);
});
