import { expect, test } from 'vitest';
import { keepFont } from '../../../scripts/pullRequest/takePictures';
import { site } from '../../browser/session';
import { visit } from '../../browser/visits';

async function read(address: string, width: number) {
  const page = await visit({ origin: site, viewport: { width, height: 800 }, bypassCSP: true });
  await keepFont(page, `**${address}`);
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Words in the elements of a selector that are broken over two lines. */
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
  ['/contact', 'aside', 320, '150%'],
  ['/contact', 'aside', 390, '200%'],
])('on %s no word of %s is broken at %i px with letters of %s', async (address, place, width, size) => {
  const page = await read(address, width);
  await page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
  expect(await page.evaluate(brokenWords, place)).toEqual([]);
});

test('a phone number in a text stands on one line, and calls', async () => {
  const page = await read('/not-sent', 320);
  const number = page.locator('p > a[href^="tel:"]').first();
  const lines = [];
  for (let width = 280; width <= 440; width += 20) {
    await page.setViewportSize({ width, height: 800 });
    lines.push(await number.evaluate((link) => link.getClientRects().length));
  }
  expect(new Set(lines)).toEqual(new Set([1]));
});
