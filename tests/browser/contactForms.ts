import type { Page } from 'playwright-core';

/** A form of the site: the address of its page, what a visitor writes, and the box of the message. */
export interface ContactForm {
  readonly address: string;
  readonly formName: string;
  /** The number that the visitor is told to call. */
  readonly phone: string;
  /** Label to words, of the required boxes. */
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

/** Writes into every required box, as a visitor would. */
export async function fillIn(page: Page, { fields, message }: ContactForm, words: string): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByLabel(message).fill(words);
}

/** The form's own button. */
export const sendButton = (page: Page) => page.locator('form[method="post"] [type="submit"]');
