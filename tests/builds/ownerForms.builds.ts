import { cpSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueForms } from '../../scripts/issueForms/issueForms';
import { type Server, startServer } from '../../scripts/serve/startServer';
import { openBrowser } from '../browser/openBrowser';
import { Workplace } from '../built/Workplace';
import { answers } from '../unit/issueForms/answers';
import { OwnerRepository } from '../unit/issueForms/OwnerRepository';

const place = new Workplace().sharePictures().takeBundle();
const ends: (() => unknown)[] = [() => place.remove()];
let browser: Browser;
let server: Server;
let page: Page;

/** Sends every form, merges each before the next, and builds the site once. */
beforeAll(async () => {
  const owner = await OwnerRepository.open((end) => ends.push(end));
  for (const [index, form] of issueForms.entries()) {
    const sent = await owner.send(form, answers[form.name]?.(owner) ?? {}, { number: 20 + index });
    expect([form.name, sent]).toEqual([form.name, { kind: 'change', code: 0 }]);
    owner.merge(20 + index);
  }
  cpSync(owner.content, place.content, { recursive: true });
  expect((await place.build()).code).toBe(0);
  server = await startServer({ folder: place.out, port: 0 });
  ends.push(() => server.stop());
  browser = await openBrowser();
  ends.push(() => browser.close());
  page = await browser.newPage({ viewport: { width: 390, height: 844 } });
}, 600_000);

afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

const visit = (address: string) => page.goto(server.url + address);

/** The descriptions of the pictures in an element, in their order; each picture is loaded. */
async function picturesIn(element: Locator): Promise<string[]> {
  const images = element.locator('img[alt]:not([alt=""])');
  const alts: string[] = [];
  for (const image of await images.all()) {
    await image.evaluate((img: HTMLImageElement) => {
      img.loading = 'eager';
      return img.decode();
    });
    alts.push((await image.getAttribute('alt')) ?? '');
  }
  return alts;
}

test('a finished job has a page with its facts, its story, and its photos in order', async () => {
  await visit('/projects/a-dry-cellar-before-winter-in-portland');
  expect(await page.locator('h1').textContent()).toBe('A Dry Cellar: "Before Winter" in Portland');
  const text = await page.locator('main').innerText();
  for (const seen of ['Copper, A pump', '2 days', '$1,200', 'Drain and pump', 'The corner by the stairs'])
    expect(text).toContain(seen);
  expect(await page.locator('main em').textContent()).toBe('around');
  expect(await picturesIn(page.locator('main'))).toEqual([
    'A dry cellar with a new pump',
    // The one from before lies above the other one, so it follows.
    'After: The corner by the stairs',
    'Before: The corner by the stairs',
    'A copper drain beside a green wall',
  ]);
});

test('a review is below its service', async () => {
  await visit('/leak-repair');
  const quote = page.locator('figure', { hasText: 'They came at once & it holds: "like new" 👍' });
  expect(await quote.innerText()).toContain('Joana Peña');
});

test('a photo is in its tab of the gallery, and so are those of the job', async () => {
  await visit('/');
  const shown = await picturesIn(page.locator('#drains'));
  expect(shown).toEqual(
    expect.arrayContaining([
      'A copper drain under a white sink',
      'A dry cellar with a new pump',
      'A copper drain beside a green wall',
    ]),
  );
});

test('a team member is on the page of the team with a portrait', async () => {
  await visit('/');
  const card = page.locator('li, article', { has: page.getByRole('heading', { name: 'Bo Larsen' }) }).last();
  expect(await card.textContent()).toMatch(/Apprentice.*Bo carries the pipes\. He likes the sea\./s);
  expect(await card.textContent()).toContain('007 months');
  expect(await picturesIn(card)).toEqual(['Bo Larsen']);
});

test('an article has a page with its picture, and is listed', async () => {
  const title = 'How to Drain a House Before the Frost';
  await visit('/notes');
  await page.getByRole('link', { name: title }).first().click();
  await page.waitForURL('**/blog/how-to-drain-a-house-before-the-frost');
  expect(await page.locator('h1').textContent()).toBe(title);
  expect(await page.getByRole('heading', { name: 'Then the taps' }).isVisible()).toBe(true);
  expect(await picturesIn(page.locator('main'))).toContain('An open valve over a bucket');
});

test('opening hours are shown', async () => {
  await visit('/');
  const rows = page.locator('footer dl > div');
  const text = await Promise.all(
    (await rows.all()).map(async (row) => (await row.innerText()).replace(/\s+/g, ' ')),
  );
  expect(text).toEqual([
    'Monday - Friday 7:00 AM to 4:00 PM',
    'Saturday By appointment',
    'Sunday Closed',
    'Thanksgiving Closed',
    'December 24 8:00 AM to 12:00 PM',
  ]);
});

test('a hidden page is gone, and nothing leads to it', async () => {
  expect((await visit('/projects/cellar-drain'))?.status()).toBe(404);
  for (const address of ['/', '/leak-repair', '/portland-me']) {
    await visit(address);
    expect(await page.locator('a[href*="cellar-drain"]').count()).toBe(0);
  }
});
