import { expect, test } from 'vitest';
import { FormFields } from '../../components/form/FormFields';
import { pageData } from '../../pages/pageData';
import { entriesOf, sectionsOf } from '../../pipeline/model/entries';
import { functionConfig } from '../../renderer/outputs/functionConfig';
import { renderFragment } from '../../renderer/renderBody';
import { renderDocument } from '../../renderer/renderDocument';
import { readLead } from '../../supabase/functions/submit-contact-form/lead';
import { copyContent, edit } from './copyContent';
import { siteOf, treesFrom } from './plumberSite';
import { problemsIn } from './problemsIn';

const ALL = `budgets:
  - Under $500
  - $500 or more
starts:
  - This week
  - Later
askHowToReach: yes
contactBy: either
`;

/** The contact form of the plumber, where business.md has these lines and the form these settings. */
async function formWith(lines: string, settings = '') {
  const folder = copyContent();
  edit(folder, 'business.md', 'image:', `${lines}image:`);
  edit(folder, 'pages/contact.md', '  heading: Write to us\n', `  heading: Write to us\n${settings}`);
  expect(problemsIn(folder)).toEqual([]);
  const site = await siteOf(folder);
  const [form] = entriesOf(site).flatMap((entry) =>
    sectionsOf(entry, 'contactForm').map(({ props }) => props.form),
  );
  if (!form) throw new Error('the site has no contact form');
  const { html } = renderFragment(
    <FormFields form={form} defaultLabels={{ message: 'Message' }} />,
    site.siteLanguage,
  );
  const required = [...html.matchAll(/<(?:input|select|textarea)[^>]*>/g)]
    .filter(([tag]) => tag.includes('required'))
    .map(([tag]) => /name="([^"]*)"/.exec(tag)?.[1]);
  return { html, required, facts: functionConfig(site), version: form.version ?? '' };
}

test('every form asks what business.md says, and nobody has to answer it', async () => {
  const { html, required, facts, version } = await formWith(ALL);
  expect(html).toMatch(/name="answers.Rough budget"[^>]*>.*<option>\$500 or more<\/option>/);
  expect(html).toMatch(/name="answers.When would you like to start\?"[^>]*>.*<option>Later<\/option>/);
  expect(html).toContain('name="answers.How and when can we best reach you?"');
  expect(html).toContain('A phone number or an email address is enough.');
  expect(required).toEqual(['name', 'message']);
  const sent = { name: 'Ann', message: 'A leak', phone: '1', formVersion: version };
  expect(readLead({ ...sent, 'answers.Rough budget': 'Under $500' }, facts).answers).toEqual([
    { question: 'Rough budget', answer: 'Under $500', asked: true },
  ]);
  expect(() => readLead({ ...sent, phone: '' }, facts)).toThrow(/your phone number or your email address/);
});

test('a form asks no more than it did without these lines', async () => {
  const { html, required, version } = await formWith('contactBy: both\naskHowToReach: no\n');
  expect(html).not.toContain('answers.');
  expect(required).toEqual(['name', 'email', 'phone', 'message']);
  expect(version).toBe('');
});

test('a question of the form itself stands in place of the usual one', async () => {
  const settings = '  questions:\n    - question: Rough budget\n      answer: text\n';
  const { html } = await formWith(ALL, settings);
  expect(html.match(/answers.Rough budget/g)).toHaveLength(1);
});

test.each([
  ['phone', ['phone', 'message']],
  ['phone\n      required: yes\n    - field: email', ['phone', 'message']],
  ['phone\n    - field: email', ['message']],
])('a form that asks for %j requires what is left', async (fields, expected) => {
  const settings = `  fields:\n    - field: ${fields}\n    - field: message\n`;
  expect((await formWith('contactBy: either\n', settings)).required).toEqual(expected);
});

test('without a form, its pages show the phone number and the email address in its place', async () => {
  const folder = copyContent();
  edit(folder, 'business.md', 'image:', 'form: no\nimage:');
  expect(problemsIn(folder)).toEqual([]);
  const site = await siteOf(folder);
  const pages = entriesOf(site).filter(({ address }) => ['/contact', '/areas/portland-me'].includes(address));
  for (const page of pages) {
    const html = renderDocument(pageData(page, site), treesFrom(folder));
    expect(html).not.toContain('<form');
    expect(html).toMatch(
      /Contact us and tell us.*href="tel:\+12075550163".*href="mailto:office@harborlight\.example"/s,
    );
  }
  expect(pages).toHaveLength(2);
});
