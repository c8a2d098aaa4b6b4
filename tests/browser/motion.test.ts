import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { holdRequests, phone, type Visitor, visit } from './visits';

describe('the large picture at the top', () => {
  const hero = (page: Page) => page.locator('main picture:has(img[fetchpriority="high"])').first();
  const cover = (page: Page) =>
    hero(page).evaluate((picture) => {
      const { content, opacity, backgroundImage } = getComputedStyle(picture, '::after');
      return { there: content !== 'none', opacity: Number(opacity), backgroundImage };
    });

  /** A visitor whose large picture loads when `arrive` is called. */
  async function waitingForHero(options: Visitor = {}) {
    // A picture in the memory of the browser would not wait.
    const page = await visit({ ...phone, ...options, isNew: true });
    const arrive = await holdRequests(page, '**/media/room-*');
    await page.goto('/a-service', { waitUntil: 'domcontentloaded' });
    return { page, arrive };
  }

  test('has a cover of its own colors that fades once it has come', async () => {
    const { page, arrive } = await waitingForHero();
    await expect.poll(() => cover(page)).toMatchObject({ there: true, opacity: 1 });
    const colors = await hero(page).evaluate((picture) => getComputedStyle(picture).backgroundImage);
    expect(colors).toContain('rgb');
    expect((await cover(page)).backgroundImage).toBe(colors);
    arrive();
    await expect.poll(async () => (await cover(page)).opacity).toBe(0);
  });

  test('is itself opaque all the time, and the largest paint is its own', async () => {
    const { page, arrive } = await waitingForHero();
    await expect.poll(async () => (await cover(page)).there).toBe(true);
    const seeThrough = () =>
      hero(page)
        .locator('img')
        .evaluate((image) => {
          const found = [];
          for (let each: Element | null = image; each; each = each.parentElement)
            if (getComputedStyle(each).opacity !== '1') found.push(each.tagName);
          return found;
        });
    expect(await seeThrough()).toEqual([]);
    arrive();
    const largest = () =>
      page.evaluate(
        () =>
          new Promise<string>((done) => {
            new PerformanceObserver((list) => {
              const last = list.getEntries().at(-1);
              done(last && 'url' in last ? String(last.url) : '');
            }).observe({ type: 'largest-contentful-paint', buffered: true });
          }),
      );
    await expect.poll(largest).toContain('/media/room-');
    expect(await seeThrough()).toEqual([]);
  });

  test('leaves only its color when it cannot be had', async () => {
    const page = await visit(phone);
    await page.route('**/media/room-*', (route) => route.abort());
    await page.goto('/a-service');
    await expect
      .poll(async () => (({ there, opacity }) => there && opacity > 0)(await cover(page)))
      .toBe(false);
    await expect.poll(() => page.locator('img[fetchpriority="high"]').isVisible()).toBe(false);
  });

  test.each<[string, Visitor]>([
    ['with reduced motion', { reducedMotion: 'reduce' }],
    ['without JavaScript', { javaScriptEnabled: false }],
  ])('has no cover %s', async (_how, options) => {
    const { page, arrive } = await waitingForHero(options);
    expect((await cover(page)).there).toBe(false);
    arrive();
    await page.waitForLoadState('load');
    expect((await cover(page)).there).toBe(false);
  });
});

describe('the strip of reviews', () => {
  const box = (page: Page) => page.getByRole('group', { name: 'Ten reviews that pass by' });
  const track = (page: Page) => box(page).locator('> div');
  const state = (page: Page) => track(page).evaluate((strip) => getComputedStyle(strip).animationPlayState);

  async function open(options: Visitor = {}): Promise<Page> {
    const page = await visit(options);
    await page.goto('/moving');
    await page.mouse.move(5, 5);
    await box(page).scrollIntoViewIfNeeded();
    return page;
  }

  test('ten reviews pass without end: their repeat begins where they began, and is not read out', async () => {
    const page = await open();
    const [first, repeat, whole] = await track(page).evaluate((strip) => [
      ...[...strip.children].map((half) => half.getBoundingClientRect().width),
      strip.getBoundingClientRect().width,
    ]);
    expect(repeat).toBeCloseTo(first ?? 0, 1);
    expect(whole).toBeCloseTo(2 * (first ?? 0), 1);
    expect(await box(page).getByRole('listitem').count()).toBe(10);
    const repeats = track(page).locator('> [inert]');
    expect(await repeats.getAttribute('aria-hidden')).toBe('true');
    expect(await repeats.locator('li').count()).toBe(10);
    expect(await repeats.innerText()).toBe(await track(page).locator('> :not([inert])').innerText());
  });

  test.each<[string, (page: Page) => Promise<unknown>]>([
    ['under the mouse', (page) => box(page).hover()],
    ['with the focus', (page) => box(page).focus()],
  ])('stands still %s, and goes on after', async (_how, pause) => {
    const page = await open();
    expect(await state(page)).toBe('running');
    await pause(page);
    await expect.poll(() => state(page)).toBe('paused');
    await box(page).blur();
    await page.mouse.move(5, 5);
    await expect.poll(() => state(page)).toBe('running');
  });

  test('stands still from a press on its button to the next', async () => {
    const page = await open();
    const button = page.getByRole('checkbox', { name: 'Pause the reviews' });
    for (const expected of ['paused', 'running']) {
      await button.click();
      await button.blur();
      await page.mouse.move(5, 5);
      await expect.poll(() => state(page)).toBe(expected);
    }
  });

  test('does not move with reduced motion: its ten reviews scroll by hand', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    expect(await track(page).evaluate((strip) => strip.getAnimations().length)).toBe(0);
    expect(await track(page).locator('> [inert]').isVisible()).toBe(false);
    const scrolls = await box(page).evaluate((strip) => {
      strip.scrollLeft = 400;
      return strip.scrollLeft;
    });
    expect(scrolls).toBe(400);
  });
});

test.each(['/', '/moving', '/albums'])('with reduced motion nothing on %s moves', async (address) => {
  const page = await visit({ reducedMotion: 'reduce' });
  await page.goto(address);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(300);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .map(({ effect }) => effect?.getComputedTiming().duration)
      .filter((duration) => typeof duration !== 'number' || duration > 1),
  );
  expect(moving).toEqual([]);
});
