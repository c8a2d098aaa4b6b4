import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { siteLanguage } from '../../pipeline/labels/labels';
import { bundleBroken } from './broken/bundleBroken';
import { phone, visit } from './visits';

const { errorTitle, errorText, errorDetails, refresh } = siteLanguage().labels;
const labels = JSON.stringify({ errorTitle, errorText, errorDetails, refresh }).replaceAll('"', '&quot;');
const marker = `<page-island data-name="Broken" data-props="{}" data-labels="${labels}"><p>Saws</p></page-island>`;

let bundle: Awaited<ReturnType<typeof bundleBroken>>;
let page: Page;
let visited: number;

beforeAll(async () => {
  bundle = await bundleBroken();
});

/** A page of the built site, with its own policy and one additional island, which fails. */
beforeEach(async () => {
  page = await visit(phone);
  visited = 0;
  await page.route('**/one', async (route) => {
    visited += 1;
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text())
        .replace(/<main[^>]*>/, `$&${marker}`)
        .replace('</body>', `<script src="/${bundle.entry}" type="module"></script></body>`),
    });
  });
  await page.route('**/broken/*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: bundle.files.get(new URL(route.request().url()).pathname.slice(1)),
    }),
  );
  await page.goto('/one');
});

test('a failing island puts the error screen in the place of the page', async () => {
  await page.getByRole('heading', { name: 'Something went wrong', level: 1 }).waitFor();
  const words =
    "We're sorry, but there was an error loading the application. Please refresh the page to try again.";
  expect(await page.getByText(words, { exact: true }).isVisible()).toBe(true);
  expect(await page.getByRole('heading').count()).toBe(1);
  expect(await page.getByRole('navigation').count()).toBe(0);
});

test('its details open to the message and the stack, and close again', async () => {
  const summary = page.getByText('Error Details', { exact: true });
  const details = page.locator('pre');
  await summary.waitFor();
  expect(await details.isVisible()).toBe(false);
  await summary.focus();
  await page.keyboard.press('Enter');
  await details.waitFor();
  expect(await details.innerText()).toMatch(/^The saw is stuck\n\nError: The saw is stuck\n\s+at /);
  await summary.click();
  await details.waitFor({ state: 'hidden' });
});

test('Refresh Page loads the page again', async () => {
  const refresh = page.getByRole('button', { name: 'Refresh Page' });
  await refresh.waitFor();
  expect(visited).toBe(1);
  await refresh.click();
  await expect.poll(() => visited).toBe(2);
});

test('it keeps its look under the strict policy of the page', async () => {
  const refresh = page.getByRole('button', { name: 'Refresh Page' });
  await refresh.waitFor();
  expect(await refresh.evaluate((button) => getComputedStyle(button).minHeight)).toBe('52px');
});
