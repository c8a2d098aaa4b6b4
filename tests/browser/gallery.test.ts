import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { showcase, site } from './session';
import { swipe } from './swipe';
import { holdRequests, phone, type Visitor, visit } from './visits';

let page: Page;

async function arrive(visitor?: Visitor): Promise<void> {
  page = await visit(visitor);
}

async function open(address = '/albums', visitor?: Visitor): Promise<void> {
  await arrive(visitor);
  await page.goto(address);
  await page.getByRole('tablist').waitFor();
}

const tab = (name: string) => page.getByRole('tab', { name });
const chosen = () => page.getByRole('tab', { selected: true }).innerText();
const photos = () => page.locator('[data-photo]:visible');
const photo = (id: string) => page.locator(`[id="${id}"] a`);
const dialog = () => page.getByRole('dialog');
const count = () => dialog().locator('[data-part="count"]').innerText();
const focusedPhoto = () => page.evaluate(() => document.activeElement?.closest('[data-photo]')?.id);

const albums = [
  ['Rooms', 'rooms', 5],
  ['Halls', 'halls', 3],
  ['Stairs', 'stairs', 2],
] as const;

describe('the tabs', () => {
  test('take a fragment that a mail cut in the middle for none', async () => {
    await open('/albums#50%');
    expect(await chosen()).toBe('Rooms');
    await photo('rooms-1').click();
    await dialog().waitFor();
  });

  test.each(albums)(
    '%s shows its own photographs only, and stands in the address',
    async (label, id, total) => {
      await open();
      await tab(label).click();
      await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`);
      expect(await photos().count()).toBe(total);
      expect(await page.getByRole('tabpanel', { name: label }).locator('[data-photo]').count()).toBe(total);
      await page.reload();
      await page.getByRole('tablist').waitFor();
      expect(await chosen()).toBe(label);
      expect(await photos().count()).toBe(total);
    },
  );

  test('a link to a tab, or to a photograph of it, opens it and leads there', async () => {
    await open('/albums#halls');
    expect(await chosen()).toBe('Halls');
    const top = () => page.getByRole('tablist').evaluate((list) => list.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThan(60);
    await page.evaluate(() => {
      location.hash = '#stairs-2';
    });
    await expect.poll(chosen).toBe('Stairs');
    await expect
      .poll(() => photo('stairs-2').evaluate((link) => link.getBoundingClientRect().top))
      .toBeLessThan(800);
  });

  test('work with the keyboard alone', async () => {
    await open();
    await tab('Rooms').focus();
    expect(await page.locator('[role="tab"][tabindex="0"]').count()).toBe(1);
    for (const [key, label] of [
      ['ArrowRight', 'Halls'],
      ['ArrowLeft', 'Rooms'],
      ['ArrowLeft', 'Before & After'],
      ['ArrowRight', 'Rooms'],
      ['End', 'Before & After'],
      ['Home', 'Rooms'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await chosen()).toBe(label);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(label);
    }
    await page.keyboard.press('Tab');
    expect(await focusedPhoto()).toBe('rooms-1');
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Rooms');
  });
});

describe('a photograph seen large', () => {
  test('goes round both ends by its buttons, and closes', async () => {
    await open();
    await photo('rooms-1').click();
    expect(await count()).toBe('1 / 5');
    await dialog().getByRole('button', { name: 'Previous' }).click();
    expect(await count()).toBe('5 / 5');
    for (const expected of ['1 / 5', '2 / 5']) {
      await dialog().getByRole('button', { name: 'Next' }).click();
      expect(await count()).toBe(expected);
    }
    const words = await photo('rooms-2').locator('img').getAttribute('alt');
    await dialog()
      .getByRole('img', { name: words ?? 'none' })
      .waitFor();
    await dialog().getByRole('button', { name: 'Close' }).click();
    await dialog().waitFor({ state: 'hidden' });
  });

  test('closes by a click outside it, not by one on it', async () => {
    await open();
    await photo('rooms-2').click();
    await dialog().getByRole('img').click();
    expect(await dialog().isVisible()).toBe(true);
    await page.mouse.click(30, 200);
    await dialog().waitFor({ state: 'hidden' });
    await expect.poll(focusedPhoto).toBe('rooms-2');
  });

  test('fetches its neighbors before they are asked for, in the format of the small ones', async () => {
    await open('/portfolio', { origin: site, isNew: true });
    const large = async (id: string) => (await photo(id).getAttribute('href'))?.replace('.jpg', '.avif');
    const wanted = [await large('kitchen-2'), await large('kitchen-4')];
    const farther = await large('kitchen-1');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await photo('kitchen-3').click();
    await expect.poll(() => asked).toEqual(expect.arrayContaining(wanted));
    expect(asked).not.toContain(farther);
  });

  test('goes on by a swipe', async () => {
    await open('/albums', { ...phone, hasTouch: true, isMobile: true });
    await photo('rooms-1').tap();
    expect(await count()).toBe('1 / 5');
    await swipe(page, { x: 300, y: 400, by: -200 });
    await expect.poll(count).toBe('2 / 5');
    await swipe(page, { x: 100, y: 400, by: 200 });
    await expect.poll(count).toBe('1 / 5');
    await swipe(page, { x: 200, y: 400, by: -20 });
    expect(await count()).toBe('1 / 5');
  });

  test('stays within the screen, whatever its shape', async () => {
    await open('/albums');
    for (const viewport of [
      { width: 320, height: 640 },
      { width: 844, height: 390 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await photo('rooms-1').click();
      const box = await dialog().getByRole('img').boundingBox();
      expect(box?.width).toBeGreaterThan(100);
      expect(box && box.x >= 0 && box.x + box.width <= viewport.width).toBe(true);
      expect(box && box.y >= 0 && box.y + box.height <= viewport.height).toBe(true);
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'hidden' });
    }
  });

  test('is the small one where the large one cannot be had', async () => {
    await arrive();
    await page.route('**/media/hall-2-*-1200.*', (route) => route.abort());
    await page.goto('/albums#halls');
    await page.getByRole('tablist').waitFor();
    await photo('halls-2').scrollIntoViewIfNeeded();
    const small = photo('halls-2').locator('img');
    await expect
      .poll(() => small.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await photo('halls-2').click();
    const shown = dialog().getByRole('img');
    await expect
      .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  });
});

test('Back closes a photograph; closed by its button, Back leaves the page', async () => {
  await arrive();
  await page.goto('/');
  await page.goto('/albums');
  await page.getByRole('tablist').waitFor();
  await photo('rooms-1').click();
  await page.goBack();
  await dialog().waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/albums');
  await photo('rooms-1').click();
  await dialog().getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.evaluate(() => history.state?.photo ?? null)).toBe(null);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

describe('a photograph that cannot be loaded', () => {
  test('is hidden and not counted', async () => {
    await arrive();
    await page.route('**/media/room-2-*', (route) => route.abort());
    await page.goto('/albums#rooms');
    await page.locator('#rooms-2').waitFor({ state: 'hidden' });
    expect(await photos().count()).toBe(4);
    await photo('rooms-1').click();
    expect(await count()).toBe('1 / 4');
    await page.keyboard.press('ArrowRight');
    const words = await photo('rooms-3').locator('img').getAttribute('alt');
    await dialog()
      .getByRole('img', { name: words ?? 'none' })
      .waitFor();
  });

  test('is hidden too when it failed before the script came', async () => {
    await arrive();
    await page.route('**/media/room-2-*', (route) => route.abort());
    const release = await holdRequests(page, '**/assets/**/*.js');
    await page.goto('/albums#rooms', { waitUntil: 'commit' });
    const image = page.locator('#rooms-2 img');
    await expect
      .poll(() =>
        image.evaluate(
          (each) => (each as HTMLImageElement).complete && (each as HTMLImageElement).currentSrc !== '',
        ),
      )
      .toBe(true);
    expect(await page.locator('#rooms-2').isVisible()).toBe(true);
    release();
    await page.locator('#rooms-2').waitFor({ state: 'hidden' });
    expect(await photos().count()).toBe(4);
  });
});

test('the tab Before & After loads no post before it is opened; then all of them stand in it', async () => {
  await arrive();
  const frames = page.locator('#before-after iframe');
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(showcase)) foreign.push(request.url());
  });
  await page.goto('/albums');
  await page.getByRole('tablist').waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  expect(await page.locator('iframe').count()).toBe(0);
  await tab('Before & After').click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#before-after');
  expect(await frames.count()).toBe(3);
  const titles = await frames.evaluateAll((all) => all.map((each) => each.getAttribute('title')));
  expect(new Set(titles.filter(Boolean)).size).toBe(3);
  await expect.poll(() => foreign.length).toBeGreaterThan(0);
});

test('without JavaScript every photograph is there and leads to its large version', async () => {
  await arrive({ javaScriptEnabled: false });
  await page.goto('/albums');
  expect(await photos().count()).toBe(10);
  for (const [label, id, total] of albums) {
    await page.getByRole('heading', { name: label, exact: true }).waitFor();
    expect(await page.locator(`#${id} [data-photo]:visible`).count()).toBe(total);
  }
  const links = await page
    .locator('[data-photo] a')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  expect(links.every((href) => /^\/media\/.+\.jpg$/.test(href ?? ''))).toBe(true);
  const answers = await Promise.all(links.map((href) => page.request.head(showcase + href)));
  expect(answers.filter((answer) => !answer.ok()).map((answer) => answer.url())).toEqual([]);
  expect(await page.locator('iframe').count()).toBe(0);
  expect(await page.locator('#before-after li a:visible').count()).toBe(3);
});

test('a script that cannot be loaded leaves albums that open by their links', async () => {
  await arrive();
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto('/albums');
  expect(await photos().count()).toBe(5);
  await page.getByRole('link', { name: 'Halls', exact: true }).click();
  expect(await photos().count()).toBe(3);
  await photo('halls-1').click();
  await page.waitForURL('**/media/hall-1-*.jpg');
});

test('the photographs of a project are seen large under its title', async () => {
  await arrive();
  await page.goto('/moving');
  const links = page.locator('[data-gallery] [data-photo] a');
  await links.first().click();
  expect(await dialog().locator('[data-part="title"]').innerText()).toBe('The name of the job');
  expect(await count()).toBe('1 / 3');
  await page.keyboard.press('ArrowLeft');
  expect(await count()).toBe('3 / 3');
  await page.keyboard.press('Escape');
  expect(await links.first().evaluate((link) => link === document.activeElement)).toBe(true);
});
