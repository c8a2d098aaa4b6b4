import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { type OpenedPage, openPage } from './openPage';
import { browser, site } from './session';
import { swipe } from './swipe';

let opened: OpenedPage;
let page: Page;

afterEach(() => opened?.close());

type Options = Parameters<typeof openPage>[2];

async function prepare(options?: Options): Promise<void> {
  opened = await openPage(browser, site, options);
  page = opened.page;
}

async function open(address = '/portfolio', options?: Options): Promise<void> {
  await prepare(options);
  await page.goto(site + address);
  await page.locator('[data-gallery]').first().waitFor();
  if (address.startsWith('/portfolio')) await page.getByRole('tablist').waitFor();
}

const tab = (name: string) => page.getByRole('tab', { name });
const chosen = () => page.getByRole('tab', { selected: true }).innerText();
const photos = () => page.locator('[data-photo]:visible');
const photo = (id: string) => page.locator(`[id="${id}"] a`);
const dialog = () => page.getByRole('dialog');
const count = () => dialog().locator('[data-part="count"]').innerText();
const focusedPhoto = () => page.evaluate(() => document.activeElement?.closest('[data-photo]')?.id);

const albums = [
  ['Kitchens', 'kitchen', 28],
  ['Bathrooms', 'bathroom', 12],
  ['Basements', 'basement', 10],
  ['Additions', 'addition', 22],
] as const;

describe('the tabs', () => {
  test('take a fragment that a mail cut in the middle for none', async () => {
    await open('/portfolio#50%');
    expect(await chosen()).toBe('Kitchens');
    await photo('kitchen-1').click();
    await dialog().waitFor();
  });

  test('are five, Kitchens first and chosen', async () => {
    await open();
    expect(await page.getByRole('tab').allInnerTexts()).toEqual([
      ...albums.map(([label]) => label),
      'Before & After',
    ]);
    expect(await chosen()).toBe('Kitchens');
  });

  test.each(albums)(
    '%s shows its own photographs only, and stands in the address',
    async (label, id, total) => {
      await open();
      await tab(label).click();
      expect(new URL(page.url()).hash).toBe(`#${id}`);
      expect(await photos().count()).toBe(total);
      expect(await page.getByRole('tabpanel', { name: label }).locator('[data-photo]').count()).toBe(total);
      await page.reload();
      await page.getByRole('tablist').waitFor();
      expect(await chosen()).toBe(label);
      expect(await photos().count()).toBe(total);
    },
  );

  test('a link to a tab, or to a photograph of it, opens it and leads there', async () => {
    await open('/portfolio#addition');
    expect(await chosen()).toBe('Additions');
    const top = () => page.getByRole('tablist').evaluate((list) => list.getBoundingClientRect().top);
    expect(await top()).toBeGreaterThan(60);
    expect(await top()).toBeLessThan(200);
    await page.evaluate(() => {
      location.hash = '#basement-3';
    });
    await expect.poll(chosen).toBe('Basements');
    await expect
      .poll(() => photo('basement-3').evaluate((link) => link.getBoundingClientRect().top))
      .toBeLessThan(800);
  });

  test('work with the keyboard alone', async () => {
    await open();
    await tab('Kitchens').focus();
    expect(await page.locator('[role="tab"][tabindex="0"]').count()).toBe(1);
    for (const [key, label] of [
      ['ArrowRight', 'Bathrooms'],
      ['ArrowLeft', 'Kitchens'],
      ['ArrowLeft', 'Before & After'],
      ['ArrowRight', 'Kitchens'],
      ['End', 'Before & After'],
      ['Home', 'Kitchens'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await chosen()).toBe(label);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(label);
    }
    await page.keyboard.press('Tab');
    expect(await focusedPhoto()).toBe('kitchen-1');
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Kitchens');
  });

  test.each([
    [390, 1],
    [600, 2],
    [800, 3],
    [1280, 4],
  ])('at %i px the grid has %i columns', async (width, columns) => {
    await open('/portfolio', { viewport: { width, height: 800 } });
    const lefts = await photos().evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(columns);
  });
});

describe.each([{ reducedMotion: 'no-preference' }, { reducedMotion: 'reduce' }] as const)(
  'a photograph seen large ($reducedMotion)',
  (motion) => {
    test('goes round both ends by its buttons, and closes', async () => {
      await open('/portfolio', motion);
      await photo('kitchen-1').click();
      expect(await count()).toBe('1 / 28');
      await dialog().getByRole('button', { name: 'Previous' }).click();
      expect(await count()).toBe('28 / 28');
      await dialog().getByRole('button', { name: 'Next' }).click();
      expect(await count()).toBe('1 / 28');
      await dialog().getByRole('button', { name: 'Next' }).click();
      expect(await count()).toBe('2 / 28');
      const words = await photo('kitchen-2').locator('img').getAttribute('alt');
      await dialog()
        .getByRole('img', { name: words ?? 'none' })
        .waitFor();
      await dialog().getByRole('button', { name: 'Close' }).click();
      await dialog().waitFor({ state: 'hidden' });
    });

    test('works with the keyboard alone, and gives the focus back', async () => {
      await open('/portfolio', motion);
      await photo('kitchen-3').focus();
      await page.keyboard.press('Enter');
      expect(await count()).toBe('3 / 28');
      for (const at of [2, 1, 28, 27]) {
        await page.keyboard.press('ArrowLeft');
        expect(await count()).toBe(`${at} / 28`);
      }
      for (const at of [28, 1]) {
        await page.keyboard.press('ArrowRight');
        expect(await count()).toBe(`${at} / 28`);
      }
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'hidden' });
      expect(await focusedPhoto()).toBe('kitchen-3');
    });
  },
);

