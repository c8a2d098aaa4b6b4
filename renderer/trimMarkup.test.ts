import { expect, test } from 'vitest';
import { islandClasses, trimMarkup } from './trimMarkup';

const names = new Map([
  ['aBc', 'a'],
  ['sc-1-0', 'b'],
]);
const island = '<page-island><p class="sc-9-1 aBc">x<!-- -->y</p></page-island>';

test.each([
  ['a name that no rule has goes', '<p class="sc-9-1 aBc">x</p>', '<p class="a">x</p>'],
  ['one that a rule has is shortened', '<p class="sc-1-0 aBc">x</p>', '<p class="b a">x</p>'],
  ['an empty list goes', '<p id="a" class="sc-9-1">x</p>', '<p id="a">x</p>'],
  ['names of our own stay', '<p class="sc-scroll aBc">x</p>', '<p class="sc-scroll a">x</p>'],
  ['marks between words go', '<p>x<!-- -->, <!-- -->y</p>', '<p>x, y</p>'],
  [
    'a sign says only how it looks',
    '<svg xmlns="http://www.w3.org/2000/svg" class="lucide lucide-x" fill="none"></svg>',
    '<svg fill="none"></svg>',
  ],
  ['an island keeps all', `${island}<p class="sc-9-1">y</p>`, `${island}<p>y</p>`],
])('%s', (_what, before, after) => expect(trimMarkup(before, names)).toBe(after));

test('tells the names inside islands', () => {
  expect(islandClasses(`<p class="zZz">y</p>${island}`)).toEqual(['sc-9-1', 'aBc']);
  expect(islandClasses('<p class="zZz">y</p>')).toEqual([]);
});
