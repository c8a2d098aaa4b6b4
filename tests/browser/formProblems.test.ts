import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { findAxeProblems } from '../../scripts/look/browserFaults';
import { contact, estimate, fillIn, formsReady, sendButton } from './contactForms';
import { holdRequests, phone, visit } from './visits';

const FUNCTION = '**/functions/v1/submit-contact-form';
const UNLIKELY = /Is this number complete\?/;

let page: Page;
let sent: Record<string, string>[];

async function open(address: string, visitor = {}): Promise<void> {
  page = await visit({ ...phone, reducedMotion: 'reduce', ...visitor });
  sent = [];
  await page.route(FUNCTION, (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: { ok: true } });
  });
  await page.goto(address);
  await formsReady(page);
}

/** What is said beside the controls, in their order. */
const problems = () => page.locator('[data-problem]').allTextContents();

const isFocused = (control: Locator) => control.evaluate((each) => each === document.activeElement);

/** What a screen reader reads after the name of a control. */
const descriptionOf = (control: Locator) =>
  control.evaluate((each) => {
    const ids = each.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  });

describe('what is wrong with a form', () => {
  beforeEach(({ task }) => open(contact.address, { isNew: /cannot be loaded|went on to/.test(task.name) }));

  test('stands beside each field, in words, until it is right', async () => {
    await sendButton(page).click();
    await expect
      .poll(problems)
      .toEqual([
        'Please enter your full name.',
        'Please enter your email address.',
        'Please enter your phone number.',
        'Please tell us about your project.',
      ]);
    const name = page.getByLabel('Full Name');
    expect(await isFocused(name)).toBe(true);
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    expect(await descriptionOf(name)).toBe('Please enter your full name.');
    expect(await findAxeProblems(page)).toEqual([]);

    await page.keyboard.type('Ann Example');
    expect(await name.getAttribute('aria-invalid')).toBeNull();
    expect(await descriptionOf(name)).toBe('');
    await page.keyboard.press('Tab');
    await page.keyboard.type('nobody');
    expect((await problems())[0]).toBe('Please enter a valid email address, such as name@example.com.');
    await page.keyboard.type('@example.com');
    expect(await problems()).toEqual([
      'Please enter your phone number.',
      'Please tell us about your project.',
    ]);

    await fillIn(page, contact, 'A deck');
    expect(await problems()).toEqual([]);
    await sendButton(page).click();
    await page.getByText('Message Sent!', { exact: true }).waitFor();
    expect(sent).toHaveLength(1);
  });

  test('is announced for a field that has the focus already, each time', async () => {
    await fillIn(page, contact, 'A deck');
    const email = page.getByLabel('Email Address');
    await email.fill('nobody');
    for (const _attempt of [1, 2]) {
      await email.press('Enter');
      const alert = page.locator('form').getByRole('alert');
      await expect.poll(() => alert.count()).toBe(1);
      expect(await alert.textContent()).toBe('Please enter a valid email address, such as name@example.com.');
      await alert.evaluate((words) => words.removeAttribute('role'));
    }
    expect(await isFocused(email)).toBe(true);
    expect(sent).toEqual([]);
  });

  test('takes nobody out of the field that they went on to', async () => {
    const release = await holdRequests(page, '**/*.js');
    await sendButton(page).click();
    const details = page.getByLabel('Project Details');
    await details.focus();
    release();
    await expect.poll(problems).toHaveLength(4);
    expect(await isFocused(details)).toBe(true);
  });

  test('is said by the browser where the words cannot be loaded', async () => {
    await page.route('**/*.js', (route) => route.abort());
    await sendButton(page).click();
    await expect.poll(() => isFocused(page.getByLabel('Full Name'))).toBe(true);
    expect(await problems()).toEqual([]);
    expect(sent).toEqual([]);
  });
});

test('a question with few answers and one to choose from say what is missing, beside their hints', async () => {
  await open('/quote');
  const form = page.getByRole('form', { name: 'Quote Form' });
  await form.locator('[type="submit"]').click();
  const words = form.locator('fieldset [data-problem]');
  await words.waitFor();
  expect(await words.allTextContents()).toEqual(['Please answer this question.']);
  expect(await descriptionOf(form.locator('fieldset'))).toContain('Please answer this question.');
  expect(await findAxeProblems(page)).toEqual([]);
  await form.getByLabel('Yes').check();
  expect(await words.count()).toBe(0);
  expect(await descriptionOf(form.locator('fieldset'))).not.toMatch(/undefined|question\./);
  expect(await form.locator('fieldset [aria-invalid]').count()).toBe(0);
});

describe('a telephone number', () => {
  const form = estimate;

  test('that is none is asked about once, and sent', async () => {
    const typed = '856-555-O142';
    await open(form.address);
    await fillIn(page, form, 'A deck');
    const box = page.getByLabel('Phone Number');
    await box.fill(typed);
    await sendButton(page).click();
    await expect.poll(problems).toEqual([expect.stringMatching(UNLIKELY)]);
    expect(await isFocused(box)).toBe(true);
    expect(await descriptionOf(box)).toMatch(UNLIKELY);
    expect(sent).toEqual([]);

    await sendButton(page).click();
    await page.getByText('Message Sent!', { exact: true }).waitFor();
    expect(sent.map((lead) => lead.phone)).toEqual([typed]);
    expect(await problems()).toEqual([]);
  });

  test('is not asked about any more once it is corrected', async () => {
    await open(form.address);
    await fillIn(page, form, 'A deck');
    const box = page.getByLabel('Phone Number');
    await box.fill('856-555-014');
    await sendButton(page).click();
    await expect.poll(problems).toEqual([expect.stringMatching(UNLIKELY)]);
    await box.press('End');
    await page.keyboard.type('2');
    expect(await problems()).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText('Message Sent!', { exact: true }).waitFor();
    expect(sent.map((lead) => lead.phone)).toEqual(['856-555-0142']);
  });
});

test.each([
  ['/one', '/one'],
  ['https://elsewhere.example', undefined],
])('the page that led to a form, %s, is sent as %s', async (from, expected) => {
  await open(`${contact.address}?from=${from}`);
  await fillIn(page, contact, 'A deck');
  await sendButton(page).click();
  await page.getByText('Message Sent!', { exact: true }).waitFor();
  expect(sent.map((lead) => lead.from)).toEqual([expected]);
});
