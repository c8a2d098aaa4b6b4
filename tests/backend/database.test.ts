import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { readLeads } from '../../scripts/leads/readLeads';
import { applyMigrations } from '../../scripts/stack/applyMigrations';
import { sampleLead } from './postLead';

/** This file's own database in the shared server. */
const database = new URL(inject('stack').databaseUrl);
database.pathname = `/test_${randomUUID().replaceAll('-', '')}`;

const connect = (address: string): Sql => postgres(address, { max: 1, onnotice: () => undefined });
const server = connect(inject('stack').databaseUrl);
await server.unsafe(`create database ${database.pathname.slice(1)}`);
await server.end();
await applyMigrations(database.href);
const sql = connect(database.href);
afterAll(() => sql.end());

/** Stores a lead as the function does, from the address 203.0.113.77. Returns its id. */
async function accept(lead: ReturnType<typeof sampleLead>): Promise<string> {
  const settings = { senderHeldAfter: 0, senderRefusedAfter: 0, confirm: false };
  const [row] = await sql`
    select private.accept_lead(${JSON.stringify({ address: '', ...lead })}::text, '203.0.113.77', null, ${sql.json(settings)}) as answer`;
  expect(row?.answer).toMatchObject({ state: 'stored', held: false });
  return row?.answer.id;
}

/** The database's error code for a statement, or `allowed`. */
async function errorCode(role: string, statement: string): Promise<string> {
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

/** The functions that a role may call. */
const granted: Readonly<Record<string, readonly string[]>> = {
  lead_form: [
    'accept_lead',
    'accept_photo',
    'claim_next_mail',
    'delete_old',
    'delete_old_photos',
    'queue_digest',
    'read_digest',
    'read_photos',
    'release_held',
    'settle_mail',
  ],
  lead_canary: ['read_canary', 'remove_canary'],
};

/** Another column for tables without an id. */
const COLUMN: Readonly<Record<string, string>> = { 'private.settings': 'value', 'private.photos': 'bytes' };

test('there are tables and functions to guard', async () => {
  expect(await tables()).toEqual(['private.outbox', 'private.photos', 'private.settings', 'public.leads']);
  expect((await functions()).map(({ name }) => name)).toEqual(
    expect.arrayContaining(Object.values(granted).flat()),
  );
});

test.each(['anon', 'authenticated', ...Object.keys(granted)])(
  '%s reads and changes no table',
  async (role) => {
    for (const table of await tables()) {
      const refused = await Promise.all(
        [
          `select * from ${table}`,
          `insert into ${table} default values`,
          `update ${table} set ${COLUMN[table] ?? 'id'} = default`,
          `delete from ${table}`,
          `truncate ${table}`,
        ].map((statement) => errorCode(role, statement)),
      );
      expect([table, ...refused]).toEqual([table, '42501', '42501', '42501', '42501', '42501']);
    }
  },
);

test.each(['anon', 'authenticated'])('%s calls no function', async (role) => {
  for (const { name, call } of await functions()) {
    expect([name, await errorCode(role, call)]).toEqual([name, '42501']);
  }
});

test.each(Object.entries(granted))('%s calls its functions and no other', async (role, own) => {
  for (const { name, call } of await functions()) {
    const refused = (await errorCode(role, call)) === '42501';
    expect([name, refused]).toEqual([name, !own.includes(name)]);
  }
});

test('the check after a deploy sees and removes no lead but its own', async () => {
  const lead = sampleLead({ idempotencyKey: `visitor-${randomUUID()}` });
  await accept(lead);
  const [read] = await sql`select private.read_canary(${lead.idempotencyKey}) as state`;
  const [removed] = await sql`select private.remove_canary(${lead.idempotencyKey}) as count`;
  expect([read?.state, removed?.count]).toEqual([null, 0]);
  const keys = (await readLeads(database.href)).map(({ idempotencyKey }) => idempotencyKey);
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
  const own = new URL(database);
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

test('migrations apply again to a database with data without harm', async () => {
  await accept(sampleLead());
  const before = await readLeads(database.href);
  const [salt] = await sql`select value from private.settings where name = 'salt'`;
  await applyMigrations(database.href);
  await applyMigrations(database.href);
  expect(await readLeads(database.href)).toEqual(before);
  expect((await sql`select value from private.settings where name = 'salt'`)[0]).toEqual(salt);
  await accept(sampleLead());
});

test('no address of a sender is stored', async () => {
  const id = await accept(sampleLead());
  const lead = (await readLeads(database.href)).find((each) => each.id === id);
  expect(lead?.senderHash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(lead)).not.toContain('203.0.113.77');
});

describe('the deploy guide', () => {
  const guide = readFileSync(join(projectFolder, 'docs', 'deploy.md'), 'utf8');
  const blocks = (language: string) =>
    [...guide.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\``, 'gm'))].map(
      ([, indent = '', text = '']) => text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    );
  const inline = [...guide.matchAll(/`((?:select|delete|update|insert|alter) [^`]+)`/g)].map(
    ([, sql = '']) => sql,
  );
  const printed = [...guide.matchAll(/cat <<SQL\n([\s\S]*?)^ *SQL$/gm)].map(([, sql = '']) => sql);
  const statements = [...blocks('sql'), ...inline, ...printed];

  test('there are statements and commands to paste', () => {
    expect(statements.length).toBeGreaterThan(5);
    expect(blocks('sh').length).toBeGreaterThan(8);
  });

  test.each(statements)('the database takes: %s', async (statement) => {
    const undo = new Error('undo');
    const run = sql.begin(async (transaction) => {
      await transaction.unsafe(statement.replaceAll("'…'", `'${randomUUID()}'`));
      throw undo;
    });
    await expect(run).rejects.toBe(undo);
  });

  test.each(blocks('sh'))('a shell can read: %s', (commands) => {
    expect(spawnSync('bash', ['--norc', '-n'], { input: commands, encoding: 'utf8' })).toMatchObject({
      status: 0,
      stderr: '',
    });
  });

  test("the statement that deletes a person's data leaves none of it and nothing else touched", async () => {
    const person = await accept(sampleLead({ email: 'Person@Example.com' }));
    const other = await accept(sampleLead());
    const statement =
      statements.find((each) => /^select private\.delete_person\('person@example\.com'\)/.test(each)) ?? '';
    await sql.unsafe(statement);
    const ids = [person, other];
    expect(await sql`select id from public.leads where id in ${sql(ids)}`).toEqual([{ id: other }]);
    expect(await sql`select kind, lead_id from private.outbox where lead_id in ${sql(ids)}`).toEqual([
      { kind: 'owner', lead_id: other },
    ]);
  });
});
