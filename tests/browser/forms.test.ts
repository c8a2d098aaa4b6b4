import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Server } from '../../scripts/serve/startServer';
import { type ListedLead, readLeads } from '../../scripts/stack/readLeads';
import { business } from '../../supabase/functions/submit-contact-form/business';
import { openTestStack, type TestStack } from '../backend/openTestStack';
import { waitForMails } from '../backend/readMails';
import { waitFor } from '../backend/waitFor';
import { builtSite } from '../builtSite';
import { type ContactForm, contactForm as contact, estimateForms, fillIn, sendButton } from './contactForms';
import { keepToSite } from './keepToSite';
import { browser } from './session';

const FUNCTION = '**/functions/v1/submit-contact-form';
const forms = [contact, ...Object.values(estimateForms)];
/** A form of the other kind, on a page with its own phone number. */
const ownPhone = estimateForms['Mantua Township'] ?? contact;

let stack: TestStack;
let site: Server;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  stack = await openTestStack();
  site = await builtSite(stack.functionUrl);
});
afterAll(async () => {
  await site?.stop();
  await stack?.stop();
});

async function open(form: ContactForm, javaScriptEnabled = true): Promise<void> {
  context = await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' });
  page = await context.newPage();
  await keepToSite(page, site.url);
  await page.goto(site.url + form.address, { waitUntil: javaScriptEnabled ? 'networkidle' : 'load' });
}
afterEach(() => context?.close());

async function storedLead(message: string): Promise<ListedLead> {
  return waitFor('the row', async () =>
    (await readLeads(stack.databaseUrl)).find((lead) => lead.message === message),
  );
}

/** The only mail that the owner got for it; replies go to the visitor. */
async function expectMail({ id, formName, source }: ListedLead, message: string): Promise<void> {
  const sent = await waitFor('the mail to be written down', async () =>
    (await readLeads(stack.databaseUrl)).find((lead) => lead.id === id && lead.mail.state === 'sent'),
  );
  const mails = await waitForMails(stack.mailFolder, message);
  expect(mails.map(({ headers }) => [headers.get('to'), headers.get('reply-to')])).toEqual([
    [business.ownerEmail, sent.email],
  ]);
  expect(mails[0]?.headers.get('message-id')).toMatch(/^<[\w-]+@[\w.-]+>$/);
  for (const words of [sent.name, sent.phone, formName, source]) expect(mails[0]?.text).toContain(words);
}

const valuesIn = (form: ContactForm) =>
  Promise.all(
    [...Object.keys(form.fields), form.message].map((label) => page.getByLabel(label).inputValue()),
  );

const answer = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

const noticeIn = (role: 'status' | 'alert') => page.getByRole(role).filter({ hasText: /./ });

describe.each(forms)('the form on $address', (form) => {
  test('without JavaScript: the thank-you page by a 303, a row and a mail', async () => {
    const words = `A kitchen ${randomUUID()}`;
    await open(form, false);
    await fillIn(page, form, words);
    const posted = page.waitForResponse(FUNCTION);
    await sendButton(page).click();
    await page.waitForURL('**/thank-you');
    expect((await posted).status()).toBe(303);
    const lead = await storedLead(words);
    expect(lead).toMatchObject({
      name: 'Ann Example',
      email: 'ann@example.com',
      phone: '(856) 555-0199',
      source: form.address,
      formName: form.formName,
      startedAt: null,
    });
    await expectMail(lead, words);
  });

  test('with JavaScript, through the client library: a notice, empty fields, a row and a mail', async () => {
    const words = `A bathroom ${randomUUID()}`;
    await open(form);
    const posted = page.waitForRequest(FUNCTION);
    await fillIn(page, form, words);
    await sendButton(page).click();
    expect((await posted).headers()['x-client-info']).toMatch(/^supabase-js/);
    await noticeIn('status').getByText('Message Sent!', { exact: true }).waitFor();
    await noticeIn('status')
      .getByText("Thank you for contacting us. We'll get back to you within 24 hours.", { exact: true })
      .waitFor();
    expect(new URL(page.url()).pathname).toBe(form.address);
    expect((await valuesIn(form)).join('')).toBe('');
    expect(await sendButton(page).isEnabled()).toBe(true);
    const lead = await storedLead(words);
    expect(lead).toMatchObject({
      name: 'Ann Example',
      source: form.address,
      formName: form.formName,
      heldReason: null,
    });
    expect(lead.startedAt).not.toBeNull();
    expect(lead.submittedAt).not.toBeNull();
    await expectMail(lead, words);
  });
});

