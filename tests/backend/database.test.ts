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

test('no role has a right to a table, and each login calls its own functions only', async () => {
  const roles = sql(['anon', 'authenticated', ...Object.keys(granted)]);
  const tables = await sql`
    select r.rolname, c.oid::regclass::text from pg_roles r, pg_class c
    where r.rolname in ${roles} and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and c.relkind in ('r', 'p', 'v', 'm') and (
        has_table_privilege(r.oid, c.oid, 'select, insert, update, delete, truncate, references, trigger')
        or has_any_column_privilege(r.oid, c.oid, 'select, insert, update, references')
      )`;
  expect(tables).toEqual([]);
  const calls = await sql<{ role: string; name: string }[]>`
    select r.rolname as role, p.proname as name from pg_roles r, pg_proc p
    where r.rolname in ${roles} and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and has_function_privilege(r.oid, p.oid, 'execute') order by 1, 2`;
  const expected = Object.entries(granted).flatMap(([role, names]) => names.map((name) => ({ role, name })));
  expect(calls).toEqual(expected.toSorted((one, other) => one.role.localeCompare(other.role)));
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
