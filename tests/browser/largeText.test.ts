import { expect, test } from 'vitest';
import { visits } from './visits';

const visit = visits();

/** Words below a place in the page that do not stand on one line. */
function brokenWords(place: string): string[] {
  const found: string[] = [];
  for (const box of document.querySelectorAll(place)) {
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of text.textContent?.matchAll(/[^\s-]+/g) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
  }
  return found;
}

test.each([
  ['/meet-the-team', 'article', 320, '150%'],
  ['/meet-the-team', 'article', 390, '200%'],
  ['/meet-the-team', 'article', 1440, '200%'],
  ['/areas/pitman-nj', 'dl', 320, '150%'],
  ['/areas/pitman-nj', 'dl', 390, '200%'],
  ['/contact', '[type="submit"]', 390, '200%'],
])('on %s no word of %s is broken at %i px with letters of %s', async (address, place, width, size) => {
  const page = await visit({ viewport: { width, height: 800 } });
  await page.goto(address);
  await page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
  expect(await page.evaluate(brokenWords, place)).toEqual([]);
});
