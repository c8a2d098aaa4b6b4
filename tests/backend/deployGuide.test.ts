import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { openTestStack, type TestStack } from './openTestStack';
import { postJson, sampleLead } from './postLead';
import { waitForMails } from './readMails';

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

let stack: TestStack;
let sql: Sql;
beforeAll(async () => {
  stack = await openTestStack();
  sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
});
afterAll(async () => {
  await sql?.end();
  await stack?.stop();
});

test('there are statements and commands to paste', () => {
  expect(statements.length).toBeGreaterThan(5);
  expect(blocks('sh').length).toBeGreaterThan(8);
});

test.each(statements)('the database takes: %s', async (statement) => {
  const undo = new Error('undo');
  const run = sql.begin(async (transaction) => {
    await transaction.unsafe(statement.replaceAll("id = '…'", `id = '${randomUUID()}'`));
    throw undo;
  });
  await expect(run).rejects.toBe(undo);
});

test.each(blocks('sh'))('a shell can read: %s', (commands) => {
  expect(spawnSync('bash', ['-n'], { input: commands, encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  });
});

test("the statement that deletes a person's data leaves none of it and nothing else touched", async () => {
  const [gone, kept] = [
    sampleLead({ email: 'Person@Example.com' }),
    sampleLead({ message: `Kept ${randomUUID()}` }),
  ];
  await postJson(stack, gone);
  await postJson(stack, kept);
  await waitForMails(stack.mailFolder, kept.message);
  const statement = statements.find((each) => /^delete .* lower\('person@example\.com'\)/.test(each)) ?? '';
  await sql.unsafe(statement);
  expect(await sql`select message from public.leads`).toEqual([{ message: kept.message }]);
  expect(await sql`select kind from private.outbox`).toEqual([{ kind: 'owner' }]);
});
