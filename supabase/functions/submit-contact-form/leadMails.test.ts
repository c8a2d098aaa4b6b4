import { match, ok } from 'node:assert/strict';
import { business } from './business.ts';
import { confirmationMail, ownerMail } from './leadMails.ts';

const lead = {
  id: '1',
  receivedAt: '2024-03-15T14:00:00Z',
  name: 'Ann Example',
  email: 'ann@example.com',
  phone: '(856) 555-0100',
  projectType: 'Deck',
  message: 'A deck, please.',
  address: '',
  source: '/contact',
  formName: 'Contact Page Form',
};

for (const [phone, address] of [
  ['(856) 555-0100', 'tel:8565550100'],
  ['+1 856 555 0100', 'tel:+18565550100'],
  ['856-555-0100 ext. 12', 'tel:8565550100'],
  ['856-555-0100x12', 'tel:8565550100'],
  ['856-555-0100 #12', 'tel:8565550100'],
  ['Home: 856-555-0100, after 5', 'tel:8565550100'],
  ['none', 'tel:'],
] as const) {
  Deno.test(`${phone} is dialled by ${address}`, () => {
    const { text, html } = ownerMail({ ...lead, phone }, business);
    ok(text.includes(`\nCall: ${address}\n`));
    ok(html.includes(`<a href="${address}" `));
  });
}

Deno.test('a mail has the colors of the site and no others', () => {
  const html = ownerMail(lead, business).html + confirmationMail(lead, business).html;
  const used = new Set(html.match(/#[0-9a-f]{3,8}\b/gi));
  match([...used].join(), /^#/);
  ok(used.isSubsetOf(new Set(Object.values(business.colors))));
});
