import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type ListedLead, readLeads } from '../../scripts/leads/readLeads';
import { sampleBusiness as business } from '../../supabase/functions/submit-contact-form/sampleBusiness';
import { openTestStack } from '../backend/openTestStack';
import { waitForMails } from '../backend/readMails';
import { waitFor } from '../backend/waitFor';
import { builtSite } from '../builtSite';
import { type ContactForm, contact, estimate, fillIn, formsReady, sendButton } from './contactForms';
import { showcaseFolder } from './pictures/openShowcase';
import { holdRequests, type Visitor, visit } from './visits';

const FUNCTION = '**/functions/v1/submit-contact-form';
const forms = [contact, estimate];
const STREET = '14 Example Street';

let page: Page;

const addresses = [contact, estimate].map(({ address }) => [address, address]);
const stack = await openTestStack({}, { ...business, pageTitles: Object.fromEntries(addresses) });
const site = await builtSite(stack.functionUrl, showcaseFolder);
afterAll(async () => {
  await site.stop();
  await stack.stop();
});

async function arrive(visitor: Visitor = {}): Promise<void> {
  page = await visit({ origin: site.url, reducedMotion: 'reduce', ...visitor });
}

async function open({ address }: ContactForm, visitor: Visitor = {}): Promise<void> {
  await arrive(visitor);
  await page.goto(address);
  if (visitor.javaScriptEnabled !== false) await formsReady(page);
}

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
  expect(mails.map(({ to, reply_to: replyTo }) => [to.join(), replyTo])).toEqual([
    [business.ownerEmail, sent.email],
  ]);
  expect(mails[0]?.headers['Message-ID']).toMatch(/^<[\w-]+@[\w.-]+>$/);
  for (const words of [sent.name, sent.phone, sent.address, formName, source])
    expect(mails[0]?.text).toContain(words);
}

/** Only the form of a town asks for it. */
const streetOf = (form: ContactForm) => (form === estimate ? STREET : '');
const fillInStreet = async (form: ContactForm) =>
  form === estimate && (await page.getByLabel('Address in').fill(STREET));

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
    await open(form, { javaScriptEnabled: false });
    await fillIn(page, form, words);
    await fillInStreet(form);
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
      address: streetOf(form),
      startedAt: null,
    });
    await expectMail(lead, words);
  });

  test('with JavaScript, through the client library: a notice, empty fields, a row and a mail', async () => {
    const words = `A bathroom ${randomUUID()}`;
    await open(form);
    const posted = page.waitForRequest(FUNCTION);
    await fillIn(page, form, words);
    await fillInStreet(form);
    await sendButton(page).click();
    expect((await posted).headers()['x-client-info']).toMatch(/^supabase-js/);
    await noticeIn('status').getByText('Message Sent!', { exact: true }).waitFor();
    await noticeIn('status')
      .getByText("Thank you for contacting us. We'll get back to you within 24 hours.", { exact: true })
      .waitFor();
    expect(new URL(page.url()).pathname).toBe(form.address);
    expect((await valuesIn(form)).join('')).toBe('');
    await expectConfirmation(form, words);
    const lead = await storedLead(words);
    expect(lead).toMatchObject({
      name: 'Ann Example',
      source: form.address,
      formName: form.formName,
      address: streetOf(form),
      heldReason: null,
    });
    expect(lead.startedAt).not.toBeNull();
    expect(lead.submittedAt).not.toBeNull();
    await expectMail(lead, words);
    await expectSummary(form, words);
  });
});

/** It stands in place of the form, with what was sent, and stays; its button brings the form back, empty. */
async function expectConfirmation(form: ContactForm, words: string): Promise<void> {
  const confirmation = page.locator('[data-sent]');
  await noticeIn('status').waitFor({ state: 'hidden' });
  expect(await sendButton(page).isVisible()).toBe(false);
  const text = await confirmation.innerText();
  for (const part of [words, 'ann@example.com', "We'll get back to you within 24 hours.", form.phone])
    expect(text).toContain(part);
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-sent'))).toBe(true);
  await confirmation.getByRole('button', { name: 'Send another message' }).click();
  expect(await sendButton(page).isEnabled()).toBe(true);
  expect(await confirmation.isVisible()).toBe(false);
  expect((await valuesIn(form)).join('')).toBe('');
}

/** What happens next, and once what was sent, without the street address. */
async function expectSummary(form: ContactForm, words: string): Promise<void> {
  await page.goto('/thank-you');
  await page.waitForURL('**/thank-you');
  const summary = page.locator('[data-summary]');
  await summary.getByText(words, { exact: true }).waitFor();
  const shown = await summary.locator('dl').innerText();
  for (const value of Object.values(form.fields)) expect(shown).toContain(value);
  expect(shown).not.toContain(STREET);
  expect(await page.evaluate(() => sessionStorage.getItem('sent'))).toBeNull();
  await page.reload();
  await page.getByRole('heading', { name: 'What happens next' }).waitFor();
  expect(await summary.isVisible()).toBe(false);
}

