import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { notebook, phone, visit } from './visits';

const menuButton = (page: Page) => page.getByRole('button', { name: /menu/i });
const sheet = (page: Page) => page.getByRole('dialog');
const isIn = (page: Page) =>
  page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement));

async function openMenu(options = {}): Promise<Page> {
  const page = await visit({ ...phone, ...options });
  await page.goto('/one');
  await menuButton(page).click();
  await sheet(page).waitFor();
  return page;
}

const closed = (page: Page) => sheet(page).waitFor({ state: 'hidden' });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const wheel = async (page: Page) => {
  await page.mouse.move(200, 100);
  await page.mouse.wheel(0, 500);
  await page.waitForTimeout(300);
};
const hasFocus = (page: Page) => menuButton(page).evaluate((button) => button === document.activeElement);

test('the page does not scroll behind it, and does again afterwards', async () => {
  const page = await openMenu();
  await wheel(page);
  expect(await scrolled(page)).toBe(0);
  await page.keyboard.press('Escape');
  await closed(page);
  await wheel(page);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
});

describe('it closes, and the focus is back on its button', () => {
  test.each<[string, (page: Page) => Promise<void>]>([
    ['on Escape', (page) => page.keyboard.press('Escape')],
    ['on the backdrop', (page) => page.mouse.click(200, 120)],
    ['on its own button', (page) => sheet(page).getByRole('button', { name: 'Close' }).click()],
  ])('%s', async (_how, close) => {
    const page = await openMenu();
    await close(page);
    await closed(page);
    await expect.poll(() => hasFocus(page)).toBe(true);
  });

  test('when the screen grows too wide for it', async () => {
    const page = await openMenu();
    await page.setViewportSize(notebook.viewport);
    await closed(page);
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Gallery' }).click();
    await page.waitForURL('**/gallery');
  });
});

test('a press between its links leaves it open', async () => {
  const page = await openMenu();
  await sheet(page).click({ position: { x: 150, y: 20 } });
  await page.waitForTimeout(400);
  expect(await sheet(page).isVisible()).toBe(true);
});

test('a page that is kept for coming back is kept closed', async () => {
  const page = await openMenu();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await closed(page);
  await menuButton(page).click();
  await sheet(page).waitFor();
});

test('its groups open one beside the other, and are closed again the next time', async () => {
  const page = await openMenu();
  const link = (name: string) => sheet(page).getByRole('link', { name });
  expect(await link('Only what is needed').isVisible()).toBe(false);
  await sheet(page).getByText('Kinds', { exact: true }).click();
  await link('Only what is needed').waitFor();
  expect(await link('A service').isVisible()).toBe(false);
  await sheet(page).getByText('Pages', { exact: true }).click();
  await link('A service').waitFor();
  expect(await link('Only what is needed').isVisible()).toBe(true);
  await sheet(page).getByText('Kinds', { exact: true }).click();
  await link('Only what is needed').waitFor({ state: 'hidden' });
  expect(await link('A service').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await closed(page);
  await menuButton(page).click();
  await link('Gallery').waitFor();
  expect(await link('A service').isVisible()).toBe(false);
});

test('by the keyboard alone: opened, kept inside, a group unfolded, a link followed', async () => {
  const page = await visit(phone);
  await page.goto('/one');
  for (let stops = 0; !(await hasFocus(page)) && stops < 10; stops += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await sheet(page).waitFor();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < 12; stop += 1) {
      expect(await isIn(page)).toBe(true);
      await page.keyboard.press(key);
    }
  }
  await sheet(page).getByText('Pages', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('A service');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/a-service');
});

describe.each<[string, (page: Page) => Promise<unknown>, boolean]>([
  ['without JavaScript', async () => undefined, false],
  ['where no script loads', (page) => page.route('**/*.js', (route) => route.abort()), true],
])('%s', (_how, prepare, javaScriptEnabled) => {
  test('the menu opens, closes and leads on', async () => {
    const page = await visit({ ...phone, javaScriptEnabled });
    await prepare(page);
    await page.goto('/one');
    const toggle = page.locator('[data-phone-menu] summary').first();
    const gallery = page.locator('[data-phone-menu]').getByRole('link', { name: 'Gallery' });
    await toggle.click();
    await gallery.waitFor();
    await wheel(page);
    expect(await scrolled(page)).toBe(0);
    await toggle.click({ position: { x: 5, y: 5 } });
    await gallery.waitFor({ state: 'hidden' });
    await toggle.click();
    await page.locator('[data-phone-menu]').getByText('Pages', { exact: true }).click();
    await page.locator('[data-phone-menu]').getByRole('link', { name: 'A service' }).click();
    await page.waitForURL('**/a-service');
  });
});

test('where the script of the sheet cannot be loaded, the sheet opens without it', async () => {
  const page = await visit(phone);
  await page.goto('/one', { waitUntil: 'networkidle' });
  await page.route('**/*.js', (route) => route.abort());
  await menuButton(page).click();
  await page.locator('[data-phone-menu]').getByRole('link', { name: 'Gallery' }).click();
  await page.waitForURL('**/gallery');
});
