import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { notebook, phone, type Visitor, visit } from './visits';

let page: Page;

async function open(visitor: Visitor = {}): Promise<void> {
  page = await visit(visitor);
  await page.goto('/moving');
  await pair().scrollIntoViewIfNeeded();
}

const pair = () => page.locator('[data-compare]').first();
const range = () => pair().getByRole('slider');

/** The width of the visible part of the "before" picture, in percent. */
async function cut(): Promise<number> {
  const inset = await pair()
    .locator(':scope > div')
    .nth(1)
    .evaluate((before) => getComputedStyle(before).clipPath);
  const [, hidden = ''] =
    /inset\(\S+ calc\(100% - (\S+)%\)|inset\(\S+ (\S+)%/.exec(inset)?.filter(Boolean) ?? [];
  return inset.includes('calc') ? Number(hidden) : 100 - Number(hidden);
}

async function center(): Promise<{ x: number; y: number; left: number; width: number }> {
  const box = await pair().boundingBox();
  if (!box) throw new Error('the pair is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, left: box.x, width: box.width };
}

test('the pictures before and after stand half and half, with a named handle, and follow the mouse', async () => {
  await open();
  expect(await range().getAttribute('aria-label')).toMatch(/^Move between before and after: \S/);
  const names = await page
    .getByRole('slider')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  expect(new Set(names).size).toBe(2);
  expect(await cut()).toBe(50);
  const { x, y, left, width } = await center();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(left + width * 0.25, y, { steps: 5 });
  expect(Math.abs((await cut()) - 25)).toBeLessThanOrEqual(2);
  await page.mouse.move(left + width + 50, y, { steps: 5 });
  expect(await cut()).toBe(100);
  await page.mouse.up();
  await page.mouse.move(left, y);
  expect(await cut()).toBe(100);
});

test('where the picture before is transparent, the one after does not show through it', async () => {
  await open();
  const colors = await pair()
    .locator(':scope > div')
    .evaluateAll((all) => all.slice(0, 2).map((each) => getComputedStyle(each).backgroundColor));
  expect(colors).toEqual(Array(2).fill('rgb(251, 248, 243)'));
});

test('the keyboard alone moves it, with a visible focus', async () => {
  await open();
  await range().focus();
  await page.keyboard.press('ArrowLeft');
  expect(await cut()).toBe(48);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await cut()).toBe(52);
  await page.keyboard.press('Home');
  expect(await cut()).toBe(0);
  await page.keyboard.press('End');
  expect(await cut()).toBe(100);
  const outline = await pair()
    .locator(':scope > span')
    .evaluate((handle) => getComputedStyle(handle).outlineStyle);
  expect(outline).toBe('solid');
});

test('without JavaScript both pictures stand side by side, on a phone too', async () => {
  await open({ javaScriptEnabled: false });
  for (const { viewport } of [notebook, phone]) {
    await page.setViewportSize(viewport);
    expect(await range().count()).toBe(0);
    const halves = pair().locator(':scope > div');
    const [after, before] = [await halves.nth(0).boundingBox(), await halves.nth(1).boundingBox()];
    if (!after || !before) throw new Error('a half is missing');
    expect(before.x + before.width).toBeLessThanOrEqual(after.x);
    expect(Math.round(before.width)).toBe(Math.round(after.width));
    expect(await pair().getByText('Before', { exact: true }).isVisible()).toBe(true);
    expect(await pair().getByText('After', { exact: true }).isVisible()).toBe(true);
  }
});
