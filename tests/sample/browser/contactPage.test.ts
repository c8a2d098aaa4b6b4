import { expect, test } from 'vitest';
import { site } from '../../browser/session';
import { visit } from '../../browser/visits';

test('on a phone, the first field of the contact page is above the bar, and the bar leads to the form', async () => {
  const page = await visit({ origin: site, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.goto('/contact');
  const bar = page.getByRole('complementary');
  const field = await page.getByLabel('Full Name').boundingBox();
  const below = await bar.boundingBox();
  expect((field?.y ?? 844) + (field?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await page.goto('/about');
  // At the top, the hero's own button leads there, and the bar's rests.
  await page.mouse.wheel(0, 1500);
  await bar.getByText('Get a Free Estimate').click();
  await page.waitForURL('**/contact?from=/about#estimate');
  expect((await page.getByLabel('Full Name').boundingBox())?.y).toBeLessThan(400);
});
