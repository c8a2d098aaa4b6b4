import { randomUUID } from 'node:crypto';
import { renameSync } from 'node:fs';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLeads } from '../../scripts/stack/readLeads';
import { business } from '../../supabase/functions/submit-contact-form/business';
import { openTestStack, type TestStack } from './openTestStack';
import { postJson, sampleLead } from './postLead';
import { waitForMails } from './readMails';
import { waitFor } from './waitFor';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack?.stop());

const mailOf = async (message: string) =>
  (await readLeads(stack.databaseUrl)).find((lead) => lead.message === message)?.mail;

test('a mail box that cannot be written to takes no mail for sent', async () => {
  const message = `No room for mails ${randomUUID()}`;
  renameSync(stack.mailFolder, `${stack.mailFolder}.away`);
  expect((await postJson(stack, sampleLead({ message }))).status).toBe(200);
  const waiting = await waitFor('the refusal', async () => {
    const mail = await mailOf(message);
    return mail?.lastError ? mail : null;
  });
  expect(waiting.state).toBe('waiting');

  renameSync(`${stack.mailFolder}.away`, stack.mailFolder);
  expect(await waitForMails(stack.mailFolder, message)).toHaveLength(1);
  await waitFor('the mail to be written down', async () => (await mailOf(message))?.state === 'sent');
});

test('a database whose disk is full is a 503 with the phone, and takes leads once there is room', async () => {
  const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
  // Postgres' error code for a full disk is 53100.
  await sql.unsafe(`
    create function pg_temp.no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger no_room before insert on public.leads execute function pg_temp.no_room();`);
  const lead = sampleLead({ message: `No room for leads ${randomUUID()}` });
  const answer = await postJson(stack, lead);
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    503,
    '5',
    {
      error: `We could not save your message just now. Please try again or call us directly at ${business.phone}`,
    },
  ]);
  expect(await mailOf(lead.message)).toBeUndefined();

  await sql`drop trigger no_room on public.leads`;
  await sql.end();
  expect((await postJson(stack, lead)).status).toBe(200);
  expect(await waitForMails(stack.mailFolder, lead.message)).toHaveLength(1);
});