describe('a photograph seen large', () => {
  test('closes by a click outside it, not by one on it', async () => {
    await open();
    await photo('kitchen-2').click();
    await dialog().getByRole('img').click();
    expect(await dialog().isVisible()).toBe(true);
    await page.mouse.click(30, 200);
    await dialog().waitFor({ state: 'hidden' });
    expect(await focusedPhoto()).toBe('kitchen-2');
  });

  test('listens to no key while it is closed', async () => {
    await open();
    await photo('kitchen-2').focus();
    for (const key of ['ArrowLeft', 'ArrowRight', 'Escape']) await page.keyboard.press(key);
    expect(await dialog().isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    expect(await count()).toBe('2 / 28');
    await page.keyboard.press('Escape');
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    expect(await dialog().isVisible()).toBe(false);
    expect(await chosen()).toBe('Kitchens');
    expect(await focusedPhoto()).toBe('kitchen-2');
  });

  test('counts within its own album', async () => {
    await open('/portfolio#basement');
    await photo('basement-10').click();
    expect(await count()).toBe('10 / 10');
  });

  test('fetches its neighbors before they are asked for', async () => {
    await open();
    const large = (id: string) => photo(id).evaluate((link) => (link as HTMLAnchorElement).href);
    const wanted = [await large('kitchen-1'), await large('kitchen-5'), await large('kitchen-7')];
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await photo('kitchen-6').click();
    await expect.poll(() => wanted.slice(1).every((address) => asked.includes(address))).toBe(true);
    expect(asked).not.toContain(wanted[0]);
  });

  test('goes on by a swipe', async () => {
    await open('/portfolio', { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    await photo('kitchen-1').tap();
    expect(await count()).toBe('1 / 28');
    await swipe(page, { x: 300, y: 400, by: -200 });
    await expect.poll(count).toBe('2 / 28');
    await swipe(page, { x: 100, y: 400, by: 200 });
    await expect.poll(count).toBe('1 / 28');
    await swipe(page, { x: 100, y: 400, by: 200 });
    await expect.poll(count).toBe('28 / 28');
    await swipe(page, { x: 200, y: 400, by: -20 });
    expect(await count()).toBe('28 / 28');
    await dialog().getByRole('button', { name: 'Close' }).tap();
    await dialog().waitFor({ state: 'hidden' });
  });

  test('stays within the screen, whatever its shape', async () => {
    for (const viewport of [
      { width: 320, height: 640 },
      { width: 844, height: 390 },
      { width: 1440, height: 900 },
    ]) {
      await open('/portfolio', { viewport });
      await photo('kitchen-1').click();
      const box = await dialog().getByRole('img').boundingBox();
      expect(box?.width).toBeGreaterThan(100);
      expect(box && box.x >= 0 && box.x + box.width <= viewport.width).toBe(true);
      expect(box && box.y >= 0 && box.y + box.height <= viewport.height).toBe(true);
      await opened.close();
    }
  });

  test('is the small one where the large one cannot be had', async () => {
    await prepare();
    await page.route('**/media/kitchen-4-*-1920.jpg', (route) => route.abort());
    await page.route('**/media/kitchen-4-*-1200.jpg', (route) => route.abort());
    await page.goto(`${site}/portfolio`);
    await page.getByRole('tablist').waitFor();
    await photo('kitchen-4').scrollIntoViewIfNeeded();
    const small = photo('kitchen-4').locator('img');
    await expect
      .poll(() => small.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await photo('kitchen-4').click();
    const shown = dialog().getByRole('img');
    await expect
      .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  });
});

describe('a photograph that cannot be loaded', () => {
  test('is hidden and not counted', async () => {
    await prepare();
    await page.route('**/media/kitchen-2-*', (route) => route.abort());
    await page.goto(`${site}/portfolio#kitchen`);
    await page.locator('#kitchen-2').waitFor({ state: 'hidden' });
    expect(await photos().count()).toBe(27);
    await photo('kitchen-1').click();
    expect(await count()).toBe('1 / 27');
    await page.keyboard.press('ArrowRight');
    const words = await photo('kitchen-3').locator('img').getAttribute('alt');
    await dialog()
      .getByRole('img', { name: words ?? 'none' })
      .waitFor();
  });

  test('is hidden too when it failed before the script came', async () => {
    await prepare();
    await page.route('**/media/kitchen-2-*', (route) => route.abort());
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/assets/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${site}/portfolio#kitchen`, { waitUntil: 'commit' });
    const image = page.locator('#kitchen-2 img');
    await expect
      .poll(() =>
        image.evaluate(
          (each) => (each as HTMLImageElement).complete && (each as HTMLImageElement).currentSrc !== '',
        ),
      )
      .toBe(true);
    expect(await page.locator('#kitchen-2').isVisible()).toBe(true);
    release();
    await page.locator('#kitchen-2').waitFor({ state: 'hidden' });
    expect(await photos().count()).toBe(27);
  });
});

describe('Before & After', () => {
  const frames = () => page.locator('#before-after iframe');

  test('loads no post before it is opened; then all eleven stand in it', async () => {
    await open();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(opened.foreign).toEqual([]);
    expect(await page.locator('iframe').count()).toBe(0);
    await tab('Before & After').click();
    expect(new URL(page.url()).hash).toBe('#before-after');
    expect(await frames().count()).toBe(11);
    const attributes = await frames().evaluateAll((all) =>
      all.map((each) => ['loading', 'width', 'height'].map((name) => each.getAttribute(name)).join(' ')),
    );
    expect(new Set(attributes)).toEqual(new Set(['lazy 500 680']));
    const titles = await frames().evaluateAll((all) => all.map((each) => each.getAttribute('title')));
    expect(new Set(titles.filter(Boolean)).size).toBe(11);
    const lefts = await frames().evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(2);
    await expect.poll(() => opened.foreign.length).toBeGreaterThan(0);
  });

  test('has a plain link under each post', async () => {
    await open('/portfolio#before-after');
    const links = page.locator('#before-after li > a[href^="https://www.facebook.com/"]');
    expect(await links.count()).toBe(11);
    expect(await links.evaluateAll((all) => all.every((each) => each.checkVisibility()))).toBe(true);
  });

  test('its frames are as narrow as a phone', async () => {
    await open('/portfolio#before-after', { viewport: { width: 390, height: 844 } });
    await expect.poll(() => frames().count()).toBe(11);
    const box = await frames().first().boundingBox();
    expect(box?.width).toBeLessThanOrEqual(358);
    expect(box?.height).toBe(680);
  });
});

describe('without JavaScript', () => {
  test('every photograph is there and leads to its large version', async () => {
    await prepare({ javaScriptEnabled: false });
    await page.goto(`${site}/portfolio`);
    expect(await photos().count()).toBe(72);
    for (const [label, id, total] of albums) {
      await page.getByRole('heading', { name: label, exact: true }).waitFor();
      expect(await page.locator(`#${id} [data-photo]:visible`).count()).toBe(total);
    }
    const links = await page
      .locator('[data-photo] a')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(links.every((href) => /^\/media\/.+\.jpg$/.test(href ?? ''))).toBe(true);
    const answers = await Promise.all(links.map((href) => page.request.head(site + href)));
    expect(answers.filter((answer) => !answer.ok()).map((answer) => answer.url())).toEqual([]);
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await page.locator('#before-after li > a:visible').count()).toBe(11);
  });

  test('the names of the albums lead to them', async () => {
    await prepare({ javaScriptEnabled: false });
    await page.goto(`${site}/portfolio`);
    await page
      .getByRole('navigation', { name: 'Kinds of work' })
      .getByRole('link', { name: 'Additions' })
      .click();
    expect(new URL(page.url()).hash).toBe('#addition');
    expect((await page.locator('#addition-1').boundingBox())?.y).toBeLessThan(900);
  });
});

test('a script that cannot be loaded leaves albums that open by their links', async () => {
  await prepare();
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto(`${site}/portfolio`);
  expect(await photos().count()).toBe(28);
  await page.getByRole('link', { name: 'Bathrooms', exact: true }).click();
  expect(await photos().count()).toBe(12);
  await photo('bathroom-1').click();
  await page.waitForURL('**/media/bathroom-1-*.jpg');
});

describe.each(['/areas/pitman-nj', '/areas/mullica-hill-nj', '/areas/mantua-township-nj'])(
  'the featured project of %s',
  (address) => {
    test('is seen large under its title', async () => {
      await open(address);
      const links = page.locator('[data-gallery] [data-photo] a');
      const total = await links.count();
      expect(total).toBeGreaterThan(1);
      await links.first().click();
      const title = await page.locator('section:has([data-gallery]) h3').first().innerText();
      expect(await dialog().locator('[data-part="title"]').innerText()).toBe(title.replace(/\s+/g, ' '));
      expect(await count()).toBe(`1 / ${total}`);
      await page.keyboard.press('ArrowLeft');
      expect(await count()).toBe(`${total} / ${total}`);
      await page.keyboard.press('Escape');
      expect(await links.first().evaluate((link) => link === document.activeElement)).toBe(true);
    });
  },
);
