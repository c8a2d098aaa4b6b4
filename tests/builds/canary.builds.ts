import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { readLeads } from '../../scripts/leads/readLeads';
import { findProgram, installDebianPackages } from '../../scripts/programs';
import { fileStack } from '../backend/fileStack';
import { formAddress } from '../backend/postLead';
import { readMails } from '../backend/readMails';
import { runCommand } from '../built/Workplace';

const workflow = parse(readFileSync(join(projectFolder, '.github/workflows/deploy-site.yml'), 'utf8'));
const script: string = workflow.jobs.canary.steps[0].run;
if (!findProgram(['psql'])) installDebianPackages(['postgresql-client']);
const { stack, sql } = await fileStack({ ALLOWED_ORIGINS: 'https://www.example.com' });
await sql`alter role lead_canary password 'canary-word'`;

/** Runs the step with the login of the canary. Needs curl and psql. */
function run({ site = 'https://www.example.com/', password = 'canary-word', seconds = 60 } = {}) {
  const database = Object.assign(new URL(stack.databaseUrl), { username: 'lead_canary', password }).href;
  const given = { FORM: formAddress(stack), SITE: site, CANARY_DATABASE_URL: database };
  const all = { ...given, RETIRED: '', GITHUB_RUN_ID: '5', GITHUB_RUN_ATTEMPT: '1' };
  const environment = Object.entries(all).map(([name, value]) => `${name}=${value}`);
  const command = script.replace('{1..60}', `{1..${seconds}}`);
  return runCommand(['env', ...environment, 'bash', '--norc', '-e', '-c', command]);
}

test('a canary arrives once, is mailed to the owner alone, and is removed', async () => {
  const { code, log } = await run();
  expect(log).toContain('"ok":true');
  expect(code).toBe(0);
  expect(readMails(stack.mailFolder).map(({ text }) => text)).toEqual([
    expect.stringContaining('Website check'),
  ]);
  expect(await readLeads(stack.databaseUrl)).toEqual([]);
});

test('a mail server that refuses is reported, and the canary removed', async () => {
  stack.parts.mailSink.refuse(true);
  const { code, log } = await run({ seconds: 4 });
  stack.parts.mailSink.refuse(false);
  expect(log).toMatch(/::error::The request was not mailed within 60 s: .*Try again later/);
  expect(code).toBe(1);
  expect(await readLeads(stack.databaseUrl)).toEqual([]);
});

test.each([
  ['an address that the function does not allow', { site: 'https://other.example' }, /403/],
  ['a wrong password', { password: 'other-word' }, /password authentication failed for user "lead_canary"/],
])('%s is reported', async (_, options, words) => {
  const { code, log } = await run(options);
  expect(log).toMatch(words);
  expect(log).not.toContain('other-word');
  expect(code).not.toBe(0);
});
