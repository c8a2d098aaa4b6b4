import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { expect, inject, test } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { applyMigrations, readSchema } from '../../scripts/stack/applyMigrations';

const connect = (address: string): Sql => postgres(address, { max: 1, onnotice: () => undefined });

test('the migrations make the schema in supabase/schema.txt', async () => {
  const sql = connect(inject('stack').databaseUrl);
  const schema = await readSchema(sql).finally(() => sql.end());
  await expect(schema).toMatchFileSnapshot(join(projectFolder, 'supabase', 'schema.txt'));
});

test.each([
  [
    'lacks a column',
    'alter table public.leads drop column held_reason',
    /column "held_reason" .*does not exist/,
  ],
  [
    'has another function',
    `create function private.queue_digest() returns void language sql as 'select 1'`,
    /differs from supabase\/schema\.txt/,
  ],
])('a database that %s is kept, with a message what to do', async (_what, change, difference) => {
  const address = new URL(inject('stack').databaseUrl);
  address.pathname = `/test_${randomUUID().replaceAll('-', '')}`;
  const server = connect(inject('stack').databaseUrl);
  await server.unsafe(`create database ${address.pathname.slice(1)}`).finally(() => server.end());
  await applyMigrations(address.href);

  const sql = connect(address.href);
  await sql.unsafe(change);
  await sql`insert into public.leads (idempotency_key, name, email, phone, message, sender_hash) values ('1', 'Ann', '', '', '', '')`;
  await expect(applyMigrations(address.href)).rejects.toThrow(
    /^this database was created by another version \(.*Rename the folder \S+\/postgres and start/,
  );
  await expect(applyMigrations(address.href)).rejects.toThrow(difference);
  expect(await sql`select name from public.leads`.finally(() => sql.end())).toEqual([{ name: 'Ann' }]);
});
