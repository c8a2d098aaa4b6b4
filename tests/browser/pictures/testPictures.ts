import { existsSync, readdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, showcase } from '../session';
import { comparePicture, keptPictures } from './comparePicture';
import { openWithoutMotion, type PageOptions } from './openWithoutMotion';
import { states, type Width } from './states';

/** The height of a page's picture. */
const HEIGHT = 2000;
/** A page of each kind, which has a picture on a phone and on a desktop. */
const PAGES = {
  home: '/',
  page: '/one',
  service: '/a-service',
  area: '/areas/sampleton',
  article: '/blog/a-note',
  articles: '/articles',
  gallery: '/gallery',
  contact: '/contact',
  'thank-you': '/thank-you',
  'not-found': '/404',
};
/** The sections that have pictures, by their place on the page: at each width those that have a layout of their own there. */
const SECTIONS: Record<string, Partial<Record<Width, readonly number[] | 'all'>>> = {
  home: {
    390: [1, 5, 6, 7, 11, 13, 16, 17, 18, 20, 21, 22, 23, 25, 26, 27, 28, 29, 30, 31],
    768: [5, 7, 11, 18, 21, 23, 31],
    1440: 'all',
  },
  plain: { 1440: [1, 8, 13, 14, 16] },
  long: { 390: [1, 2, 3, 4, 8, 10] },
};

const asked = new Set<string>();

async function withPage(
  still: Omit<PageOptions, 'url'> & { address: string },
  use: (page: Page) => Promise<void>,
) {
  const { address, ...options } = still;
  const page = await openWithoutMotion(browser, { url: showcase + address, ...options });
  try {
    await use(page);
  } finally {
    await page.context().close();
  }
}

/** How often a screenshot is taken, since a busy browser takes some before it has drawn the whole page. */
const TRIES = 3;

async function look(name: string, takeScreenshot: () => Promise<Buffer>): Promise<string[]> {
  asked.add(`${name}.webp`);
  let wrong = await comparePicture(name, await takeScreenshot());
  for (let tries = 1; wrong && tries < TRIES; tries++) {
    await setTimeout(500);
    wrong = await comparePicture(name, await takeScreenshot());
  }
  return wrong ? [wrong] : [];
}

async function topOf(page: Page): Promise<Buffer> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width = 0 } = page.viewportSize() ?? {};
  return page.screenshot({
    animations: 'disabled',
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, HEIGHT) },
  });
}

/** Compares pages, states and sections at a width with the pictures that are kept of them. */
export function testPictures(width: Width): void {
  const pages = width === 768 ? [] : Object.entries(PAGES);
  test.each(pages)('the page %s', (name, address) =>
    withPage({ address, width }, async (page) => {
      expect(await look(`${name}-${width}`, () => topOf(page))).toEqual([]);
    }),
  );

  test.each(states.filter(({ widths }) => widths.includes(width)))(
    '$name',
    ({ name, address, bring, screen, forcedColors, javaScriptEnabled }) =>
      withPage({ address, forcedColors, javaScriptEnabled, width, awake: Boolean(bring) }, async (page) => {
        await bring?.(page);
        const takeScreenshot = () => (screen ? page.screenshot({ animations: 'disabled' }) : topOf(page));
        expect(await look(`state-${name}-${width}`, takeScreenshot)).toEqual([]);
      }),
  );

  const kept = Object.entries(SECTIONS).flatMap(([name, { [width]: places }]) =>
    places ? [{ name, places }] : [],
  );
  test.each(kept)('the sections of the page $name', ({ name, places }) =>
    withPage({ address: name === 'home' ? '/' : `/${name}`, width }, async (page) => {
      await hideFixed(page);
      const wrong: string[] = [];
      for (const [index, section] of (await page.locator('main > :not(template)').all()).entries()) {
        const place = index + 1;
        if (places !== 'all' && !places.includes(place)) continue;
        const number = String(place).padStart(2, '0');
        const takeScreenshot = () => section.screenshot({ animations: 'disabled' });
        wrong.push(...(await look(`section-${name}-${number}-${width}`, takeScreenshot)));
      }
      expect(wrong).toEqual([]);
    }),
  );

  test('no picture of this width is kept that nothing asks for', () => {
    const all = existsSync(keptPictures) ? readdirSync(keptPictures) : [];
    expect(all.filter((name) => name.endsWith(`-${width}.webp`) && !asked.has(name))).toEqual([]);
  });
}

/** Hides elements that stay in place while the page scrolls, because they would cover sections. */
function hideFixed(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // Without padding, a section as high as the screen fits into it.
    sheet.replaceSync(
      `[href="#content"], [data-header], [data-header] ~ aside { display: none !important; }
      html { scroll-padding: 0 !important; }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}
