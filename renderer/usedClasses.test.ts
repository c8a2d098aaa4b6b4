import { expect, test } from 'vitest';
import { usedClasses } from './usedClasses';

const style = '.aBc{color:red}.sc-1-0:hover .dEf{top:0}';

test.each([
  ['a name that no rule has goes', '<p class="sc-9-1 aBc">x</p>', '<p class="aBc">x</p>'],
  ['one that a rule has stays', '<p class="sc-1-0 aBc">x</p>', '<p class="sc-1-0 aBc">x</p>'],
  ['an empty list goes', '<p id="a" class="sc-9-1">x</p>', '<p id="a">x</p>'],
  ['names of our own stay', '<p class="sc-scroll aBc">x</p>', '<p class="sc-scroll aBc">x</p>'],
  [
    'an island keeps all',
    '<page-island><p class="sc-9-1">x</p></page-island><p class="sc-9-1">y</p>',
    '<page-island><p class="sc-9-1">x</p></page-island><p>y</p>',
  ],
])('%s', (_what, before, after) => expect(usedClasses(before, style)).toBe(after));
