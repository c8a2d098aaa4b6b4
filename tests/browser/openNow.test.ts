import { expect, test } from 'vitest';
import { holdRequests, phone, visit } from './visits';

test('the hours say whether the business is open, by its own clocks, and nothing moves', async () => {
  const page = await visit({ ...phone, isNew: true, timezoneId: 'Asia/Tokyo' });
  await page.clock.install({ time: new Date('2026-11-20T21:30Z') });
  const release = await holdRequests(page, /\.js$/);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  const lines = page.locator('[data-open-now]');
  const place = () => lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
  const empty = await place();
  expect(empty).toHaveLength(2);
  expect(await lines.allTextContents()).toEqual(['', '']);
  release();
  for (const line of await lines.all()) await line.scrollIntoViewIfNeeded();
  await page.clock.runFor(10_000);
  await expect.poll(() => lines.allTextContents()).toEqual(['Open now', 'Open now']);
  expect(await place()).toEqual(empty);
  await page.clock.runFor(31 * 60_000);
  expect(await lines.allTextContents()).toEqual(['Closed now', 'Closed now']);
});
