import { expect, test } from 'vitest';
import { fileSlug, titleSlug } from './urls';

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

test.each([
  ['Café Peña', 'cafe-pena'],
  ['Smørrebrød in Łódź, groß', 'smorrebrod-in-lodz-gross'],
  ['Жанна К.', 'zhanna-k'],
  ['如何防止', 'ruhefangzhi'],
  ['محمد', 'mhmd'],
  ['½ bath ™ 👍', 'bath'],
])('“%s” names the file %s', (title, slug) => {
  expect(fileSlug(title)).toBe(slug);
});
