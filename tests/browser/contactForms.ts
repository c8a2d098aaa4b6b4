import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';

/** A form of a site: its page's address, what a visitor enters, and the message field. */
export interface ContactForm {
  readonly address: string;
  readonly formName: string;
  /** The phone number in error messages. */
  readonly phone: string;
  /** The text for each required field, by label. */
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string;
}

const person = {
  'Email Address': 'ann@example.com',
  'Phone Number': '(856) 555-0199',
};

/** The form of a contact page. */
export const contactForm = (phone: string): ContactForm => ({
  address: '/contact',
  formName: 'Contact Page Form',
  phone,
  fields: { 'Full Name': 'Ann Example', ...person },
  message: 'Project Details',
});

/** The form of the page of a town. */
export const estimateForm = (address: string, town: string, phone: string): ContactForm => ({
  address,
  formName: `${town} Estimate Form`,
  phone,
  fields: { 'First Name': 'Ann', 'Last Name': 'Example', ...person },
  message: 'Project Description',
});

/** The forms of the showcase: a contact form, and that of a town with its own phone number. */
export const contact = contactForm('(555) 555-0100');
export const LONG_TOWN = 'Llanfairpwllgwyngyllgogerychwyrndrobwll';
export const estimate = estimateForm('/areas/long', LONG_TOWN, '(555) 555-0122');

/** Fills in every required field, as a visitor would. */
export async function fillIn(page: Page, { fields, message }: ContactForm, words: string): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByLabel(message).fill(words);
}

/** Waits until the script of every form of the page is there, which keeps what is typed. Nothing is stored by this. */
export async function formsReady(page: Page): Promise<void> {
  const areReady = () =>
    page.evaluate(() => {
      const { setItem } = Storage.prototype;
      const forms = [...document.querySelectorAll('form[data-lead-form]')];
      const keeping = forms.filter((form) => {
        let keeps = false;
        Storage.prototype.setItem = () => {
          keeps = true;
        };
        form.dispatchEvent(new Event('input'));
        return keeps;
      });
      Storage.prototype.setItem = setItem;
      return forms.length > 0 && keeping.length === forms.length;
    });
  await expect.poll(areReady).toBe(true);
}

/** The submit button. */
export const sendButton = (page: Page) => page.locator('form[method="post"] [type="submit"]');

/** The field for photographs. */
export const photoField = (page: Page) => page.getByLabel('Photos', { exact: true });

/** A small photograph to choose in it. */
export async function takePhoto(name = 'deck.jpg') {
  const create = { width: 40, height: 30, channels: 3 as const, background: '#875' };
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() };
}
