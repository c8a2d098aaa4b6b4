import { cpSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueForms } from '../../scripts/issueForms/issueForms';
import { type Server, startServer } from '../../scripts/serve/startServer';
import { openBrowser } from '../browser/openBrowser';
import { Workplace } from '../built/Workplace';
import { answers } from '../unit/issueForms/answers';
import { OwnerRepository } from '../unit/issueForms/OwnerRepository';

const place = new Workplace().takePictures().takeBundle();
let browser: Browser;
let server: Server | undefined;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  place.remove();
});

/** Where the result of each form is seen. The plumber's site has no page with its team or its gallery. */
const SEEN: Record<string, [address: string, look: (page: Page) => Promise<unknown>, seen: unknown]> = {
  job: [
    '/projects/a-dry-cellar-before-winter-in-portland',
    (page) => page.locator('main').textContent(),
    expect.stringMatching(/A Dry Cellar: "Before Winter".*Copper, A pump.*The corner by the stairs/s),
  ],
  review: [
    '/leak-repair',
    (page) => page.getByText('They came at once & it holds: "like new" 👍').count(),
    1,
  ],
  article: [
    '/blog/how-to-drain-a-house-before-the-frost',
    (page) => page.getByRole('heading', { name: 'Then the taps' }).count(),
    1,
  ],
  hours: ['/', (page) => page.getByText('By appointment').first().isVisible(), true],
  fact: ['/', (page) => page.locator('footer').textContent(), expect.stringContaining('ME 04102')],
  visibility: ['/projects/cellar-drain', (page) => page.title(), expect.stringContaining('Sprung a Leak')],
};

test('visitors see what each form wrote', async () => {
  const owner = await OwnerRepository.open();
  for (const [index, form] of issueForms.entries()) {
    const sent = await owner.send(form, answers[form.name]?.(owner) ?? {}, { number: 20 + index });
    expect([form.name, sent]).toEqual([form.name, { kind: 'change', code: 0 }]);
    owner.merge(20 + index);
  }
  cpSync(owner.content, place.content, { recursive: true });
  expect((await place.build()).code).toBe(0);
  server = await startServer({ folder: place.out, port: 0 });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  for (const [name, [address, look, seen]] of Object.entries(SEEN)) {
    await page.goto(`${server.url}${address}`);
    expect([name, await look(page)]).toEqual([name, seen]);
  }
});
