import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { notebook, visit } from './visits';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const kinds = (page: Page) => menu(page).getByText('Kinds', { exact: true });
const pages = (page: Page) => menu(page).getByText('Pages', { exact: true });
/** A link of each group. */
const plain = (page: Page) => menu(page).getByRole('link', { name: 'Only what is needed' });
const service = (page: Page) => menu(page).getByRole('link', { name: 'A service' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function middleOf(link: Locator) {
  await link.waitFor();
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

/** Whether the middle of a link is in view, and nothing lies over it. */
const isOnTop = (link: Locator) =>
  link.evaluate((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

async function open(javaScriptEnabled = true): Promise<Page> {
  const page = await visit({ ...notebook, javaScriptEnabled });
  await page.goto('/one');
  return page;
}

async function openKinds(): Promise<Page> {
  const page = await open();
  await kinds(page).click();
  await plain(page).waitFor();
  return page;
}

test('a mouse that rests on a group opens it, reaches its links and closes it by leaving', async () => {
  const page = await open();
  await kinds(page).hover();
  const { x, y } = await middleOf(plain(page));
  await page.mouse.move(x, y, { steps: 30 });
  expect(await plain(page).isVisible()).toBe(true);
  await pages(page).hover();
  await service(page).waitFor();
  await plain(page).waitFor({ state: 'hidden' });
  await page.mouse.move(300, 700);
  await service(page).waitFor({ state: 'hidden' });
});

test('a mouse reaches the last link of a group that is taller than the window', async () => {
  const page = await openKinds();
  await plain(page).evaluate((link) => {
    const item = link.closest('li');
    for (let count = 0; count < 60; count += 1) item?.after(item.cloneNode(true));
  });
  const { x, y } = await middleOf(plain(page).first());
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 5000);
  await expect.poll(() => isOnTop(plain(page).last())).toBe(true);
});

test('where the menu takes two lines, an open group lies over the second one', async () => {
  const page = await open();
  await menu(page).evaluate((nav) => {
    const last = nav.querySelector(':scope > ul > li:last-child');
    for (let count = 0; count < 12; count += 1) last?.after(last.cloneNode(true));
  });
  await kinds(page).click();
  expect(await isOnTop(menu(page).getByRole('link', { name: 'Everything' }))).toBe(true);
});

test('two links of two lines each stand apart', async () => {
  const page = await openKinds();
  const gap = await plain(page).evaluate((link) => {
    const item = link.closest('li');
    link.textContent = 'Installation and repair of refrigerators';
    item?.after(item.cloneNode(true));
    const [first, second] = [item, item?.nextElementSibling].map((each) => {
      const words = document.createRange();
      if (each) words.selectNodeContents(each.querySelector('a') ?? each);
      return words.getBoundingClientRect();
    });
    return (second?.top ?? 0) - (first?.bottom ?? 0);
  });
  expect(gap).toBeGreaterThan(8);
});

test('a press on a group that a mouse has opened keeps it open', async () => {
  const page = await open();
  await kinds(page).hover();
  await plain(page).waitFor();
  await kinds(page).click();
  await page.mouse.move(300, 700);
  expect(await plain(page).isVisible()).toBe(true);
});

test('Escape closes it from inside, and the focus is back on its name', async () => {
  const page = await openKinds();
  await plain(page).focus();
  await page.keyboard.press('Escape');
  await plain(page).waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('Kinds');
});

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['a press elsewhere', (page) => page.mouse.click(300, 700)],
  [
    'leaving the page, which may be kept for coming back',
    (page) => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))),
  ],
])('it closes on %s', async (_what, act) => {
  const page = await openKinds();
  await act(page);
  await plain(page).waitFor({ state: 'hidden' });
});

test('it closes when the focus leaves it, and not before', async () => {
  const page = await openKinds();
  for (const name of ['Everything', 'Only what is needed', 'Very long words', 'One review']) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(name);
    expect(await plain(page).isVisible()).toBe(true);
  }
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Pages');
  await plain(page).waitFor({ state: 'hidden' });
});

test('without JavaScript its groups open, one at a time, and lead on', async () => {
  const page = await open(false);
  await kinds(page).click();
  await pages(page).click();
  await service(page).waitFor();
  expect(await plain(page).isVisible()).toBe(false);
  await service(page).click();
  await page.waitForURL('**/a-service');
});

test('a long name of the business takes two lines, and the menu stays in one', async () => {
  const page = await open(false);
  const header = page.locator('[data-header]');
  const height = async () => (await header.boundingBox())?.height;
  const before = await height();
  await header
    .getByRole('link')
    .first()
    .locator('span')
    .first()
    .evaluate((name) => {
      name.textContent = 'North Shore Lawn and Landscape';
    });
  expect(await height()).toBe(before);
});
