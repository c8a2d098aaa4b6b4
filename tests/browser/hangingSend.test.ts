import { expect, test } from 'vitest';
import { contact, fillIn, formsReady, sendButton } from './contactForms';
import { phone, visits } from './visits';

const visit = visits();

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
  const failed = page.getByRole('alert').getByText('Failed to send message', { exact: true });
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
