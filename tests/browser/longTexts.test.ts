import { expect, test } from 'vitest';
import { notebook, phone, visit } from './visits';

test('lines that Markdown takes for code stay in the column of an article', async () => {
  const page = await visit(phone);
  await page.goto('/blog/a-note');
  const [width, column] = await page
    .locator('article p, main p')
    .last()
    .evaluate((text) => {
      const code = document.createElement('pre');
      code.textContent =
        'Begun with four spaces, as owners do who come from a word processor and know no better. ';
      text.after(code);
      return [code.scrollWidth, code.clientWidth];
    });
  expect(width).toBe(column);
});

test('the entries of cards in a row end at one height, however long the text above them is', async () => {
  const page = await visit(notebook);
  await page.goto('/');
  const ends = await page.locator('li > article:has(ul)').evaluateAll((cards) => {
    const [first] = cards;
    first?.querySelector('h3')?.after('Words that take a line or two of the card. '.repeat(4));
    const row = cards.filter(
      (card) => card.getBoundingClientRect().top === first?.getBoundingClientRect().top,
    );
    return row.map((card) => Math.round(card.querySelector('ul')?.getBoundingClientRect().bottom ?? 0));
  });
  expect(ends.length).toBeGreaterThan(2);
  expect(new Set(ends).size).toBe(1);
});
