import { expect, test } from 'vitest';
import { contact, fillIn, formsReady, photoField, sendButton, takePhoto } from './contactForms';
import { holdRequests, visit } from './visits';

test('photographs that are chosen while others are sent are kept over a reload, and so are the others', async () => {
  const page = await visit({ reducedMotion: 'reduce', isNew: true });
  await page.route('**/functions/v1/submit-contact-form', (route) =>
    route.fulfill({ json: { ok: true, id: '1' } }),
  );
  await page.route('**/submit-contact-form/photo?*', (route) => route.fulfill({ json: { ok: true } }));
  const release = await holdRequests(page, '**/submit-contact-form/photo?*');
  const confirmation = page.locator('[data-sent]');
  const form = page.locator('form[data-lead-form]');
  await page.goto(contact.address);
  await formsReady(page);
  await fillIn(page, contact, 'A deck');
  await photoField(page).setInputFiles(await takePhoto('first.jpg'));
  await form.getByText('ready to send').waitFor();
  await sendButton(page).click();
  await confirmation.getByText('Photos received: 0 of 1.').waitFor();
  await confirmation.getByRole('button', { name: 'Send another message' }).click();
  await photoField(page).setInputFiles(await takePhoto('second.jpg'));
  await form.getByText('ready to send').waitFor();

  await page.reload();
  await form.getByText('second.jpg', { exact: true }).waitFor();
  await confirmation.getByText('first.jpg', { exact: true }).waitFor();
  release();
  await confirmation.getByText('Photos received: 1 of 1.').waitFor();
  await page.reload();
  await form.getByText('second.jpg', { exact: true }).waitFor();
  expect(await page.getByText('first.jpg').count()).toBe(0);
});
