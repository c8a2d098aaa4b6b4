import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../../scripts/serve/startServer';
import { readPage } from '../built/readPage';
import { Workplace } from '../built/Workplace';
import { builtSite } from '../builtSite';
import { contact, fillIn, formsReady } from './contactForms';
import { showcaseCache, showcaseContent } from './pictures/openShowcase';
import { browser, showcase } from './session';

const ENDPOINT = 'https://count.example.com/event';
const place = new Workplace(showcaseContent).sharePictures(showcaseCache).takeBundle(showcaseCache);

let counting: Server;
let context: BrowserContext;
let page: Page;
let counted: { body: string | null; cookie: string | null }[] = [];

beforeAll(async () => {
  const path = join(place.content, 'business.md');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^site: /m, `counting: ${ENDPOINT}\nsite: `));
  await place.built();
  counting = await builtSite(undefined, place.out);
}, 240_000);
afterAll(async () => {
  await counting?.stop();
  place.remove();
});
afterEach(() => context?.close());

async function open(from: string, address: string) {
  counted = [];
  context = await browser.newContext();
  await context.addCookies([{ name: 'who', value: 'ann', url: ENDPOINT, sameSite: 'None', secure: true }]);
  page = await context.newPage();
  await page.route(
    (url) => url.origin !== from,
    async (route) => {
      const request = route.request();
      if (request.url() !== ENDPOINT) return route.abort();
      counted.push({ body: request.postData(), cookie: await request.headerValue('cookie') });
      return route.fulfill({ status: 204 });
    },
  );
  await page.goto(from + address, { waitUntil: 'networkidle' });
  // The links themselves would leave the page.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
}

async function sendEstimate() {
  await page.route('**/functions/v1/submit-contact-form', (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"ok":true}' }),
  );
  await formsReady(page);
  await fillIn(page, contact, 'A porch');
  await page.locator('form[data-lead-form]').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.getByRole('status').getByText('Message Sent!').waitFor();
}

describe('where content names an endpoint', () => {
  test('a call, directions and a sent estimate are counted, each once, without cookies; other links are not', async () => {
    await open(counting.url, '/');
    await page.locator('main a[href="/a-service"]').first().click();
    await page.locator('a[href^="tel:"]:visible').first().click();
    await page.getByRole('link', { name: 'Open in maps' }).click();
    await expect.poll(() => counted.length).toBe(2);
    await sendEstimate();
    await expect.poll(() => counted.length).toBe(3);
    const counts = ['call', 'directions', 'estimate'].map((action) => ({
      body: `{"action":"${action}","page":"/"}`,
      cookie: null,
    }));
    expect(counted).toEqual(counts);
  });

  test('the policy allows that host and no other', () => {
    const policy = readPage('/', place.out).querySelector('meta[http-equiv]')?.getAttribute('content');
    expect(policy).toMatch(/connect-src 'self' https:\/\/count\.example\.com;/);
  });
});

describe('where content names none', () => {
  test('nothing is counted and no code for it is loaded', async () => {
    const scripts: string[] = [];
    await open(showcase, '/contact');
    page.on('request', (request) => scripts.push(request.url()));
    await page.reload({ waitUntil: 'networkidle' });
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    await page.locator('main a[href^="tel:"]').first().click();
    await sendEstimate();
    expect(counted).toEqual([]);
    expect(scripts.filter((url) => url.includes('countActions'))).toEqual([]);
    expect(await page.content()).not.toContain('name="counting"');
  });
});
