import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { type ListedLead, readLeads } from '../../scripts/leads/readLeads';
import { postForm, postJson, sampleLead } from './postLead';
import { waitForMails } from './readMails';

const stack = inject('stack');

/** A request of the form `v-quote` of `sampleBusiness`. */
const quote = (changes: Record<string, unknown> = {}) => ({
  phone: '(856) 555-0199',
  projectType: 'A leak',
  message: `A quote ${randomUUID()}`,
  source: '/contact',
  formName: 'Quote Form',
  formVersion: 'v-quote',
  'answers.When was it built?': 'Before 1950',
  ...changes,
});

async function storedLead(message: string): Promise<ListedLead | undefined> {
  return (await readLeads(stack.databaseUrl)).find((lead) => lead.message === message);
}

test('an answer is in the row and in the mail, with the title of its page', async () => {
  const lead = quote({ 'answers.When may we call?': 'After 5 <b>PM</b>', from: '/leaks' });
  expect((await postJson(stack, lead)).status).toBe(200);
  expect(await storedLead(lead.message)).toMatchObject({
    name: '',
    email: '',
    pageTitle: 'Ask Sample Contracting for a Visit',
    fromPage: '/leaks',
    answers: [
      { question: 'When was it built?', answer: 'Before 1950', asked: true },
      { question: 'When may we call?', answer: 'After 5 <b>PM</b>', asked: true },
    ],
  });
  const [mail] = await waitForMails(stack.mailFolder, lead.message);
  expect(mail?.text).toContain('When was it built?: Before 1950');
  expect(mail?.text).toContain('Page title: Ask Sample Contracting for a Visit');
  expect(mail?.text).toContain('Came from: https://www.sample.example/leaks');
  expect(mail?.text).toContain('After 5 <b>PM</b>');
  expect(mail?.subject).toContain('(856) 555-0199');
  expect(mail?.reply_to).toBeUndefined();
});

test('a page that the site does not have is not kept as the one that led to the form', async () => {
  const lead = quote({ from: '/nowhere' });
  expect((await postJson(stack, lead)).status).toBe(200);
  expect(await storedLead(lead.message)).toMatchObject({ fromPage: '' });
});

test('a form without JavaScript with other answers is another lead', async () => {
  const fields = quote() as Record<string, string>;
  await postForm(stack, fields);
  await postForm(stack, fields);
  await postForm(stack, { ...fields, 'answers.When was it built?': 'After 1950' });
  const found = (await readLeads(stack.databaseUrl)).filter(({ message }) => message === fields.message);
  expect(found.map(({ answers }) => answers[0]?.answer).sort()).toEqual(['After 1950', 'Before 1950']);
});

test.each([
  [
    'an answer is missing',
    { 'answers.When was it built?': ' ' },
    'Please answer this question: “When was it built?”',
  ],
  [
    'an answer is no choice',
    { 'answers.When was it built?': 'Never' },
    'Please choose an answer to this question: “When was it built?”',
  ],
  ['a project type is no choice', { projectType: 'A castle' }, 'Please choose a project type.'],
  ['a required field is empty', { phone: '' }, 'Please enter your phone number.'],
  [
    'an answer is too long',
    { 'answers.When may we call?': 'a'.repeat(1001) },
    'Your answer to “When may we call?” is too long: please use at most 1,000 characters.',
  ],
  [
    'an answer cannot be stored',
    { 'answers.a\0b': 'c' },
    'Your message has a character in it that we cannot store. Please type it again.',
  ],
])('it is refused in words where %s', async (_what, changes, error) => {
  const response = await postJson(stack, quote(changes));
  expect([response.status, await response.json()]).toEqual([422, { error }]);
});

test('a form from before a deploy is stored as it came, and marked', async () => {
  const lead = quote({
    formVersion: 'v-older',
    projectType: 'A castle',
    'answers.When was it built?': 'Never',
  });
  expect((await postJson(stack, lead)).status).toBe(200);
  expect(await storedLead(lead.message)).toMatchObject({
    projectType: 'A castle',
    answers: [{ question: 'When was it built?', answer: 'Never', asked: false }],
  });
  const [mail] = await waitForMails(stack.mailFolder, lead.message);
  expect(mail?.text).toContain('When was it built? (not on the current form): Never');
});

test.each([
  ['an email address', { phone: '' }, [200, undefined]],
  ['a phone number', { email: '' }, [200, undefined]],
  [
    'neither of them, and no name',
    { email: ' ', phone: undefined, name: '' },
    [422, 'Please enter your full name. Please enter your phone number or your email address.'],
  ],
])('a form that takes either has %s', async (_what, changes, expected) => {
  const response = await postJson(stack, sampleLead({ formVersion: 'v-either', ...changes }));
  expect([response.status, (await response.json()).error]).toEqual(expected);
});

test('a form that is not known needs a way to answer', async () => {
  const response = await postJson(stack, quote({ formVersion: 'v-older', phone: '' }));
  expect(await response.json()).toEqual({ error: 'Please enter your phone number or your email address.' });
});

test('control characters are left out, and a question that is cut in the middle of a character is stored', async () => {
  const answers = Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [`answers.Question ${at}?`, `${'\u0001'.repeat(990)} Yes`]),
  );
  const lead = sampleLead({
    ...answers,
    [`answers.${'q'.repeat(199)}😀`]: 'Yes',
    message: `Controls ${randomUUID()}`,
  });
  expect((await postJson(stack, lead)).status).toBe(200);
  expect((await storedLead(lead.message))?.answers.map(({ answer }) => answer)).toEqual(
    Array(13).fill('Yes'),
  );
});

test('more answers than any form asks for are left out, and what is no text', async () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`answers.Question ${at}?`, 'Yes']));
  const lead = sampleLead({
    ...many,
    'answers.Object?': { a: 1 },
    'answers.half \ud83d': 'Yes',
    message: `Many ${randomUUID()}`,
  });
  expect((await postJson(stack, lead)).status).toBe(200);
  expect((await storedLead(lead.message))?.answers).toHaveLength(20);
});
