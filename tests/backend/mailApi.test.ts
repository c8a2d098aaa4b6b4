import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ListedLead, readLeads } from '../../scripts/leads/readLeads';
import { announce } from './announce';
import { openTestStack, type TestStack } from './openTestStack';
import { postJson, runSchedule, sampleLead } from './postLead';
import { type MailApi, startMailApi } from './startMailApi';
import { waitFor } from './waitFor';

const attempts = 3;

let api: MailApi;
/** Sends at the API's rate limit. */
let paced: TestStack;
/** Sends as fast as it can. */
let hasty: TestStack;
let sql: Sql;
beforeAll(async () => {
  api = await startMailApi(2);
  const environment = {
    MAIL_API_URL: api.url,
    MAIL_API_KEY: 'key',
    MAIL_ATTEMPTS: String(attempts),
    MAIL_RETRY_SECONDS: '0',
    SCHEDULE_SECRET: 'secret',
    DIGEST: 'yes',
  };
  hasty = await openTestStack(environment);
  paced = await openTestStack({ ...environment, MAILS_PER_SECOND: '2' });
  sql = postgres(paced.databaseUrl, { max: 1 });
  for (const { databaseUrl } of [hasty, paced]) await setDigestHour(databaseUrl, 24);
});
beforeEach(() => new Promise((resolve) => setTimeout(resolve, 1000)));
afterAll(async () => {
  await sql?.end();
  await paced?.stop();
  await hasty?.stop();
  await api?.stop();
});

async function setDigestHour(databaseUrl: string, hour: number): Promise<void> {
  const connection = postgres(databaseUrl, { max: 1 });
  await connection`update private.settings set value = ${hour} where name = 'digest_hour'`;
  await connection.end();
}

async function sendBurst(stack: TestStack, name: string): Promise<string[]> {
  const names = Array.from({ length: 7 }, (_, number) => `${name} ${number}`);
  for (const each of names) await postJson(stack, sampleLead({ name: each }));
  return names;
}

function mailsSent(stack: TestStack, names: readonly string[]): Promise<ListedLead[]> {
  return waitFor('every mail to be sent', async () => {
    const leads = (await readLeads(stack.databaseUrl)).filter(({ name }) => names.includes(name));
    return leads.every(({ mail }) => mail.state === 'sent') && leads.reverse();
  });
}

const namesTaken = (name: string) =>
  api.asked
    .filter(({ status, subject }) => status === 200 && subject.includes(name))
    .map(({ subject }) => /from (.*) \(/.exec(subject)?.[1]);

test('a burst is sent in order, at the rate of the API', async () => {
  const names = await sendBurst(paced, 'Paced');
  const leads = await mailsSent(paced, names);
  expect(namesTaken('Paced')).toEqual(names);
  expect(leads.map(({ mail }) => mail.attempts)).toEqual(names.map(() => 1));
  expect(api.asked.filter(({ status }) => status === 429)).toEqual([]);
});

test('a burst that the API finds too fast is sent in order, and no attempt is lost', async () => {
  const names = await sendBurst(hasty, 'Hasty');
  const leads = await mailsSent(hasty, names);
  expect(namesTaken('Hasty')).toEqual(names);
  expect(leads.map(({ mail }) => mail.attempts)).toEqual(names.map(() => 1));
  expect(api.asked.filter(({ status }) => status === 429)).not.toEqual([]);
});

test('a mail that the API refuses for good is given up after its last attempt, and the digest names it', async () => {
  const lead = sampleLead({ name: 'Refused Example', email: 'refused@example.com' });
  await postJson(paced, lead);
  const refused = await waitFor('the last attempt', async () =>
    (await readLeads(paced.databaseUrl)).find(({ mail }) => mail.state === 'refused'),
  );
  expect(refused).toMatchObject({
    name: lead.name,
    mail: { attempts, lastError: expect.stringMatching(/^422 status 422 {2}x{286}\ufffd$/) },
  });

  // The schedule may have queued today's digest before its hour was changed above.
  await sql`delete from private.outbox where kind = 'digest'`;
  await setDigestHour(paced.databaseUrl, 0);
  await runSchedule(paced);
  const digest = await waitFor('the digest that names it', () =>
    api.asked.find(
      ({ status, subject, text }) =>
        status === 200 && subject.includes('in the last day') && text.includes(lead.name),
    ),
  );
  expect(digest.text).toMatch(
    /The email about Refused Example, .* was refused by the mail server .* after 3 attempts\./,
  );
  expect(api.asked.filter(({ status }) => status === 422)).toHaveLength(attempts);
});

test('a mail that the API refuses for its photographs goes without them at the last attempt, and says so', async () => {
  const email = 'no-photos@example.com';
  const { lead, send } = await announce(paced, 2, { name: 'With photographs', email });
  for (const number of [1, 2]) await send(number);
  const tried = () => api.asked.filter(({ subject }) => subject.includes('With photographs'));
  await waitFor('the mail', async () =>
    (await readLeads(paced.databaseUrl)).find(({ id, mail }) => id === lead && mail.state === 'sent'),
  );
  expect(tried().map(({ status, attachments }) => [status, attachments.length])).toEqual([
    [422, 2],
    [422, 2],
    [200, 0],
  ]);
  expect(tried().at(-1)?.text).toContain(
    'Stored, but the mail server refused this email with them: photo-1.jpg, photo-2.jpg.',
  );
});
