import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyMigrations } from '../../scripts/stack/applyMigrations';
import { readLeads } from '../../scripts/stack/readLeads';
import { openTestStack, type TestStack } from './openTestStack';
import { postJson, sampleLead } from './postLead';

let stack: TestStack;
let sql: Sql;
beforeAll(async () => {
  stack = await openTestStack();
  sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
  await postJson(stack, sampleLead());
});
afterAll(async () => {
  await sql?.end();
  await stack?.stop();
});

/** The database's error code for a statement, or `allowed`. */
async function refusal(role: string, statement: string): Promise<string> {
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(`set local role ${role}`);
      await transaction.unsafe(statement);
      throw new Error('undo');
    });
    return 'never';
  } catch (error) {
    return error instanceof postgres.PostgresError ? error.code : 'allowed';
  }
}

const ours = `n.nspname in ('public', 'private')`;

async function tables(): Promise<string[]> {
  const rows = await sql.unsafe<{ name: string; first: string }[]>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'S') and ${ours} order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function functions(): Promise<{ name: string; call: string }[]> {
  return await sql.unsafe<{ name: string; call: string }[]>(
    `select p.proname as name, format('select %I.%I(%s)', n.nspname, p.proname,
       (select string_agg('null::' || format_type(t, null), ', ' order by i) from unnest(p.proargtypes) with ordinality as a(t, i))) as call
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${ours} order by 1`,
  );
}

const doors: Readonly<Record<string, readonly string[]>> = {
  lead_form: ['accept_lead', 'claim_mail', 'queue_digest', 'read_digest', 'settle_mail'],
  lead_canary: ['read_canary', 'remove_canary'],
};

test('there are tables and functions to guard', async () => {
  expect(await tables()).toEqual(['private.outbox', 'private.settings', 'public.leads']);
  expect((await functions()).map(({ name }) => name)).toEqual(
    expect.arrayContaining(Object.values(doors).flat()),
  );
});

test.each(['anon', 'authenticated', ...Object.keys(doors)])('%s reads and changes no table', async (role) => {
  for (const table of await tables()) {
    const refused = await Promise.all(
      [
        `select * from ${table}`,
        `insert into ${table} default values`,
        `update ${table} set ${table === 'private.settings' ? 'value' : 'id'} = default`,
        `delete from ${table}`,
        `truncate ${table}`,
      ].map((statement) => refusal(role, statement)),
    );
    expect([table, ...refused]).toEqual([table, '42501', '42501', '42501', '42501', '42501']);
  }
});

test.each(['anon', 'authenticated'])('%s calls no function', async (role) => {
  for (const { name, call } of await functions()) {
    expect([name, await refusal(role, call)]).toEqual([name, '42501']);
  }
});

test.each(Object.entries(doors))('%s calls its functions and no other', async (role, own) => {
  for (const { name, call } of await functions()) {
    const refused = (await refusal(role, call)) === '42501';
    expect([name, refused]).toEqual([name, !own.includes(name)]);
  }
});

test('the check after a deploy sees and removes no lead but its own', async () => {
  const lead = sampleLead({ idempotencyKey: `visitor-${randomUUID()}` });
  await postJson(stack, lead);
  const [read] = await sql`select private.read_canary(${lead.idempotencyKey}) as state`;
  const [removed] = await sql`select private.remove_canary(${lead.idempotencyKey}) as count`;
  expect([read?.state, removed?.count]).toEqual([null, 0]);
  const keys = (await readLeads(stack.databaseUrl)).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toContain(lead.idempotencyKey);
});

test.each([
  'create table public.mine (id int)',
  'create table private.mine (id int)',
  'create temporary table mine (id int)',
  'create schema mine',
  'create role mine',
  'set role postgres',
  'alter table public.leads disable row level security',
  `copy (select 1) to program 'true'`,
])("the function's own role may not: %s", async (statement) => {
  const own = new URL(stack.databaseUrl);
  own.username = 'lead_form';
  own.password = 'lead_form';
  const connection = postgres(own.href, { max: 1 });
  const code = await connection.unsafe(statement).then(
    () => 'allowed',
    (error: unknown) => (error instanceof postgres.PostgresError ? error.code : 'failed'),
  );
  await connection.end();
  expect(code).toBe('42501');
});

test('every table has row level security on', async () => {
  const rows = await sql.unsafe(
    `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and not c.relrowsecurity and ${ours}`,
  );
  expect(rows).toHaveLength(0);
});

test('migrations apply again to a full database without harm', async () => {
  const before = await readLeads(stack.databaseUrl);
  const [salt] = await sql`select value from private.settings where name = 'salt'`;
  await applyMigrations(stack.databaseUrl);
  await applyMigrations(stack.databaseUrl);
  expect(before.length).toBeGreaterThan(0);
  expect((await readLeads(stack.databaseUrl)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect((await sql`select value from private.settings where name = 'salt'`)[0]).toEqual(salt);
  expect((await postJson(stack, sampleLead())).status).toBe(200);
});

test('no address of a sender is stored', async () => {
  await postJson(stack, sampleLead({ name: 'Traced Example' }), { 'x-forwarded-for': '203.0.113.77' });
  const [lead] = await readLeads(stack.databaseUrl);
  expect(lead?.senderHash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(lead)).not.toContain('203.0.113.77');
});
