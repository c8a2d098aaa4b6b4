import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { readLeads } from '../../scripts/leads/readLeads';
import { sampleBusiness as business } from '../../supabase/functions/submit-contact-form/sampleBusiness';
import { formAddress, postForm, postJson, sampleLead } from './postLead';
import { readMails, waitForMails } from './readMails';
import { waitFor } from './waitFor';

const stack = inject('stack');

const plain = (changes: Record<string, string> = {}) => ({
  name: 'Bob Example',
  email: 'bob@example.com',
  phone: '856-555-0111',
  message: `A deck. ${randomUUID()}`,
  projectType: '',
  source: '/contact',
  formName: 'Contact Page Form',
  website: '',
  ...changes,
});

async function leadWith(message: string) {
  return (await readLeads(stack.databaseUrl)).filter((lead) => lead.message === message);
}

test.each(['/submit-contact-form', '/functions/v1/submit-contact-form'])(
  '%s stores a lead and mails it',
  async (path) => {
    const lead = sampleLead({
      message: `First line\nsecond line ${randomUUID()}`,
      address: '1 Example Street',
    });
    const response = await fetch(stack.functionUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(lead),
    });
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(answer).toEqual({ ok: true, id: expect.any(String) });

    const [mail] = await waitForMails(stack.mailFolder, lead.message);
    expect(mail?.reply_to).toBe('ann@example.com');
    const stored = await waitFor('the mail to be recorded as sent', async () => {
      const [row] = await leadWith(lead.message);
      return row?.mail.state === 'sent' && row;
    });
    const { website: _website, ...fields } = lead;
    expect(stored).toMatchObject({
      ...fields,
      id: answer.id,
      submittedAt: lead.submittedAt,
      startedAt: lead.startedAt,
    });
  },
);

test('a form without JavaScript goes back to the site that sent it', async () => {
  const response = await postForm(stack, plain(), { origin: 'http://localhost:4173' });
  expect(response.headers.get('location')).toBe('http://localhost:4173/thank-you');
});

test('a form without JavaScript sent twice within the hour is one lead', async () => {
  const fields = plain();
  await Promise.all([postForm(stack, fields), postForm(stack, fields), postForm(stack, fields)]);
  // Two if the hour changes during the test.
  expect((await leadWith(fields.message)).length).toBe(1);
});

test('a multipart form is a form too', async () => {
  const fields = plain();
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const response = await fetch(formAddress(stack), { method: 'POST', body, redirect: 'manual' });
  expect(response.headers.get('location')).toBe('/thank-you');
  expect(await leadWith(fields.message)).toHaveLength(1);
});

test('first and last name are joined', async () => {
  const { name: _name, ...fields } = plain({
    firstName: ' Cy ',
    lastName: 'Example',
    address: '1 Main Street',
  });
  expect((await postForm(stack, fields)).headers.get('location')).toBe('/thank-you');
  expect(await leadWith(fields.message)).toMatchObject([{ name: 'Cy Example', address: '1 Main Street' }]);
});

test('20 parallel posts of one key are one row, one mail and 20 equal answers', async () => {
  const lead = sampleLead({ message: `Only once ${randomUUID()}` });
  const responses = await Promise.all(Array.from({ length: 20 }, () => postJson(stack, lead)));
  const answers = await Promise.all(
    responses.map(async (response) => `${response.status} ${await response.text()}`),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^200 /);
  expect(await leadWith(lead.message)).toHaveLength(1);

  const other = sampleLead({ message: `Afterwards ${randomUUID()}` });
  await postJson(stack, other);
  await waitForMails(stack.mailFolder, other.message);
  expect(readMails(stack.mailFolder).filter(({ text }) => text.includes(lead.message))).toHaveLength(1);
});

test.each([
  ['the honeypot', { website: 'https://spam.example' }, 'filled in the hidden field'],
  ['a form filled in too fast', { startedAt: '2024-03-15T14:00:29.500Z' }, 'filled in within 2 seconds'],
])('%s holds a lead, answered like any other and not mailed', async (_what, changes, reason) => {
  const lead = sampleLead({ ...changes, message: `Held ${randomUUID()}` });
  const response = await postJson(stack, lead);
  expect([response.status, await response.json()]).toEqual([200, { ok: true, id: expect.any(String) }]);
  expect(await leadWith(lead.message)).toMatchObject([{ heldReason: reason, mail: { state: 'held' } }]);

  const next = sampleLead({ message: `After the held one ${randomUUID()}` });
  await postJson(stack, next);
  await waitForMails(stack.mailFolder, next.message);
  expect(readMails(stack.mailFolder).some(({ text }) => text.includes(lead.message))).toBe(false);
});

test.each([
  [
    'a time that is none',
    { submittedAt: 'yesterday', startedAt: {} },
    { submittedAt: null, startedAt: null },
  ],
  ['an endless page path', { source: '/'.repeat(500) }, { source: '' }],
  ['nulls', { projectType: null, address: null, source: null }, { projectType: '', address: '', source: '' }],
  [
    'a NUL in what is not shown',
    { source: '/a\0b', formName: '\0', other: '\0' },
    { source: '', formName: '' },
  ],
  ['half a character', { message: 'half \ud83d' }, { message: 'half \ufffd' }],
])('%s loses no lead', async (_what, changes, stored) => {
  const lead = sampleLead({ ...changes, name: `Ann ${randomUUID()}` });
  expect((await postJson(stack, lead)).status).toBe(200);
  expect((await readLeads(stack.databaseUrl)).find(({ name }) => name === lead.name)).toMatchObject(stored);
});

test.each([
  ['Chinese', '你'],
  ['emoji', '🏠'],
])('a message of 10,000 characters is stored: %s', async (_script, character) => {
  const message = character.repeat(10_000);
  for (const send of [postJson, postForm]) {
    const name = `Long ${randomUUID()}`;
    const { idempotencyKey: _key, ...fields } = sampleLead({ name, message });
    expect([200, 303]).toContain((await send(stack, fields)).status);
    expect((await leadWith(message)).map((lead) => lead.name)).toContain(name);
  }
});

test('one key with another text is not taken, and says so; the same text in other line ends is', async () => {
  const lead = sampleLead({ message: `First\nline ${randomUUID()}` });
  const first = await postJson(stack, lead);
  const again = await postJson(stack, {
    ...lead,
    message: lead.message.replace('\n', '\r\n'),
    submittedAt: null,
  });
  expect([again.status, await again.json()]).toEqual([200, await first.json()]);

  const other = { ...lead, message: `Another ${randomUUID()}` };
  const refused = await postJson(stack, other);
  expect([refused.status, await refused.json()]).toEqual([
    409,
    { error: expect.stringMatching(/^We already received a different message/) },
  ]);
  expect((await postForm(stack, other)).headers.get('location')).toMatch(/\/not-sent$/);
  expect(await leadWith(other.message)).toEqual([]);
});

test('a page of another origin of ours may ask and read', async () => {
  const headers = { origin: 'http://localhost:5173' };
  const preflight = await fetch(formAddress(stack), { method: 'OPTIONS', headers });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-client-info');
  const response = await postJson(stack, sampleLead(), headers);
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
});

test('a visitor gets no mail where the settings do not ask for one', async () => {
  const lead = sampleLead({ message: `Owner only ${randomUUID()}` });
  await postJson(stack, lead);
  await waitForMails(stack.mailFolder, lead.message);
  expect(new Set(readMails(stack.mailFolder).map(({ to }) => to.join()))).toEqual(
    new Set([business.ownerEmail]),
  );
});
