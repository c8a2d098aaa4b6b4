import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { duringTest, followRequests, holdRequests, listenTo, visit, watchShifts } from './visits';

/** The position, size and class of every element in the carousels. */
const anatomy = (page: Page) =>
  page.locator('[data-carousel]').evaluateAll((carousels) =>
    carousels.flatMap((carousel) =>
      [...carousel.querySelectorAll('*')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x, y + scrollY, width, height].map(Math.round).join(' ');
        return `${element.nodeName} ${element.getAttribute('class')} ${box}`;
      }),
    ),
  );

async function startAll(page: Page): Promise<void> {
  for (const carousel of await page.locator('[data-carousel]').all()) {
    await carousel.scrollIntoViewIfNeeded();
    await expect.poll(() => carousel.getAttribute('data-ready')).toBe('');
  }
}

/** The page before its scripts load, and a function that lets them load. */
async function openAsleep(address: string, width: number, reducedMotion: 'reduce' | 'no-preference') {
  const page = await visit({ viewport: { width, height: 844 }, reducedMotion });
  const complaints = listenTo(page);
  const requestsEnded = followRequests(page);
  const release = await holdRequests(page, '**/assets/**/*.js');
  const shifts = await watchShifts(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  // The font may move text when it loads, which is not the subject of this test.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  const before = await shifts();
  return {
    page,
    complaints,
    requestsEnded,
    release,
    newShifts: async () => (await shifts()).slice(before.length),
  };
}

describe('the scripts of a page', () => {
  test.each([
    ['/moving', 390, 'no-preference'],
    ['/moving', 768, 'reduce'],
    ['/moving', 1440, 'no-preference'],
    ['/albums', 390, 'no-preference'],
    ['/albums#halls', 1440, 'no-preference'],
    ['/albums#before-after', 390, 'no-preference'],
  ] as const)(
    'come to %s at %i px (%s): nothing moves, changes or complains',
    async (address, width, motion) => {
      const { page, complaints, release, requestsEnded, newShifts } = await openAsleep(
        address,
        width,
        motion,
      );
      const asleep = await anatomy(page);
      await page.locator('[data-compare], [data-gallery]').first().scrollIntoViewIfNeeded();
      release();
      await requestsEnded();
      await startAll(page);
      await requestsEnded();
      expect(await anatomy(page)).toEqual(asleep);
      expect(await newShifts()).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  test('of a carousel that fail take the page with them, in the words of the labels', async () => {
    const page = await visit();
    await duringTest(
      page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          document.querySelector('[data-carousel] > [role="group"]')?.remove();
        });
      }),
    );
    await page.route('**/assets/**/*.js', async (route) => {
      await page.waitForLoadState('domcontentloaded');
      await route.continue();
    });
    await page.goto('/moving');
    await page.locator('[data-carousel]').first().scrollIntoViewIfNeeded();
    await page.getByRole('heading', { name: 'Something went wrong', level: 1 }).waitFor();
    const words =
      "We're sorry, but there was an error loading the application. Please refresh the page to try again.";
    expect(await page.getByText(words, { exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole('navigation').count()).toBe(0);
    const details = page.locator('pre');
    expect(await details.isVisible()).toBe(false);
    await page.getByText('Error Details').click();
    await details.waitFor();
    expect(await details.innerText()).toMatch(/Error: .+\n\s+at /);
    const refresh = page.getByRole('button', { name: 'Refresh Page' });
    // It has its look under the strict policy of the page.
    expect(await refresh.evaluate((button) => getComputedStyle(button).minHeight)).toBe('52px');
    const again = page.waitForRequest((request) => request.isNavigationRequest());
    await refresh.click();
    expect(new URL((await again).url()).pathname).toBe('/moving');
  });
});
