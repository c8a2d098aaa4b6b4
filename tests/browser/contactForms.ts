import type { Page } from 'playwright-core';

/** A form of the site: its page's address, what a visitor enters, and the message field. */
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

const estimateForm = (address: string, town: string, phone: string): ContactForm => ({
  address,
  formName: `${town} Estimate Form`,
  phone,
  fields: { 'First Name': 'Ann', 'Last Name': 'Example', ...person },
  message: 'Project Description',
});

/** The form of the contact page. */
export const contactForm: ContactForm = {
  address: '/contact',
  formName: 'Contact Page Form',
  phone: '(856) 555-0142',
  fields: { 'Full Name': 'Ann Example', ...person },
  message: 'Project Details',
};

/** The forms of the area pages, by town. */
export const estimateForms: Readonly<Record<string, ContactForm>> = {
  Pitman: estimateForm('/areas/pitman-nj', 'Pitman', '(856) 555-0142'),
  'Mullica Hill': estimateForm('/areas/mullica-hill-nj', 'Mullica Hill', '(856) 555-0142'),
  'Mantua Township': estimateForm('/areas/mantua-township-nj', 'Mantua Township', '(856) 555-0187'),
};

/** Fills in every required field, as a visitor would. */
export async function fillIn(page: Page, { fields, message }: ContactForm, words: string): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByLabel(message).fill(words);
}

/** The submit button. */
export const sendButton = (page: Page) => page.locator('form[method="post"] [type="submit"]');
