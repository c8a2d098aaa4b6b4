import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FUNCTION_PASSWORD } from '../../scripts/stack/applyMigrations';
import { startFunction, writeImportMap } from '../../scripts/stack/startFunction';
import type { Supervised } from '../../scripts/stack/supervise';
import { sampleBusiness } from '../../supabase/functions/submit-contact-form/sampleBusiness';
import { openTestStack } from '../backend/openTestStack';
import { postJson, sampleLead } from '../backend/postLead';
import { waitForMails } from '../backend/readMails';
import { waitFor } from '../backend/waitFor';
import { startProxy } from './startProxy';

const stack = await openTestStack();
const proxy = await startProxy(stack.databaseUrl);
/** A second function, whose database is behind the proxy. */
const edgeFunction = await startSecondFunction('behind-proxy', proxy.port);
afterAll(async () => {
  await edgeFunction.stop();
  await proxy.stop();
  await stack.stop();
});

/** Starts a function in `name`, a folder in the stack's, with the database at another port. */
function startSecondFunction(name: string, databasePort: number): Promise<Supervised> {
  const folder = join(stack.folder, name);
  mkdirSync(folder, { recursive: true });
  const database = new URL(stack.databaseUrl);
  database.username = 'lead_form';
  database.password = FUNCTION_PASSWORD;
  database.port = String(databasePort);
  const environment = {
    LEAD_FORM_DATABASE_URL: database.href,
    MAIL_API_URL: stack.parts.mailSink.url,
    MAIL_API_KEY: 'local',
    MAIL_LEASE_SECONDS: '6',
    ALL_LEADS_HELD_AFTER: '0',
    OWNER_MAILS_PER_HOUR: '0',
  };
  return startFunction({
    folder,
    environment,
    importMap: writeImportMap(folder, sampleBusiness),
    log: () => undefined,
  });
}

const post = (changes: Record<string, unknown> = {}) =>
  postJson({ functionUrl: edgeFunction.url }, sampleLead(changes));

/** Posts at the same time, so that every connection is in use. Returns the statuses. */
async function postMany(count: number): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: count }, () => post()));
  return answers.map(({ status }) => status);
}

async function expectUnavailable(answer: Response): Promise<void> {
  expect([answer.status, await answer.json()]).toEqual([
    503,
    {
      error: `We could not save your message just now. Please try again or call us directly at ${sampleBusiness.phone}`,
    },
  ]);
}

test('connections that fall silent are given up: the request after the first deadline works', async () => {
  expect(await postMany(8)).toEqual(Array(8).fill(200));
  proxy.silence();
  expect(new Set(await postMany(8))).toEqual(new Set([503]));
  expect(await postMany(8)).toEqual(Array(8).fill(200));
});

test('connections that fall silent under the mail worker do not keep mails from being sent', async () => {
  await post();
  proxy.silence();
  await waitFor('an answer', async () => (await post({ name: 'After the silence' })).status === 200);
  await waitForMails(stack.mailFolder, 'After the silence');
});

test('a silent database that also refuses new connections gets 503 words, and the process lives', async () => {
  const pid = edgeFunction.pid();
  expect(await postMany(4)).toEqual(Array(4).fill(200));
  proxy.refuse(true);
  proxy.silence();
  for (const answer of await Promise.all([post(), post(), post(), post(), post(), post()]))
    await expectUnavailable(answer);
  await expectUnavailable(await post());
  proxy.refuse(false);
  await waitFor('an answer', async () => (await post()).status === 200);
  expect(edgeFunction.pid()).toBe(pid);
});

test('connections that are reset in the middle get 503 words, and the process lives', async () => {
  const pid = edgeFunction.pid();
  for (let round = 0; round < 20; round += 1) {
    const answers = Promise.all(Array.from({ length: 12 }, () => post()));
    await new Promise((resolve) => setTimeout(resolve, round * 3));
    proxy.reset();
    for (const { status } of await answers) expect([200, 503]).toContain(status);
  }
  await waitFor('an answer', async () => (await post()).status === 200);
  expect(edgeFunction.pid()).toBe(pid);
});
