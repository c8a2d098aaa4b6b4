import { expect, test } from 'vitest';
import { keepFont } from '../../../scripts/pullRequest/screenshot';
import { site } from '../../browser/session';
import { visit } from '../../browser/visits';

const height = 844;

test.each([
  ['/', 11],
  ['/areas/pitman-nj', 12],
  ['/areas/mullica-hill-nj', 12],
  ['/areas/mantua-township-nj', 12],
  ['/services', 10],
])('%s has at most %i screens of a phone', async (address, screens) => {
  const page = await visit({
    viewport: { width: 390, height },
    hasTouch: true,
    isMobile: true,
    origin: site,
    bypassCSP: true,
  });
  await keepFont(page, `${site}${address}`);
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(length / height).toBeLessThanOrEqual(screens);
});

test('the page of a town shows jobs, prices and reviews before the longer text', async () => {
  const page = await visit({ origin: site, hasDots: true });
  await page.goto('/areas/mullica-hill-nj');
  const headings = await page.locator('main h2').allTextContents();
  const order = [
    'Two towns in one',
    'Finished jobs',
    'What remodeling costs',
    'homeowners say',
    'Main Street asks',
  ];
  const found = order.map((text) => headings.findIndex((heading) => heading.includes(text)));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
});
