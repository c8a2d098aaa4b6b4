import { setTimeout as wait } from 'node:timers/promises';
import type { PendingQuery, Row, TransactionSql } from 'postgres';
import { expect, test } from 'vitest';
import { readLeads } from '../../scripts/leads/readLeads';
import { fileStack } from '../backend/fileStack';
import { shipped, shippedLimits } from '../backend/openTestStack';
import { postForm, postJson, runSchedule, sampleLead } from '../backend/postLead';
import { readMails } from '../backend/readMails';
import { waitFor } from '../backend/waitFor';

const connections = 200;
const milliseconds = 4_000;

const { limits, mail } = shipped;

const { stack, sql } = await fileStack({
  ...shippedLimits,
  MAILS_PER_SECOND: String(mail.perSecond),
  SCHEDULE_SECRET: 'secret',
});

const random = (below: number) => Math.floor(Math.random() * below);
const randomAddress = () => `${random(224)}.${random(256)}.${random(256)}.${random(256)}`;

/** Sends over 200 connections for 4 s, with `platformAddress` as the platform states it and the rest forged. Counts the statuses. */
async function attack(platformAddress: () => string, message: () => string): Promise<Record<number, number>> {
  const end = Date.now() + milliseconds;
  const statuses: Record<number, number> = {};
  async function send(): Promise<void> {
    while (Date.now() < end) {
      const headers = { 'cf-connecting-ip': platformAddress(), 'x-forwarded-for': randomAddress() };
      const answer = await postJson(stack, sampleLead({ name: 'Attacker', message: message() }), headers);
      await answer.text();
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, send));
  return statuses;
}

async function visit(name: string, headers: Record<string, string>, withoutScript: boolean): Promise<number> {
  const lead = sampleLead({ name, message: `I am ${name}.` });
  if (!withoutScript) return (await postJson(stack, lead, headers)).status;
  const { email, phone, message, source } = lead;
  const { status } = await postForm(stack, { name, email, phone, message, source }, headers);
  return status === 303 ? 200 : status;
}

/** Eighteen visitors, each from an address of its own and every other without scripts, during an attack. Returns their names and the statuses they got. */
async function visitDuring(attackers: Promise<unknown>, name: string): Promise<[string[], number[]]> {
  const names = Array.from({ length: 18 }, (_, number) => `${name} ${number}`);
  const statuses: number[] = [];
  for (const [number, each] of names.entries()) {
    await wait(200);
    const headers = { 'cf-connecting-ip': randomAddress() };
    statuses.push(await visit(each, headers, number % 2 === 0));
  }
  await attackers;
  return [names, statuses];
}

const randomText = () => `Text ${Math.random()}`;

test.each([
  ['one address', 'Neighbor', randomText, () => '198.51.100.66'],
  ['as many addresses as requests', 'Customer', () => 'Buy links.', randomAddress],
])(
  'forged senders at 200 connections for 4 s from %s: all visitors are stored and mailed, and mails stay within the limit',
  async (_what, name, message, platformAddress) => {
    const statuses = attack(platformAddress, message);
    const [names, answers] = await visitDuring(statuses, name);
    const leads = await readLeads(stack.databaseUrl);
    console.log(`${name}: ${JSON.stringify(await statuses)}, ${leads.length} stored`);

    expect(answers).toEqual(Array(names.length).fill(200));
    const stored = new Set(leads.map((lead) => lead.name));
    expect(names.filter((each) => !stored.has(each))).toEqual([]);
    await waitFor(
      'the mails of all visitors',
      async () => {
        await runSchedule(stack);
        const sent = (await readLeads(stack.databaseUrl)).filter(({ mail }) => mail.state === 'sent');
        return names.every((each) => sent.some((lead) => lead.name === each));
      },
      80,
    );
    expect(readMails(stack.mailFolder).length).toBeLessThanOrEqual(mail.ownerPerHour);
    expect((await sql`select from private.outbox where kind = 'flood'`).length).toBeLessThanOrEqual(1);
  },
);

test('100,000 held leads slow neither the digest nor the next request', async () => {
  await sql`
    insert into public.leads (idempotency_key, name, email, phone, message, sender_hash, held_reason)
    select 'flood-' || number, 'Bot', 'bot@example.com', '1', repeat('text ', 200), 'hash' || number % 1000,
      'flood'
    from generate_series(1, 100000) number`;
  // Autovacuum may have seen the table before.
  await sql`analyze public.leads`;
  /** What a statement answers, and how many leads it reads. */
  const countRead = (statement: (transaction: TransactionSql) => PendingQuery<Row[]>) =>
    sql.begin(async (transaction) => {
      const count = async () => {
        const [work] = await transaction`
          select (seq_tup_read + idx_tup_fetch)::integer as read from pg_stat_xact_user_tables where relname = 'leads'`;
        return work?.read;
      };
      const before = await count();
      const [row] = await statement(transaction);
      return { answer: row?.answer, read: (await count()) - before };
    });
  const { answer: digest, read } = await countRead(
    (transaction) => transaction`select private.read_digest() as answer`,
  );
  const request = JSON.stringify({ ...sampleLead(), address: '' });
  const next = await countRead(
    (transaction) =>
      transaction`select private.accept_lead(${request}, '192.0.2.98', null, ${sql.json(limits)}) as answer`,
  );
  console.log(`${read} leads read for the digest, ${next.read} for a request`);
  expect(read).toBeLessThan(50_000);
  expect(next).toMatchObject({ answer: { state: 'stored' } });
  expect(next.read).toBeLessThan(2_000);
  expect(JSON.stringify(digest).length).toBeLessThan(150_000);
  expect(digest.heldLeads).toHaveLength(200);
  expect(digest.held[0]).toEqual({ reason: 'flood', count: 10_001 });
  const headers = { 'cf-connecting-ip': '192.0.2.99' };
  expect((await postJson(stack, sampleLead(), headers)).status).toBe(200);
});
