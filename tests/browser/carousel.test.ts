import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { bundleFixture } from './bundleFixture';
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

const island = () => page.locator('page-island[data-name="TeamCarousel"]');
const row = () => island().getByRole('group', { name: 'Six people, one crew', exact: true });
const arrow = (name: string) => island().getByRole('button', { name });
const place = () => island().locator('[aria-live]').innerText();

async function open(options?: Options): Promise<void> {
  await prepare(options);
  await page.goto(`${site}/meet-the-team`);
  await row().scrollIntoViewIfNeeded();
  await page.locator('page-island[data-hydrated]').waitFor();
}

/** The cards that are fully visible in the row, from left to right. */
const shown = () =>
  row().evaluate((viewport) => {
    const edge = viewport.getBoundingClientRect();
    return [...viewport.querySelectorAll('article')]
      .map((card) => ({ name: card.querySelector('h3')?.textContent, box: card.getBoundingClientRect() }))
      .filter(({ box }) => box.left >= edge.left - 1 && box.right <= edge.right + 1)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ name }) => name);
  });

const team = [
  'Tom Brannock',
  'Renee Brannock',
  'Colleen Dunleavy',
  'Luis Ortega',
  'Priya Nair',
  'Marcus Whitfield',
];
const from = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => team[(first + index) % team.length]);

describe.each([
  [390, 1],
  [800, 2],
  [1280, 3],
])('at %i px', (width, count) => {
  const options: Options = { viewport: { width, height: 900 } };

  test(`it shows ${count} and goes round both ends by its arrows`, async () => {
    await open(options);
    expect(await shown()).toEqual(from(0, count));
    await arrow('Previous').click();
    await expect.poll(shown).toEqual(from(5, count));
    expect(await place()).toBe('6 / 6');
    for (const first of [0, 1, 2, 3, 4, 5, 0]) {
      await arrow('Next').click();
      await expect.poll(shown).toEqual(from(first, count));
    }
    expect(await place()).toBe('1 / 6');
    expect(await arrow('Previous').isEnabled()).toBe(true);
  });

  test('without JavaScript it is a row that scrolls', async () => {
    await prepare({ ...options, javaScriptEnabled: false });
    await page.goto(`${site}/meet-the-team`);
    expect(await shown()).toEqual(from(0, count));
    expect(await arrow('Next').count()).toBe(0);
    await row().evaluate((viewport) =>
      viewport.scrollTo({ left: viewport.scrollWidth, behavior: 'instant' }),
    );
    await expect.poll(shown).toEqual(team.slice(6 - count));
  });
});

test('the keyboard alone moves it', async () => {
  await open();
  await row().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(shown).toEqual(from(1, 3));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(shown).toEqual(from(5, 3));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(shown).toEqual(from(0, 3));
  await page.keyboard.press('ArrowRight');
  await expect.poll(shown).toEqual(from(1, 3));
});

describe('dragged', () => {
  async function drag(by: number): Promise<void> {
    const box = await row().boundingBox();
    if (!box) throw new Error('there is no row');
    const y = box.y + 60;
    await page.mouse.move(box.x + 500, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 500 + by, y, { steps: 8 });
    await page.mouse.up();
  }

  test('by a card, it moves on', async () => {
    await open();
    await drag(-300);
    await expect.poll(place).not.toBe('1 / 6');
    await expect.poll(async () => (await shown()).length).toBe(3);
    expect(await shown()).not.toEqual(from(0, 3));
  });

  test.each([
    [-9, 1],
    [-12, 0],
  ])('by %i pixels, %i click is let through', async (by, clicks) => {
    await open();
    await page.evaluate(() => {
      document.addEventListener('click', () => {
        document.body.dataset.clicked = 'yes';
      });
    });
    await drag(by);
    await expect.poll(shown).toEqual(from(0, 3));
    expect(await page.locator('[data-clicked]').count()).toBe(clicks);
  });

  test('by a finger, it moves on', async () => {
    await open({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const box = await row().boundingBox();
    await swipe(page, { x: 320, y: (box?.y ?? 0) + 100, by: -250 });
    await expect.poll(shown).toEqual(from(1, 1));
  });
});

test('with reduced motion it is there at once', async () => {
  await open({ reducedMotion: 'reduce' });
  await arrow('Next').click();
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))),
      ),
  );
  expect(await shown()).toEqual(from(1, 3));
});

describe('before it is hydrated', () => {
  /** Delays every script but the page's first until the returned function is called. */
  async function holdScripts(): Promise<() => void> {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/assets/chunks/*.js', async (route) => {
      // The parts of the page's own script are not delayed.
      if (route.request().resourceType() === 'script') await held;
      await route.continue();
    });
    return release;
  }

  test('it scrolls by itself, and goes on from there', async () => {
    await prepare({ viewport: { width: 390, height: 844 } });
    const release = await holdScripts();
    await page.goto(`${site}/meet-the-team`, { waitUntil: 'commit' });
    await row().scrollIntoViewIfNeeded();
    await row().evaluate((viewport) =>
      viewport.scrollTo({ left: viewport.clientWidth * 2, behavior: 'instant' }),
    );
    await expect.poll(shown).toEqual(from(2, 1));
    release();
    await page.waitForLoadState('networkidle');
    await row().scrollIntoViewIfNeeded();
    await page.locator('page-island[data-hydrated]').waitFor();
    await expect.poll(shown).toEqual(from(2, 1));
    expect(await place()).toBe('3 / 6');
  });

  test('its code is not fetched while it is far away', async () => {
    await prepare({ viewport: { width: 1280, height: 500 } });
    await page.goto(`${site}/meet-the-team`, { waitUntil: 'networkidle' });
    expect(await page.locator('page-island[data-hydrated]').count()).toBe(0);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await row().scrollIntoViewIfNeeded();
    await page.locator('page-island[data-hydrated]').waitFor();
    expect(asked.filter((address) => address.endsWith('.js'))).not.toEqual([]);
  });

  test('a script that cannot be loaded leaves the row', async () => {
    await prepare();
    await page.goto(`${site}/meet-the-team`, { waitUntil: 'networkidle' });
    await page.route('**/assets/**/*.js', (route) => route.abort());
    await row().scrollIntoViewIfNeeded();
    await page.locator('page-island[data-failed]').waitFor();
    expect(await arrow('Next').count()).toBe(0);
    expect(await shown()).toEqual(from(0, 3));
    expect(await page.getByRole('heading', { name: 'Something went wrong' }).count()).toBe(0);
  });
});

test('one that does not go round has no arrow at its ends', async () => {
  await prepare();
  await page.setContent('<!doctype html><body></body>');
  await page.addScriptTag({ content: await bundleFixture('plainCarousel.tsx') });
  const previous = page.getByRole('button', { name: 'Previous' });
  const next = page.getByRole('button', { name: 'Next' });
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => previous.isDisabled()).toBe(true);
  expect(await next.isEnabled()).toBe(true);
  await next.click();
  await expect.poll(() => previous.isEnabled()).toBe(true);
  await next.click();
  await expect.poll(() => next.isDisabled()).toBe(true);
  await previous.click();
  await previous.click();
  await expect.poll(() => previous.isDisabled()).toBe(true);
});
