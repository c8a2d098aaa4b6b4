import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLeads } from '../../scripts/leads/readLeads';
import { sampleBusiness as business } from '../../supabase/functions/submit-contact-form/sampleBusiness';
import { fileStack } from './fileStack';
import { postForm, postJson, sampleLead } from './postLead';

const { stack, sql } = await fileStack({ LEADS_HELD_AFTER: '3', LEADS_REFUSED_AFTER: '5' });

const from = (address: string) => ({ 'cf-connecting-ip': address });

test('a sender of many is held, then refused; others are not', async () => {
  const posts = Array.from({ length: 8 }, () => postJson(stack, sampleLead(), from('198.51.100.1')));
  const statuses = (await Promise.all(posts)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);

  const reasons = (await readLeads(stack.databaseUrl)).map(({ heldReason }) => heldReason);
  expect(reasons.filter(Boolean)).toEqual(Array(2).fill('more than 3 requests in an hour from one sender'));
  expect((await postJson(stack, sampleLead(), from('198.51.100.2'))).status).toBe(200);
});

test('what a sender claims of its address changes nothing', async () => {
  const forged = (number: number) => ({
    ...from(number % 2 === 0 ? '198.51.100.7' : '::ffff:198.51.100.7'),
    'x-forwarded-for': `203.0.113.${number}`,
    'x-real-ip': `203.0.113.${number}`,
    forwarded: `for=203.0.113.${number}`,
  });
  const posts = Array.from({ length: 8 }, (_, number) => postJson(stack, sampleLead(), forged(number)));
  const statuses = (await Promise.all(posts)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
});

test('senders that the platform does not name are never refused as one', async () => {
  const posts = Array.from({ length: 8 }, () => postJson(stack, sampleLead({ name: 'Unnamed Sender' })));
  expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(Array(8).fill(200));
  const leads = (await readLeads(stack.databaseUrl)).filter(({ name }) => name === 'Unnamed Sender');
  expect(leads.map(({ heldReason }) => heldReason)).toEqual(Array(8).fill(null));
});

test('a refusal by limit gives the phone of the page', async () => {
  const main = await postJson(stack, sampleLead(), from('198.51.100.1'));
  expect(main.headers.get('retry-after')).toBe('3600');
  expect((await main.json()).error).toContain(business.phone);
  for (const [source, phone] of Object.entries(business.phonesByPage)) {
    const own = await postJson(stack, sampleLead({ source }), from('198.51.100.1'));
    expect((await own.json()).error).toContain(phone);
  }
  const form = await postForm(stack, { ...plainFields }, from('198.51.100.1'));
  expect(form.headers.get('location')).toBe('/not-sent');
});

const plainFields = { name: 'Ann', email: 'ann@example.com', phone: '1', message: 'Hello' };

test('a repeat is answered even over the limit', async () => {
  const lead = sampleLead();
  const first = await postJson(stack, lead, from('198.51.100.9'));
  for (let count = 0; count < 5; count += 1) await postJson(stack, sampleLead(), from('198.51.100.9'));
  const again = await postJson(stack, lead, from('198.51.100.9'));
  expect([again.status, await again.json()]).toEqual([200, await first.json()]);
});

test.each([
  ['a name too long', { name: 'Secret '.repeat(40) }],
  ['answers that are no list', { answers: 'Secret' }],
  ['a day that is none', { startedAt: '2024-02-30T00:00:00Z', message: 'Secret' }],
  ['a NUL', { phone: 'Secret \0' }],
])("Postgres' log tells nothing of a request with %s", async (_what, changes) => {
  const lead = { ...sampleLead({ email: 'secret@example.com', message: 'Secret' }), address: '', ...changes };
  const asked = sql`select private.accept_lead(${JSON.stringify(lead)}::text, '', null, '{}') as answer`;
  await expect(asked).rejects.toMatchObject({ code: '23514' });
  const log = readFileSync(join(stack.folder, 'postgres.log'), 'utf8');
  expect(log).toContain('lead refused: ');
  expect(log).not.toMatch(/secret/i);
});

test('the logs are structured and hold nothing a visitor wrote', async () => {
  const lead = sampleLead({
    name: 'Secret Name',
    email: 'secret@example.com',
    message: 'secret words',
    phone: '555-secret',
  });
  await postJson(stack, lead, from('203.0.113.9'));
  const log = readFileSync(join(stack.folder, 'function.log'), 'utf8');
  expect(log).not.toMatch(/secret|203\.0\.113|198\.51\.100/i);
  const lines = log.split('\n').filter((line) => line.startsWith('{'));
  expect(lines.map((line) => JSON.parse(line).event)).toContain('lead');
});
