import { expect, test } from 'vitest';
import { printLeads } from '../../scripts/leads/leadsCommand';
import { readLeads } from '../../scripts/leads/readLeads';
import { projectPaths } from '../../scripts/options';
import { fileStack } from './fileStack';
import { postForm, postJson, runSchedule, sampleLead } from './postLead';
import { readMails, waitForMails } from './readMails';
import { runPrinting } from './runPrinting';

const limits = { totalHeldAfter: 5, ownerPerHour: 6 };

const { stack, sql } = await fileStack({
  ALL_LEADS_HELD_AFTER: String(limits.totalHeldAfter),
  OWNER_MAILS_PER_HOUR: String(limits.ownerPerHour),
  SCHEDULE_SECRET: 'secret',
});

const anHourLater = () =>
  sql`update private.outbox set last_attempt_at = last_attempt_at - interval '1 hour', created_at = created_at - interval '1 hour'`;

const heldInFlood = 'flood';
const reasons = async () =>
  (await readLeads(stack.databaseUrl)).map(({ heldReason }) => heldReason).reverse();
const reasonOf = async (name: string) =>
  (await readLeads(stack.databaseUrl)).find((lead) => lead.name === name)?.heldReason;
const from = (address: string) => ({ 'cf-connecting-ip': address });
const fieldsWithoutScript = (name: string) => ({
  name,
  email: 'ann@example.com',
  phone: '1',
  message: `I am ${name}.`,
});
const names = () => readMails(stack.mailFolder).map(({ subject }) => /from (.*) \(/.exec(subject)?.[1]);

test('programs fill only their own room: leads that look like customers are mailed first', async () => {
  for (let number = 0; number < 12; number += 1) {
    const answer = await postJson(
      stack,
      sampleLead({ name: `Program ${number}` }),
      from(`198.51.100.${number}`),
    );
    expect(answer.status).toBe(200);
  }
  expect(await reasons()).toEqual([
    ...Array(limits.totalHeldAfter).fill(null),
    ...Array(7).fill(heldInFlood),
  ]);
  await postJson(
    stack,
    sampleLead({ name: 'Customer', message: 'Our deck is rotten.' }),
    from('203.0.113.1'),
  );
  expect(await reasonOf('Customer')).toBeNull();

  await runSchedule(stack);
  // The fourth lead with a text has priority 3: it waits once a fourth of the limit went to leads of priority 1 or higher.
  expect(names().sort()).toEqual(['Customer', 'Program 0', 'Program 1', 'Program 2', undefined]);
  const [notice, ...others] = await waitForMails(stack.mailFolder, 'more than 5 senders within an hour');
  expect(notice?.subject).toMatch(/too many requests at once/);
  expect(others).toEqual([]);
  const [, printed] = await runPrinting(() => printLeads('text', projectPaths.content, stack.folder));
  expect(printed).toContain('[held as suspected spam: part of a flood of requests]');
});

test('what a flood held is mailed as soon as there is room, ordinary leads first and in order', async () => {
  await sql`update public.leads set priority = 0 where name in ('Program 9', 'Program 11')`;
  await anHourLater();
  await runSchedule(stack);
  const queued = await sql`
    select l.name from private.outbox o join public.leads l on l.id = o.lead_id
    where o.created_at > now() - interval '5 minutes' order by o.priority, o.created_at`;
  expect(queued.map(({ name }) => name)).toEqual([
    'Program 9',
    'Program 11',
    'Program 5',
    'Program 6',
    'Program 7',
  ]);
  await anHourLater();
  await runSchedule(stack);
  expect((await reasons()).filter(Boolean)).toEqual([]);
});

test('one sender of many takes the place of one', async () => {
  await anHourLater();
  for (let number = 0; number < 8; number += 1)
    await postJson(stack, sampleLead({ name: `Repeated ${number}` }), from('198.51.100.77'));
  await postJson(stack, sampleLead({ name: 'Plain', startedAt: undefined }), from('203.0.113.2'));
  expect(await reasonOf('Repeated 7')).toBeNull();
  expect(await reasonOf('Plain')).toBeNull();
});

test('spam that is held for another reason takes no room', async () => {
  await anHourLater();
  for (let number = 0; number < 8; number += 1)
    await postJson(stack, sampleLead({ website: 'spam' }), from(`198.51.100.${100 + number}`));
  await postJson(stack, sampleLead({ name: 'Honest' }), from('203.0.113.3'));
  expect(await reasonOf('Honest')).toBeNull();
});

test('a flood of one text does not hold a form without JavaScript with another text', async () => {
  await sql`delete from public.leads`;
  for (let number = 0; number < 9; number += 1)
    await postJson(stack, sampleLead({ name: `Copy ${number}` }), from(`198.51.100.${number}`));
  expect(await reasonOf('Copy 8')).toBe(heldInFlood);
  await postForm(stack, fieldsWithoutScript('Plain Customer'), from('203.0.113.5'));
  expect(await reasonOf('Plain Customer')).toBeNull();
});

test('requests of one text see each other, also those that come at the same moment', async () => {
  const addresses = Array.from({ length: 30 }, (_, number) => `100.64.0.${number}`);
  await Promise.all(
    addresses.map((address) => postJson(stack, sampleLead({ message: 'Buy links.' }), from(address))),
  );
  const leads = await sql`select priority from public.leads where message = 'Buy links.'`;
  expect(new Set(leads.map(({ priority }) => priority)).size).toBe(addresses.length);
});

test.each(['', ' \n'])('requests with the message %j do not wait for each other', async (message) => {
  const anyForm = { message, formVersion: 'earlier' };
  for (const name of ['First', 'Second']) {
    const sender = from(`100.65.${message.length}.${name.length}`);
    const answer = await postJson(stack, sampleLead({ ...anyForm, name }), sender);
    expect(answer.status).toBe(200);
  }
  const leads = await sql`select priority from public.leads where message = ${message}`;
  expect(leads.map(({ priority }) => priority)).toEqual([0, 0]);
});
