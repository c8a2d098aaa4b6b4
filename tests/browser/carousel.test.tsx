import type { Page } from 'playwright-core';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, test } from 'vitest';
import { Carousel } from '../../components/carousel/Carousel';
import { GlobalStyle } from '../../components/GlobalStyle';
import { SiteLanguageProvider } from '../../components/labels';
import { siteLanguage } from '../../pipeline/labels/labels';
import { swipe } from './swipe';
import { holdRequests, phone, type Visitor, visit } from './visits';

let page: Page;

async function arrive(visitor?: Visitor): Promise<void> {
  page = await visit(visitor);
}

const carousel = () => page.locator('[data-carousel]');
const row = () => carousel().getByRole('group', { name: 'The crew', exact: true });
const arrow = (name: string) => carousel().getByRole('button', { name });
const place = () => carousel().locator('[aria-live]').innerText();

async function open(visitor?: Visitor): Promise<void> {
  await arrive(visitor);
  await page.goto('/moving');
  await row().scrollIntoViewIfNeeded();
  await page.locator('[data-carousel][data-ready]').waitFor();
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

const waitFrames = (count: number) =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

const team = [
  'Ann Sample',
  'Bo',
  'Maximiliane-Theodora von und zu Hohenschwangau-Sigmaringen',
  'Cleo Sample',
  'Dan',
  'Eve Sample',
];
const from = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => team[(first + index) % team.length]);

test('on a phone it goes round both ends by its arrows', async () => {
  await open(phone);
  expect(await shown()).toEqual(from(0, 1));
  await arrow('Previous').click();
  await expect.poll(shown).toEqual(from(5, 1));
  await expect.poll(place).toBe('6 / 6');
  for (const first of [0, 1]) {
    await arrow('Next').click();
    await expect.poll(shown).toEqual(from(first, 1));
  }
  await expect.poll(place).toBe('2 / 6');
  expect(await arrow('Previous').isEnabled()).toBe(true);
});

test('without JavaScript it is a row that scrolls', async () => {
  await arrive({ javaScriptEnabled: false });
  for (const [width, count] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/moving');
    expect(await shown()).toEqual(from(0, count));
    expect(await arrow('Next').count()).toBe(0);
    await row().evaluate((viewport) =>
      viewport.scrollTo({ left: viewport.scrollWidth, behavior: 'instant' }),
    );
    await expect.poll(shown).toEqual(team.slice(6 - count));
  }
});

test('the keyboard alone moves it', async () => {
  await open();
  await row().focus();
  for (const held of ['Alt', 'Control', 'Meta']) await page.keyboard.press(`${held}+ArrowRight`);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(shown).toEqual(from(5, 3));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(shown).toEqual(from(0, 3));
  await page.keyboard.press('ArrowRight');
  await expect.poll(shown).toEqual(from(1, 3));
});

test('dragged by a finger, it moves on', async () => {
  await open({ ...phone, hasTouch: true, isMobile: true });
  const box = await row().boundingBox();
  await swipe(page, { x: 320, y: (box?.y ?? 0) + 100, by: -250 });
  await expect.poll(shown).toEqual(from(1, 1));
});

test('with reduced motion it is there at once', async () => {
  await open({ reducedMotion: 'reduce' });
  await arrow('Next').click();
  await waitFrames(3);
  expect(await shown()).toEqual(from(1, 3));
});

describe('before its script runs', () => {
  test('it scrolls by itself, and goes on from there', async () => {
    await arrive(phone);
    // The page's first script is an entry.
    const release = await holdRequests(page, '**/assets/chunks/*.js');
    await page.goto('/moving', { waitUntil: 'commit' });
    await row().scrollIntoViewIfNeeded();
    await row().evaluate((viewport) =>
      viewport.scrollTo({ left: viewport.clientWidth * 2, behavior: 'instant' }),
    );
    await expect.poll(shown).toEqual(from(2, 1));
    release();
    await page.locator('[data-carousel][data-ready]').waitFor();
    await expect.poll(shown).toEqual(from(2, 1));
    await expect.poll(place).toBe('3 / 6');
  });

  test('a script that cannot be loaded leaves the row', async () => {
    await arrive();
    await page.goto('/moving', { waitUntil: 'networkidle' });
    await page.route('**/assets/**/*.js', (route) => route.abort());
    const failure = page.waitForEvent('requestfailed');
    await row().scrollIntoViewIfNeeded();
    await failure;
    await waitFrames(2);
    expect(await arrow('Next').count()).toBe(0);
    expect(await shown()).toEqual(from(0, 3));
    expect(await page.getByRole('heading', { name: 'Something went wrong' }).count()).toBe(0);
  });
});

test('there is no arrow where all cards are in view', async () => {
  await arrive({ isNew: true });
  for (const [names, width, arrows] of [
    ['Ann, Bo, Cleo', 1280, 0],
    ['Ann, Bo, Cleo', 800, 2],
    ['Ann', 390, 0],
  ] as const) {
    const sheet = new ServerStyleSheet();
    const html = renderToString(
      sheet.collectStyles(
        <SiteLanguageProvider value={siteLanguage()}>
          <GlobalStyle />
          <Carousel label="Team">
            {names.split(', ').map((name) => (
              <p key={name}>{name}</p>
            ))}
          </Carousel>
        </SiteLanguageProvider>,
      ),
    );
    await page.setViewportSize({ width, height: 900 });
    await page.setContent(`<!doctype html>${sheet.getStyleTags()}${html}`);
    await page.locator('[data-carousel]').evaluate((element) => element.setAttribute('data-ready', ''));
    expect(await page.getByRole('button').count()).toBe(arrows);
  }
});
