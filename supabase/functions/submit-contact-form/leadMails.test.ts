import { equal, match, ok } from 'node:assert/strict';
import { confirmationMail, ownerMail } from './leadMails.ts';
import { sampleBusiness as business } from './sampleBusiness.ts';

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
  pageTitle: '',
  from: '',
  answers: [],
  photosAnnounced: 0,
  photosArrived: 0,
};

for (const [phone, address] of [
  ['(856) 555-0100', 'tel:8565550100'],
  ['+1 856 555 0100', 'tel:+18565550100'],
  ['856-555-0100x12', 'tel:8565550100'],
  ['856-555-0100 #12', 'tel:8565550100'],
  ['Home: 856-555-0100, after 5', 'tel:8565550100'],
  ['856-555-0100 / 856-555-0199', 'tel:8565550100'],
  ['555-0100/555-0199', 'tel:5550100'],
  ['856 555 0100 856 555 0199', null],
  ['856/555-0100', 'tel:8565550100'],
  ['apt 2, 856-555-0100', 'tel:8565550100'],
  ['+44 20 7946 0958 / +44 20 7946 0959', 'tel:+442079460958'],
  ['555-0100', 'tel:5550100'],
  ['none', null],
  ['12', null],
] as const) {
  Deno.test(`${phone} is dialled by ${address ?? 'nothing'}`, () => {
    const { text, html } = ownerMail({ ...lead, phone }, business);
    equal(/^Call: (.*)$/m.exec(text)?.[1] ?? null, address);
    equal(/href="(tel:[^"]*)"/.exec(html)?.[1] ?? null, address);
  });
}

for (const [phone, row, button] of [
  ['(856) 555-0100', '(856) 555-0100', '(856) 555-0100'],
  ['1-856-555-0100 ext. 12', '(856) 555-0100, typed as “1-856-555-0100 ext. 12”', '(856) 555-0100'],
  ['555-0100', '555-0100', '555-0100'],
  ['+44 20 7946 0958', '+44 20 7946 0958', '+44 20 7946 0958'],
] as const) {
  Deno.test(`${phone} is written in a mail as it was typed, and readable`, () => {
    const { text, html } = ownerMail({ ...lead, phone }, business);
    ok(text.includes(`\nPhone: ${row}\n`), text);
    ok(html.includes(`>Call Ann Example: ${button}</a>`), html);
  });
}

Deno.test('a long line is whole in a mail, and cut where it can be seen in its subject', () => {
  const [email, name] = [`${'a'.repeat(64)}@${'b.'.repeat(90)}example`, '😀'.repeat(200)];
  const { subject, text } = ownerMail({ ...lead, name, email }, business);
  ok(text.includes(`\nEmail: ${email}\n`));
  match(subject, /^Estimate request from 😀+…$/u);
});

Deno.test('a mail has the colors of the site and no others', () => {
  const html = ownerMail(lead, business).html + confirmationMail(lead, business).html;
  const used = new Set(html.match(/#[0-9a-f]{3,8}\b/gi));
  match([...used].join(), /^#/);
  ok(used.isSubsetOf(new Set(Object.values(business.colors))));
});

Deno.test('without a phone number and an email address a mail offers neither', () => {
  const { replyTo, text, html } = ownerMail({ ...lead, name: '', phone: '', email: '' }, business);
  equal(replyTo, undefined);
  ok(!text.includes('Call:') && !html.includes('tel:') && !html.includes('Reply to this email'));
});

Deno.test('questions and answers are text in a mail', () => {
  const answers = [{ question: '<i>When?</i>', answer: '<b>Now</b>', asked: true }];
  const { html } = ownerMail({ ...lead, answers }, business);
  ok(html.includes('&#60;i&#62;When?&#60;/i&#62;') && html.includes('&#60;b&#62;Now&#60;/b&#62;'));
});

Deno.test('a mail says the page of the button that led to the form', () => {
  match(
    ownerMail({ ...lead, from: '/leaks' }, business).text,
    /^Came from: https:\/\/www\.sample\.example\/leaks$/m,
  );
  ok(!ownerMail(lead, business).text.includes('Came from'));
});

for (const [source, page] of [
  ['/contact', `${business.siteUrl}/contact`],
  ['.evil.example/login', null],
  ['@evil.example', null],
  ['constructor', null],
  ['', null],
] as const) {
  Deno.test(`a request from ${JSON.stringify(source)} comes from page ${page ?? 'none'}`, () => {
    const { text, html } = ownerMail({ ...lead, source }, business);
    equal(/^Page: (.*)$/m.exec(text)?.[1] ?? null, page);
    ok(!html.includes('evil.example'));
  });
}
