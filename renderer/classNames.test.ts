import { expect, test } from 'vitest';
import { classesIn, islandClasses, renameClasses } from './classNames';

const names = new Map([
  ['aBc', 'a'],
  ['sc-1-0', 'b'],
]);
const island = '<page-island data-name="X"><p class="sc-9-1 aBc">x</p></page-island>';

test.each([
  ['a name that no rule has goes', '<p class="sc-9-1 aBc">x</p>', '<p class="a">x</p>'],
  ['one that a rule has is shortened', '<p class="sc-1-0 aBc">x</p>', '<p class="b a">x</p>'],
  ['an empty list goes', '<p id="a" class="sc-9-1">x</p>', '<p id="a">x</p>'],
  ['text is no class', '<p>class=&quot;aBc&quot;</p>', '<p>class=&quot;aBc&quot;</p>'],
])('%s', (_what, before, after) => expect(renameClasses(before, names)).toBe(after));

test('finds all names, and those inside islands', () => {
  const html = `<p class="zZz">y</p>${island}<p class="yYy">y</p>${island}`;
  expect([...classesIn(html)]).toEqual(['zZz', 'sc-9-1', 'aBc', 'yYy']);
  expect([...islandClasses(html)]).toEqual(['sc-9-1', 'aBc']);
  expect([...islandClasses('<p class="zZz">y</p>')]).toEqual([]);
});
