import type { Page } from 'playwright-core';

const person = {
  'Email Address': 'ann@example.com',
  'Phone Number': '(856) 555-0199',
};

/** The two kinds of form: the address of its page, what a visitor writes, and the box of the message. */
export const contactForms = [
  {
    address: '/contact',
    formName: 'Contact Page Form',
    phone: '(856) 555-0142',
    fields: { 'Full Name': 'Ann Example', ...person },
    message: 'Project Details',
  },
  {
    address: '/areas/mantua-township-nj',
    formName: 'Mantua Township Estimate Form',
    phone: '(856) 555-0187',
    fields: { 'First Name': 'Ann', 'Last Name': 'Example', ...person },
    message: 'Project Description',
  },
] as const;

export type ContactForm = (typeof contactForms)[number];

/** Writes into every required box, as a visitor would. */
export async function fillIn(page: Page, { fields, message }: ContactForm, words: string): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByLabel(message).fill(words);
}

/** The form's own button. */
export const sendButton = (page: Page) => page.locator('form[method="post"] [type="submit"]');
