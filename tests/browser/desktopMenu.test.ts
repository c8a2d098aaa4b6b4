import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { notebook, visits } from './visits';

const visit = visits();
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const about = (page: Page) => menu(page).getByText('About', { exact: true });
const services = (page: Page) => menu(page).getByText('Services', { exact: true });
const team = (page: Page) => menu(page).getByRole('link', { name: 'Meet the Team' });
const additions = (page: Page) => menu(page).getByRole('link', { name: 'Home Additions' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function middleOf(link: Locator) {
  await link.waitFor();
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

async function open(javaScriptEnabled = true): Promise<Page> {
  const page = await visit({ ...notebook, javaScriptEnabled });
  await page.goto('/our-story');
  return page;
}

async function openAbout(): Promise<Page> {
  const page = await open();
  await about(page).click();
  await team(page).waitFor();
  return page;
}

test.each<[string, (page: Page) => Promise<void>]>([
  ['a click', (page) => about(page).click()],
  ['Enter', (page) => about(page).press('Enter')],
  ['Space', (page) => about(page).press('Space')],
])('a group opens on %s, and closes on the next', async (_how, press) => {
  const page = await open();
  expect(await team(page).isVisible()).toBe(false);
  await press(page);
  await team(page).waitFor();
  await press(page);
  await team(page).waitFor({ state: 'hidden' });
});

test('a mouse that rests on a group opens it, reaches its links and closes it by leaving', async () => {
  const page = await open();
  await about(page).hover();
  const { x, y } = await middleOf(team(page));
  await page.mouse.move(x, y, { steps: 30 });
  expect(await team(page).isVisible()).toBe(true);
  await services(page).hover();
  await additions(page).waitFor();
  await team(page).waitFor({ state: 'hidden' });
  await page.mouse.move(300, 700);
  await additions(page).waitFor({ state: 'hidden' });
});

test('a press on a group that a mouse has opened keeps it open', async () => {
  const page = await open();
  await about(page).hover();
  await team(page).waitFor();
  await about(page).click();
  await page.mouse.move(300, 700);
  expect(await team(page).isVisible()).toBe(true);
});

test('Escape closes it from inside, and the focus is back on its name', async () => {
  const page = await openAbout();
  await team(page).focus();
  await page.keyboard.press('Escape');
  await team(page).waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('About');
});

test('a press elsewhere closes it', async () => {
  const page = await openAbout();
  await page.mouse.click(300, 700);
  await team(page).waitFor({ state: 'hidden' });
});

test('it closes when the focus leaves it, and not before', async () => {
  const page = await openAbout();
  for (const name of ['Our Story', 'Meet the Team', 'Areas We Serve', 'Blog']) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(name);
    expect(await team(page).isVisible()).toBe(true);
  }
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Services');
  await team(page).waitFor({ state: 'hidden' });
});

test('one is open at a time', async () => {
  const page = await openAbout();
  await services(page).click();
  await additions(page).waitFor();
  await team(page).waitFor({ state: 'hidden' });
});

test('by the keyboard alone, from the top of the page to a link of a group', async () => {
  const page = await open();
  const way = [];
  for (let stop = 0; (await focused(page)) !== 'Services' && stop < 10; stop += 1) {
    await page.keyboard.press('Tab');
    way.push(await focused(page));
  }
  expect(way).toEqual(['Skip to content', expect.any(String), 'Home', 'About', 'Services']);
  await page.keyboard.press('Enter');
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Home Additions');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home-additions');
});

test('a page that is kept for coming back is kept closed', async () => {
  const page = await openAbout();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await team(page).waitFor({ state: 'hidden' });
});

test('without JavaScript its groups open, one at a time, and lead on', async () => {
  const page = await open(false);
  await about(page).click();
  await services(page).click();
  await additions(page).waitFor();
  expect(await team(page).isVisible()).toBe(false);
  await additions(page).click();
  await page.waitForURL('**/home-additions');
});