describe.each([contact, ownPhone])('the form on $address, unheard', (form) => {
  test('refused by the function: its words, and every field stays', async () => {
    await open(form);
    await fillIn(page, form, '   ');
    await sendButton(page).click();
    await noticeIn('alert').getByText('Failed to send message', { exact: true }).waitFor();
    await noticeIn('alert').getByText('Please tell us about your project.', { exact: true }).waitFor();
    expect(await valuesIn(form)).toEqual([...Object.values(form.fields), '   ']);
    expect(await sendButton(page).textContent()).toBe('Send Message');
  });

  test('no reply: tried four times under one key, then the words and the phone', async () => {
    const keys: string[] = [];
    await open(form);
    await page.route(FUNCTION, (route) => {
      keys.push(route.request().postDataJSON().idempotencyKey);
      return route.abort('connectionrefused');
    });
    await fillIn(page, form, 'A deck');
    await sendButton(page).click();
    const words = `The message could not be sent. Please try again or call us directly at ${form.phone}`;
    await noticeIn('alert').getByText(words, { exact: true }).waitFor();
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
    expect(await valuesIn(form)).toEqual([...Object.values(form.fields), 'A deck']);
  });
});

describe('what the function may answer', () => {
  beforeEach(() => open(contact));

  test.each([
    ['an error without words', 400, {}, 'An unknown error occurred'],
    ['an error in clean data', 200, { error: 'Sorry, not today.' }, 'Sorry, not today.'],
    ['an error with a message in clean data', 200, { error: { message: 'Not now.' } }, 'Not now.'],
    ['too many messages', 429, { error: 'Please call us.' }, 'Please call us.'],
  ])('%s is shown once, and not sent again', async (_what, status, body, words) => {
    let calls = 0;
    await page.route(FUNCTION, (route) => {
      calls += 1;
      return answer(status, body)(route);
    });
    await fillIn(page, contact, 'A deck');
    await sendButton(page).click();
    await noticeIn('alert').getByText(words, { exact: true }).waitFor();
    expect(calls).toBe(1);
  });

  test.each([
    ['a text', { status: 200, contentType: 'text/plain', body: 'OK' }],
    ['a page', { status: 200, contentType: 'text/html', body: '<h1>Welcome to our hotel</h1>' }],
    ['an empty answer', { status: 200, body: '' }],
    ['no content', { status: 204 }],
    ['a file', { status: 200, contentType: 'application/octet-stream', body: 'OK' }],
  ])(
    '%s is not our function: it is tried again, and nothing is called sent that is not',
    async (_what, fake) => {
      let calls = 0;
      await page.route(FUNCTION, (route) => {
        calls += 1;
        return calls < 3 ? route.fulfill(fake) : route.fallback();
      });
      const words = `A porch ${randomUUID()}`;
      await fillIn(page, contact, words);
      await sendButton(page).click();
      await noticeIn('status').getByText('Message Sent!').waitFor();
      expect(calls).toBe(3);
      await storedLead(words);
    },
  );

  test('what is written while the form is sent stays, to be sent next', async () => {
    const sent: string[] = [];
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    await page.route(FUNCTION, async (route) => {
      sent.push(route.request().postDataJSON().idempotencyKey);
      await held;
      await route.fallback();
    });
    const words = `A sunroom ${randomUUID()}`;
    await fillIn(page, contact, words);
    await sendButton(page).click();
    await expect.poll(() => sent.length).toBe(1);
    const more = `${words}, and my phone is 609 555 0101`;
    await page.getByLabel(contact.message).fill(more);
    letGo();
    await noticeIn('status').getByText('Message Sent!').waitFor();
    await storedLead(words);
    expect(await page.getByLabel(contact.message).inputValue()).toBe(more);
    await sendButton(page).click();
    await storedLead(more);
    expect(new Set(sent).size).toBe(2);
    await expect.poll(async () => (await valuesIn(contact)).join('')).toBe('');
  });

  test.each([502, 503, 504])('a %i is tried again, and the visitor sees only the success', async (status) => {
    let calls = 0;
    await page.route(FUNCTION, (route) => {
      calls += 1;
      return calls < 3 ? answer(status, { error: 'Later.' })(route) : route.fallback();
    });
    const words = `An attic ${randomUUID()}`;
    await fillIn(page, contact, words);
    await sendButton(page).click();
    expect(await sendButton(page).textContent()).toBe('Sending...');
    expect(await sendButton(page).isDisabled()).toBe(true);
    await noticeIn('status').getByText('Message Sent!').waitFor();
    expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
    expect(calls).toBe(3);
    await storedLead(words);
  });

  test('the payload has the specified fields', async () => {
    let sent: Record<string, unknown> = {};
    await page.route(FUNCTION, (route) => {
      sent = route.request().postDataJSON();
      return answer(200, { ok: true })(route);
    });
    await fillIn(page, contact, 'A deck');
    await page.getByLabel('Project Type').selectOption('Home Addition');
    await sendButton(page).click();
    await noticeIn('status').getByText('Message Sent!').waitFor();
    expect(sent).toEqual({
      name: 'Ann Example',
      email: 'ann@example.com',
      phone: '(856) 555-0199',
      projectType: 'Home Addition',
      message: 'A deck',
      source: '/contact',
      formName: 'Contact Page Form',
      submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      startedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      idempotencyKey: expect.stringMatching(/.{16,}/),
      website: '',
    });
  });

  test('a reload after a failure keeps the words and their key', async () => {
    const keys: string[] = [];
    await page.route(FUNCTION, (route) => {
      keys.push(route.request().postDataJSON().idempotencyKey);
      return answer(400, { error: 'No.' })(route);
    });
    await fillIn(page, contact, 'A deck');
    await sendButton(page).click();
    await noticeIn('alert').getByText('No.', { exact: true }).waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    expect(await valuesIn(contact)).toEqual([...Object.values(contact.fields), 'A deck']);
    await sendButton(page).click();
    await noticeIn('alert').getByText('No.', { exact: true }).waitFor();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  test('at most three notices; each closes after 4 s, but none while one is under the mouse', async () => {
    await page.clock.install();
    await fillIn(page, contact, 'A deck');
    const notices = page.locator('[data-notice]');
    for (const word of ['one', 'two', 'three', 'four']) {
      await page.unroute(FUNCTION);
      await page.route(FUNCTION, answer(400, { error: `Answer ${word}.` }));
      await sendButton(page).click();
      await page.getByText(`Answer ${word}.`).waitFor();
    }
    expect(await notices.count()).toBe(3);
    expect(await page.getByText('Answer one.').count()).toBe(0);
    await notices.last().hover();
    await page.clock.runFor(10_000);
    expect(await notices.count()).toBe(3);
    await page.mouse.move(0, 0);
    await page.clock.runFor(4000);
    expect(await notices.count()).toBe(0);
  });

  test('a notice stays while it has the focus', async () => {
    await page.clock.install();
    await page.route(FUNCTION, answer(400, { error: 'No.' }));
    await fillIn(page, contact, 'A deck');
    await sendButton(page).click();
    const close = page.locator('[data-notice] button');
    await page.mouse.move(0, 0);
    await close.focus();
    await page.clock.runFor(10_000);
    expect(await close.count()).toBe(1);
    await close.blur();
    await page.clock.runFor(4000);
    expect(await close.count()).toBe(0);
  });

  test('the required marks and types are the browser own', async () => {
    await sendButton(page).click();
    expect(await page.evaluate(() => document.querySelectorAll('form :invalid').length)).toBe(4);
    await page.getByLabel('Email Address').fill('nobody');
    const problem = page
      .getByLabel('Email Address')
      .evaluate((box: HTMLInputElement) => box.validity.typeMismatch);
    expect(await problem).toBe(true);
  });
});

test.each(
  Object.entries(estimateForms).flatMap(([town, form]) => [
    [town, 'with', form, true] as const,
    [town, 'without', form, false] as const,
  ]),
)('an address in %s is stored and mailed, %s JavaScript', async (town, _with, form, javaScript) => {
  const words = `A porch ${randomUUID()}`;
  await open(form, javaScript);
  await fillIn(page, form, words);
  await page.getByLabel(`Address in ${town}`).fill('1 Example Street');
  await sendButton(page).click();
  const lead = await storedLead(words);
  expect(lead).toMatchObject({ address: '1 Example Street' });
  const [mail] = await waitForMails(stack.mailFolder, words);
  expect(mail?.text).toContain('Address: 1 Example Street');
});

test('words written before the script arrives are kept and sent, and not taken for a machine that writes fast', async () => {
  const words = `Early ${randomUUID()}`;
  context = await browser.newContext();
  page = await context.newPage();
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route('**/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`${site.url}/contact`, { waitUntil: 'commit' });
  await fillIn(page, contact, words);
  await pause(2000);
  arrive();
  await page.waitForLoadState('networkidle');
  expect((await valuesIn(contact)).at(-1)).toBe(words);
  await sendButton(page).click();
  await noticeIn('status').getByText('Message Sent!').waitFor();
  expect(await storedLead(words)).toMatchObject({ heldReason: null });
});

test('a form still posts where no script loads', async () => {
  const words = `No script ${randomUUID()}`;
  context = await browser.newContext();
  page = await context.newPage();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${site.url}/contact`);
  await fillIn(page, contact, words);
  await sendButton(page).click();
  await page.waitForURL('**/thank-you');
  await storedLead(words);
});
