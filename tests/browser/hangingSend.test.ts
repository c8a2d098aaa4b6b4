import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { contact, fillIn, formsReady, photoField, sendButton, takePhoto } from './contactForms';
import { phone, visit } from './visits';

/** Delays the script that has these words until the returned function is called: files of scripts have no names. */
async function holdScript(page: Page, words: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/*.js', async (route) => {
    const script = await (await fetch(route.request().url())).text();
    if (script.includes(words)) await held;
    await route.fallback();
  });
  return release;
}

test('a function that never answers is given 6 s four times, and the visitor hears of it within 28 s', async () => {
  const page = await visit({ ...phone, reducedMotion: 'reduce', isNew: true });
  const attempts: string[] = [];
  await page.route('**/functions/v1/submit-contact-form', (route) => {
    attempts.push(route.request().postDataJSON().idempotencyKey);
  });
  await page.clock.install();
  await page.goto(contact.address);
  await formsReady(page);
  await fillIn(page, contact, 'A deck');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await sendButton(page).click();
  const failed = page
    .getByRole('alert')
    .getByText(`The message could not be sent. Please try again or call us directly at ${contact.phone}`);
  for (const [attempt, pause] of [500, 1000, 2000].entries()) {
    await expect.poll(() => attempts.length).toBe(attempt + 1);
    await page.clock.runFor(5999);
    expect(await sendButton(page).textContent()).toBe('Sending...');
    await page.clock.runFor(1);
    await page.clock.runFor(pause - 1);
    expect(attempts).toHaveLength(attempt + 1);
    await page.clock.runFor(1);
  }
  await expect.poll(() => attempts.length).toBe(4);
  expect(await failed.count()).toBe(0);
  await page.clock.runFor(6000);
  await failed.waitFor();
  expect(new Set(attempts).size).toBe(1);
  expect(await page.getByLabel(contact.message).inputValue()).toBe('A deck');
  expect(await sendButton(page).isEnabled()).toBe(true);
});

test.each([false, true])(
  'a script for photographs that never comes holds up no request (chosen: %s)',
  async (isChosen) => {
    const page = await visit({ ...phone, reducedMotion: 'reduce', isNew: true });
    const sent: Record<string, unknown>[] = [];
    const release = await holdScript(page, 'x-photo-secret');
    await page.route('**/functions/v1/submit-contact-form', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ json: { ok: true, id: '1' } });
    });
    await page.goto(contact.address);
    await formsReady(page);
    await photoField(page).hover();
    if (isChosen) await photoField(page).setInputFiles(await takePhoto());
    await fillIn(page, contact, 'A deck');
    await sendButton(page).click();
    await page.getByRole('status').getByText('Message Sent!').waitFor();
    expect(sent).toEqual([expect.not.objectContaining({ photos: 1 })]);
    expect((await page.getByText('Your photos have not been sent.').count()) > 0).toBe(isChosen);
    await expect.poll(() => sendButton(page).isVisible()).toBe(isChosen);
    if (!isChosen) return;
    release();
    await page.getByText('ready to send').waitFor();
    await sendButton(page).click();
    await expect
      .poll(() => sent.at(-1))
      .toMatchObject({ photos: 1, idempotencyKey: sent[0]?.idempotencyKey });
  },
);

test('where the script that sends never comes, the visitor gets the phone number', async () => {
  const page = await visit({ ...phone, reducedMotion: 'reduce', isNew: true });
  await holdScript(page, '.functions.invoke(');
  await page.goto(contact.address);
  await formsReady(page);
  await fillIn(page, contact, 'A deck');
  await sendButton(page).click();
  await page.getByRole('alert').getByText(contact.phone).waitFor();
});
