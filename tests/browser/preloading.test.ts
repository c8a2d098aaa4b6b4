import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { duringTest, holdRequests, passTime, phone, type Visitor, visit } from './visits';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** A visitor of a page. `asked` collects its requests under `/media/`. */
async function watch(address: string, visitor: Visitor = {}, connection: Connection = {}) {
  const page = await visit({ ...phone, isNew: true, ...visitor });
  const asked: string[] = [];
  await duringTest(
    page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection),
  );
  await page.clock.install();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/media/')) asked.push(pathname);
  });
  await page.goto(address, { waitUntil: 'load' });
  return { page, asked };
}

/** The attributes `srcset` of the pictures that the page may preload for the next page. */
const sourcesAhead = (page: Page) =>
  page.evaluate(() => {
    const template = document.querySelector<HTMLTemplateElement>('template[data-next-pages]');
    return [...(template?.content.querySelectorAll('img') ?? [])].map(({ srcset }) => srcset);
  });

/** Their names, without sizes. */
const ahead = async (page: Page) => [
  ...new Set((await sourcesAhead(page)).map((srcset) => srcset.replace(/-\d+\.avif.*/, ''))),
];

const eager = (page: Page) =>
  page.evaluate(() => [...document.images].map((image) => image.loading === 'eager'));

describe('when the page is at rest', () => {
  test('the large pictures of at most four pages linked from it are loaded, at the size of the screen', async () => {
    const { page, asked } = await watch('/gallery');
    const names = await ahead(page);
    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThanOrEqual(4);
    for (const name of names) await expect.poll(() => asked).toContain(`${name}-400.avif`);
    expect(asked.filter((path) => names.some((name) => path.startsWith(name)))).toHaveLength(names.length);
  });

  test('a page with a picture of its own for phones is prepared with that one only', async () => {
    const { page, asked } = await watch('/moving', { deviceScaleFactor: 3 });
    const phones = (await sourcesAhead(page)).filter((srcset) => srcset.endsWith('-1170.avif'));
    expect(phones.length).toBeGreaterThan(0);
    for (const address of phones) await expect.poll(() => asked).toContain(address);
    const names = phones.map((address) => address.replace(/-\d+\.avif$/, ''));
    const larger = asked.filter(
      (path) => names.some((name) => path.startsWith(name)) && !/-400\./.test(path),
    );
    expect(larger.sort()).toEqual(phones.sort());
  });

  test('pictures within two screens are asked for, and no others', async () => {
    const { page } = await watch('/albums');
    const near = () =>
      page.evaluate(() =>
        [...document.images].map(
          (image) =>
            image.getClientRects().length > 0 &&
            image.getBoundingClientRect().top + window.scrollY < 2 * window.innerHeight,
        ),
      );
    await expect.poll(async () => (await eager(page)).filter(Boolean).length).toBeGreaterThan(1);
    const [first, ...rest] = await eager(page);
    expect(first).toBe(true);
    expect(rest).toEqual((await near()).slice(1));
    expect(rest).toContain(false);
  });
});

test('pictures far below the screen wait for the first paint', async () => {
  const page = await visit({ ...phone, isNew: true });
  // A script marks the page as painted.
  const release = await holdRequests(page, '**/*.js');
  await page.goto('/moving', { waitUntil: 'commit' });
  const first = page.locator('[data-photo] img').first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const waiting = () =>
    page.evaluate(() => [...document.images].filter(({ currentSrc }) => currentSrc === '').length);
  const before = await waiting();
  expect(before).toBeGreaterThan(0);
  release();
  await expect.poll(waiting).toBeLessThan(before);
});

test.each<[string, Connection]>([
  ['who asks to save data', { saveData: true, effectiveType: '4g' }],
  ['on a slow connection', { effectiveType: '2g' }],
  ['on a rather slow connection', { effectiveType: '3g' }],
])('nothing is preloaded for a visitor %s', async (_who, connection) => {
  const { page, asked } = await watch('/gallery', {}, connection);
  const names = await ahead(page);
  const before = await eager(page);
  await passTime(page);
  expect(names).not.toEqual([]);
  expect(asked.filter((path) => names.some((name) => path.startsWith(name)))).toEqual([]);
  expect(await eager(page)).toEqual(before);
});
