import { setTimeout as wait } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLeads } from '../../scripts/stack/readLeads';
import { openTestStack, type TestStack } from '../backend/openTestStack';
import { formAddress, postJson, sampleLead } from '../backend/postLead';
import { readMails } from '../backend/readMails';
import { waitFor } from '../backend/waitFor';

const limits = { senderHeldAfter: 50, senderRefusedAfter: 100, allHeldAfter: 60, ownerPerHour: 100 };
const connections = 200;
const milliseconds = 20_000;

let stack: TestStack;
let sql: Sql;
beforeAll(async () => {
  stack = await openTestStack({
    LEADS_HELD_AFTER: String(limits.senderHeldAfter),
    LEADS_REFUSED_AFTER: String(limits.senderRefusedAfter),
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

const random = (below: number) => Math.floor(Math.random() * below);
const randomAddress = () => `${random(224)}.${random(256)}.${random(256)}.${random(256)}`;

/** Sends over 200 connections for 20 s, with `platformAddress` as the platform states it and the rest forged. Counts the statuses. */
async function attack(platformAddress: () => string): Promise<Record<number, number>> {
  const end = Date.now() + milliseconds;
  const statuses: Record<number, number> = {};
  async function send(): Promise<void> {
    while (Date.now() < end) {
      const headers = { 'cf-connecting-ip': platformAddress(), 'x-forwarded-for': randomAddress() };
      const answer = await postJson(stack, sampleLead({ name: 'Attacker' }), headers);
      await answer.text();
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, send));
  return statuses;
}

/** One visitor a second, each from an address of its own, during an attack. Returns their names and the statuses they got. */
async function visitDuring(attackers: Promise<unknown>, name: string): Promise<[string[], number[]]> {
  const names = Array.from({ length: 18 }, (_, number) => `${name} ${number}`);
  const statuses: number[] = [];
  for (const [number, each] of names.entries()) {
    await wait(1000);
    const headers = { 'cf-connecting-ip': `192.0.2.${number}` };
    statuses.push(
      (await postJson(stack, sampleLead({ name: each, message: `I am ${each}.` }), headers)).status,
    );
  }
  await attackers;
  return [names, statuses];
}

async function sweep(): Promise<void> {
  const headers = { 'x-sweep-secret': 'sweep' };
  await fetch(`${formAddress(stack)}/deliver-mail`, { method: 'POST', headers });
}

const twoAddresses = () => `198.51.100.${67 + random(2)}`;

test.each([
  ['one address', 'Neighbor', () => '198.51.100.66'],
  ['two addresses', 'Friend', twoAddresses],
  ['as many addresses as requests', 'Customer', randomAddress],
])(
  'forged senders at 200 connections for 20 s from %s: all visitors are stored and mailed, and mails stay within the limit',
  async (_what, name, platformAddress) => {
    await sql`delete from public.leads`;
    const mailed = readMails(stack.mailFolder).length;
    const statuses = attack(platformAddress);
    const [names, answers] = await visitDuring(statuses, name);
    const leads = await readLeads(stack.databaseUrl);
    console.log(`${name}: ${JSON.stringify(await statuses)}, ${leads.length} stored`);

    expect(answers).toEqual(Array(names.length).fill(200));
    const stored = new Set(leads.map((lead) => lead.name));
    expect(names.filter((each) => !stored.has(each))).toEqual([]);
    await waitFor(
      'the mails of all visitors',
      async () => {
        await sweep();
        const sent = (await readLeads(stack.databaseUrl)).filter(({ mail }) => mail.state === 'sent');
        return names.every((each) => sent.some((lead) => lead.name === each));
      },
      600,
    );
    expect(readMails(stack.mailFolder).length - mailed).toBeLessThanOrEqual(limits.ownerPerHour);
    expect((await sql`select from private.outbox where kind = 'flood'`).length).toBeLessThanOrEqual(1);
  },
);

test('100,000 held leads slow neither the digest nor the next request', async () => {
  await sql`
    insert into public.leads (idempotency_key, name, email, phone, message, sender_hash, held_reason)
    select 'flood-' || number, 'Bot', 'bot@example.com', '1', repeat('text ', 200), 'hash' || number % 1000,
      'part of a flood of requests'
    from generate_series(1, 100000) number`;
  const { digest } = await sql.begin(async (transaction) => {
    await transaction`set local statement_timeout = '1s'`;
    const [row] = await transaction`select private.read_digest() as digest`;
    return { digest: row?.digest };
  });
  expect(JSON.stringify(digest).length).toBeLessThan(150_000);
  expect(digest.heldLeads).toHaveLength(200);
  expect(digest.held[0]).toEqual({ reason: 'part of a flood of requests', count: 10_001 });
  const headers = { 'cf-connecting-ip': '192.0.2.99' };
  expect((await postJson(stack, sampleLead(), headers)).status).toBe(200);
});