describe('what the function may answer', () => {
  beforeEach(({ task }) => open(contact, { isNew: task.name.includes('notice') }));

  test.each([
    ['an error without words', 400, {}, 'An unknown error occurred'],
    ['an error in clean data', 200, { error: 'Sorry, not today.' }, 'Sorry, not today.'],
    ['an error with a message in clean data', 200, { error: { message: 'Not now.' } }, 'Not now.'],
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
    ['a 502', { status: 502, json: { error: 'Later.' } }],
    ['a 503', { status: 503, json: { error: 'Later.' } }],
    ['a 504', { status: 504, json: { error: 'Later.' } }],
    ['a page', { status: 200, contentType: 'text/html', body: '<h1>Welcome to our hotel</h1>' }],
    ['no content', { status: 204 }],
    ['a file', { status: 200, contentType: 'application/octet-stream', body: 'OK' }],
  ])('after %s it is tried again, and the visitor sees only the success', async (_what, fake) => {
    let calls = 0;
    await page.route(FUNCTION, (route) => {
      calls += 1;
      return calls < 2 ? route.fulfill(fake) : route.fallback();
    });
    const words = `A porch ${randomUUID()}`;
    await fillIn(page, contact, words);
    await sendButton(page).click();
    expect(await sendButton(page).textContent()).toBe('Sending...');
    expect(await sendButton(page).isDisabled()).toBe(true);
    await noticeIn('status').getByText('Message Sent!').waitFor();
    expect(await noticeIn('alert').count()).toBe(0);
    expect(calls).toBe(2);
    await storedLead(words);
  });

  test('what is written while the form is sent stays, to be sent next', async () => {
    const sent: string[] = [];
    const release = await holdRequests(page, FUNCTION);
    await page.route(FUNCTION, async (route) => {
      sent.push(route.request().postDataJSON().idempotencyKey);
      await route.fallback();
    });
    const words = `A sunroom ${randomUUID()}`;
    await fillIn(page, contact, words);
    await sendButton(page).click();
    await expect.poll(() => sent.length).toBe(1);
    const more = `${words}, and my phone is 609 555 0101`;
    await page.getByLabel(contact.message).fill(more);
    release();
    await noticeIn('status').getByText('Message Sent!').waitFor();
    await storedLead(words);
    expect(await page.getByLabel(contact.message).inputValue()).toBe(more);
    await sendButton(page).click();
    await storedLead(more);
    expect(new Set(sent).size).toBe(2);
    await expect.poll(async () => (await valuesIn(contact)).join('')).toBe('');
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
    await page.reload();
    await formsReady(page);
    expect(await valuesIn(contact)).toEqual([...Object.values(contact.fields), 'A deck']);
    await sendButton(page).click();
    await noticeIn('alert').getByText('No.', { exact: true }).waitFor();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  test('at most three notices; each closes after 4 s, but none while one is under the mouse or has the focus', async () => {
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
    await page.mouse.move(0, 0);
    await notices.last().getByRole('button').focus();
    await page.clock.runFor(10_000);
    expect(await notices.count()).toBe(3);
    await notices.last().getByRole('button').blur();
    await page.clock.runFor(4000);
    expect(await notices.count()).toBe(0);
  });

  test('a notice of success closes those of failure', async () => {
    await page.route(FUNCTION, answer(400, { error: 'No.' }));
    await fillIn(page, contact, 'A deck');
    await sendButton(page).click();
    await noticeIn('alert').waitFor();
    await page.unroute(FUNCTION);
    await sendButton(page).click();
    await noticeIn('status').getByText('Message Sent!').waitFor();
    expect(await noticeIn('alert').count()).toBe(0);
  });
});

test('the form says before sending that a message is too long', async () => {
  await open(contact);
  await fillIn(page, contact, 'x'.repeat(10_001));
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/functions/v1/')) sent += 1;
  });
  await sendButton(page).click();
  const message = page.getByLabel(contact.message);
  const validity = await message.evaluate((control: HTMLInputElement) => [
    control.validity.valid,
    control.validationMessage,
  ]);
  const tooLong = expect.stringMatching(/at most 10,000 characters: the text has 10,001/);
  expect(validity).toEqual([false, tooLong]);
  expect(sent).toBe(0);

  await message.fill('你'.repeat(10_000));
  await sendButton(page).click();
  await noticeIn('status').getByText('Message Sent!', { exact: true }).waitFor();
});

test('words written before the script arrives are kept and sent, and not taken for a machine that writes fast', async () => {
  const words = `Early ${randomUUID()}`;
  await arrive();
  const release = await holdRequests(page, '**/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(page, contact, words);
  await pause(2000);
  release();
  await formsReady(page);
  expect((await valuesIn(contact)).at(-1)).toBe(words);
  await sendButton(page).click();
  await noticeIn('status').getByText('Message Sent!').waitFor();
  expect(await storedLead(words)).toMatchObject({ heldReason: null });
});

/** Everything that the form with settings of its own requires; its address is left empty. */
async function fillInQuote(): Promise<void> {
  const form = page.getByRole('form', { name: 'Quote Form' });
  await form.getByLabel('Your name').fill('Ann Example');
  await form.getByLabel('Phone Number').fill('(856) 555-0199');
  await form.getByLabel('What is it about?').selectOption('Something else');
  await form.getByLabel('When was the house built?').selectOption('After 1990');
  await form.getByLabel('Yes').check();
}

test.each([true, false])('answers to own questions are stored, JavaScript: %s', async (javaScriptEnabled) => {
  const words = `A quote ${randomUUID()}`;
  await arrive({ javaScriptEnabled });
  await page.goto('/quote');
  if (javaScriptEnabled) await formsReady(page);
  await fillInQuote();
  if (javaScriptEnabled) {
    await page.reload();
    await formsReady(page);
    expect(await page.getByRole('form', { name: 'Quote Form' }).getByLabel('Yes').isChecked()).toBe(true);
  }
  await page.getByLabel('Anything else').fill(words);
  await sendButton(page).first().click();
  expect(await storedLead(words)).toMatchObject({
    formName: 'Quote Form',
    projectType: 'Something else',
    answers: [
      { question: 'When was the house built?', answer: 'After 1990' },
      { question: 'Do you live in it now?', answer: 'Yes' },
    ],
  });
});
