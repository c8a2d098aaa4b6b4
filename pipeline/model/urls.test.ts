import { expect, test } from 'vitest';
import { titleSlug } from './urls';

test.each([
  ['Kitchen Remodeling Trends', 'kitchen-remodeling-trends'],
  ['What Does It Cost? $65-85% of it!', 'what-does-it-cost-65-85-of-it'],
  ['  --Bath & Basement--  ', 'bath-basement'],
  ["You'll See", 'you-ll-see'],
  ['Café Rooms', 'caf-rooms'],
  ['2024', '2024'],
  ['!!!', ''],
])('“%s” becomes %s', (title, slug) => {
  expect(titleSlug(title)).toBe(slug);
});
