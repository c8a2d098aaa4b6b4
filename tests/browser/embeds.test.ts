import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { duringTest, holdRequests, notebook, passTime, phone, type Visitor, visit } from './visits';

/** A visitor whose frames are answered locally. `asked` collects the addresses they request. */
async function withFrames(
  visitor: Visitor = notebook,
  saveData = false,
): Promise<{ page: Page; asked: string[] }> {
  const page = await visit(visitor);
  const asked: string[] = [];
  await duringTest(
    page.addInitScript(
      (connection) => {
        Object.defineProperty(navigator, 'connection', { value: connection });
      },
      { saveData },
    ),
  );
  await page.route(/^https:/, (route: Route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>A frame</title><p>Posts' });
  });
  return { page, asked };
}

const hiddenFrames = (page: Page) => page.locator('body > iframe');

describe('the hidden frame of the social feed', () => {
  test('is loaded once on the home page, after the page itself, from the address of the feed', async () => {
    const { page } = await withFrames({ ...notebook, isNew: true });
    await page.clock.install();
    await duringTest(
      page.addInitScript(() => {
        new MutationObserver((records) => {
          const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
          if (added.some((node) => node instanceof HTMLIFrameElement && node.parentNode === document.body))
            Object.assign(window, { stateWhenAdded: document.readyState });
        }).observe(document, { childList: true, subtree: true });
      }),
    );
    await page.goto('/', { waitUntil: 'load' });
    await passTime(page);
    expect(await hiddenFrames(page).count()).toBe(1);
    expect(await page.evaluate(() => Reflect.get(window, 'stateWhenAdded'))).toBe('complete');
    expect(await hiddenFrames(page).getAttribute('src')).toBe('https://www.facebook.com/plugins/page.php');
    await hiddenFrames(page).contentFrame().getByText('Posts').waitFor({ state: 'attached' });
    await passTime(page);
    expect(await hiddenFrames(page).count()).toBe(1);
    expect(await hiddenFrames(page).isVisible()).toBe(false);
  });

  test('is not loaded for a visitor who asks to save data', async () => {
    const { page } = await withFrames({ ...notebook, isNew: true }, true);
    await page.clock.install();
    await page.goto('/', { waitUntil: 'load' });
    await passTime(page);
    expect(await hiddenFrames(page).count()).toBe(0);
  });
});

test('no frame is asked for before the page has loaded', async () => {
  const { page, asked } = await withFrames();
  const release = await holdRequests(page, /\/media\//);
  await page.goto('/moving', { waitUntil: 'domcontentloaded' });
  await page.locator('figure[data-embed]').scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  expect(asked).toEqual([]);
  expect(await page.locator('iframe').count(), 'a frame was made').toBe(0);
  release();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test('without scripts a frame leaves no empty window, and its link does', async () => {
  const page = await visit({ ...notebook, javaScriptEnabled: false });
  await page.goto('/moving');
  expect(await page.locator('figure[data-embed] > div').isVisible()).toBe(false);
  expect(await page.locator('figure[data-embed] figcaption a').isVisible()).toBe(true);
});

test('the map is made and asked for near the screen, has a title and a plain link', async () => {
  const { page, asked } = await withFrames(phone);
  await page.goto('/moving', { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  expect(await page.locator('iframe').count(), 'a frame far below was made').toBe(0);
  expect(asked).toEqual([]);
  await page.locator('figure[data-embed]').scrollIntoViewIfNeeded();
  const map = page.locator('iframe');
  expect(await map.getAttribute('title')).toMatch(/\w/);
  await expect.poll(() => asked).toContain(await map.getAttribute('src'));
  expect(await page.locator('figure:has(iframe) figcaption a').getAttribute('href')).toMatch(/^https:/);
});
