import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLeads } from '../../scripts/stack/readLeads';
import { openTestStack, type TestStack } from './openTestStack';
import { formAddress, postJson, sampleLead } from './postLead';
import { readMails, waitForMails } from './readMails';

const limits = { allHeldAfter: 5, ownerPerHour: 4 };

let stack: TestStack;
let sql: Sql;
beforeAll(async () => {
  stack = await openTestStack({
    ALL_LEADS_HELD_AFTER: String(limits.allHeldAfter),
    OWNER_MAILS_PER_HOUR: String(limits.ownerPerHour),
    SWEEP_SECRET: 'sweep',
  });
  sql = postgres(stack.databaseUrl, { max: 1 });
});
afterAll(async () => {
  await sql?.end();
  await stack?.stop();
});

/** Resolves when everything due was tried. */
async function sweep(): Promise<void> {
  const headers = { 'x-sweep-secret': 'sweep' };
  expect((await fetch(`${formAddress(stack)}/deliver-mail`, { method: 'POST', headers })).status).toBe(200);
}

const anHourLater = () =>
  sql`update private.outbox set last_attempt_at = last_attempt_at - interval '1 hour', created_at = created_at - interval '1 hour'`;

test('above the cap leads of all senders are stored and held, and one mail says so', async () => {
  for (let number = 0; number < 12; number += 1) {
    const headers = { 'cf-connecting-ip': `198.51.100.${number}` };
    expect((await postJson(stack, sampleLead({ name: `Visitor ${number}` }), headers)).status).toBe(200);
  }
  const reasons = (await readLeads(stack.databaseUrl)).map(({ heldReason }) => heldReason).reverse();
  expect(reasons).toEqual([...Array(5).fill(null), ...Array(7).fill('part of a flood of requests')]);

  await sweep();
  expect(readMails(stack.mailFolder)).toHaveLength(limits.ownerPerHour);
  await anHourLater();
  await sweep();
  const [notice, ...others] = await waitForMails(stack.mailFolder, 'more than 5 requests within an hour');
  expect(notice?.headers.get('subject')).toMatch(/too many requests at once/);
  expect(others).toEqual([]);
  expect(readMails(stack.mailFolder)).toHaveLength(limits.allHeldAfter + 1);
});

test('the cap opens again when the flood is over', async () => {
  await sql`update public.leads set received_at = received_at - interval '1 hour'`;
  await postJson(stack, sampleLead({ name: 'Afterwards' }));
  const lead = (await readLeads(stack.databaseUrl)).find(({ name }) => name === 'Afterwards');
  expect(lead?.heldReason).toBeNull();
});

test('spam that is held for another reason does not close the cap', async () => {
  await sql`update public.leads set received_at = received_at - interval '1 hour'`;
  for (let number = 0; number < 8; number += 1) await postJson(stack, sampleLead({ website: 'spam' }));
  await postJson(stack, sampleLead({ name: 'Honest' }));
  const lead = (await readLeads(stack.databaseUrl)).find(({ name }) => name === 'Honest');
  expect(lead?.heldReason).toBeNull();
});
