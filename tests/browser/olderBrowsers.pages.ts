import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../../scripts/serve/startServer';
import { readLeads } from '../../scripts/stack/readLeads';
import { openTestStack, type TestStack } from '../backend/openTestStack';
import { waitFor } from '../backend/waitFor';
import { builtSite } from '../builtSite';
import { contact, fillIn, sendButton } from './contactForms';
import { showcaseFolder } from './pictures/openShowcase';
import { duringTest, followRequests, phone, visit } from './visits';

let stack: TestStack;
let site: Server;

beforeAll(async () => {
  stack = await openTestStack();
  site = await builtSite(stack.functionUrl, showcaseFolder);
});
afterAll(async () => {
  await site?.stop();
  await stack?.stop();
});

/** What browsers of the last ten years came to have and the scripts or their libraries may use, the newest first. */
const newest = [
  'Element.prototype.checkVisibility',
  'Document.prototype.adoptedStyleSheets',
  'AbortSignal.timeout',
  'Array.prototype.findLastIndex',
  'Array.prototype.at',
  'window.structuredClone',
  'HTMLDialogElement.prototype.showModal',
  'Crypto.prototype.randomUUID',
  'Element.prototype.replaceChildren',
  'window.PerformanceObserver',
  'window.IntersectionObserver',
  'window.sessionStorage',
];

test.each(newest)('the form is sent by a browser without %s', async (name) => {
  const message = `A kitchen without ${name}`;
  const page = await visit({ ...phone, origin: site.url, reducedMotion: 'reduce' });
  await duringTest(page.addInitScript(`delete ${name}`));
  const requestsEnded = followRequests(page);
  await page.goto(contact.address);
  expect(await page.evaluate(`typeof ${name}`)).toBe('undefined');
  await requestsEnded();
  await fillIn(page, contact, message);
  await sendButton(page).click();
  const isThanked = async () =>
    new URL(page.url()).pathname === '/thank-you' || (await page.getByText('Message Sent!').count()) > 0;
  await expect.poll(isThanked).toBe(true);
  const lead = await waitFor('the lead', async () =>
    (await readLeads(stack.databaseUrl)).find((each) => each.message === message),
  );
  expect(lead.source).toBe('/contact');
});

test('a photograph leads to its large version where the lightbox would fail', async () => {
  const page = await visit({ ...phone, origin: site.url });
  await duringTest(page.addInitScript('delete Document.prototype.adoptedStyleSheets'));
  const requestsEnded = followRequests(page);
  await page.goto('/albums');
  await requestsEnded();
  await page.locator('#rooms-1 a').click();
  await page.waitForURL('**/media/room-1-*.jpg');
});
