import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readLeads } from '../../scripts/leads/readLeads';
import { sampleBusiness as business } from '../../supabase/functions/submit-contact-form/sampleBusiness';
import { fileStack } from './fileStack';
import { postJson, runSchedule, sampleLead } from './postLead';
import { readMails, waitForMails } from './readMails';
import { waitFor } from './waitFor';

const setDigestHour = (hour: number) =>
  sql`update private.settings set value = ${hour} where name = 'digest_hour'`;

const { stack, sql } = await fileStack({
  CONFIRM_TO_VISITOR: 'yes',
  DIGEST: 'yes',
  SCHEDULE_SECRET: 'secret',
});
await setDigestHour(24);

const ownersMails = async (part: string) =>
  (await waitForMails(stack.mailFolder, part)).filter(({ to }) => to.join() === business.ownerEmail);

test("the owner's mail has everything the visitor wrote", async () => {
  const lead = sampleLead({
    name: 'Zoë Ünsal <b>',
    message: `Line one\n  <script>alert('x')</script> & "quotes" ${'long '.repeat(60)}\n\nÜber 你好 🏠 ${randomUUID()}`,
    address: '12 Main Street, Pitman',
    source: '/contact',
    formName: 'Pitman Estimate Form',
  });
  await postJson(stack, lead);
  const [mail] = await ownersMails('Über 你好');
  expect(mail?.subject).toBe('Estimate request from Zoë Ünsal <b> (Kitchen Remodeling)');
  expect(mail?.reply_to).toBe('ann@example.com');
  expect(mail?.headers['Message-ID']).toMatch(/^<[0-9a-f-]{36}@[\w.-]+>$/);
  expect(mail?.text).toContain(lead.message);
  for (const part of [
    lead.email,
    lead.phone,
    '12 Main Street, Pitman',
    lead.formName,
    '/contact',
    'tel:8565550199',
  ]) {
    expect(mail?.text).toContain(part);
  }
  expect(mail?.html).toContain('href="tel:8565550199"');
  expect(mail?.html).toContain('&#60;script&#62;');
  expect(mail?.html).not.toContain('<script>');
});

test('the visitor has a confirmation where the settings ask for one', async () => {
  const lead = sampleLead({ email: `${randomUUID()}@example.com` });
  await postJson(stack, lead);
  const mail = await waitFor('the confirmation', () =>
    readMails(stack.mailFolder).find(({ to }) => to.join() === lead.email),
  );
  expect(mail.reply_to).toBe(business.ownerEmail);
  expect(mail.text).toContain(business.phone);
  expect(mail.text).not.toContain(lead.message);
});

test('an address has at most three confirmations an hour, whoever asks for them', async () => {
  const mailbox = randomUUID();
  const addresses = Array.from({ length: 8 }, (_, number) =>
    number % 2 ? `${mailbox}@example.com` : `${mailbox.toUpperCase()}+${number}@example.com`,
  );
  const posted = addresses.map((email, number) =>
    postJson(
      { ...stack, sender: `203.0.113.${number}` },
      sampleLead({ email, message: `${mailbox} ${number}` }),
    ),
  );
  await Promise.all(posted);
  await waitForMails(stack.mailFolder, mailbox, 8);
  const confirmations = () =>
    readMails(stack.mailFolder).filter(({ to }) => to.join().toLowerCase().startsWith(mailbox));
  await waitFor('the confirmations', () => confirmations().length >= 3);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(confirmations()).toHaveLength(3);
});

test.each(['Win at evil.example', 'Write to a@evil', 'Call 856-555-0100', 'Eve\u2028evil.example'])(
  'a confirmation does not repeat the name %j',
  async (name) => {
    const lead = sampleLead({ name, email: `${randomUUID()}@example.com`, message: `${Math.random()}` });
    await postJson(stack, lead);
    const mail = await waitFor('the confirmation', () =>
      readMails(stack.mailFolder).find(({ to }) => to.join() === lead.email),
    );
    expect(mail.text).toMatch(/^Hello,\n/);
    expect(`${mail.text} ${mail.html}`).not.toMatch(/evil|856-555/);
  },
);

test.each([
  ['name', { name: 'Eve\r\nBcc: evil@example.com\r\n\r\nBody' }],
  ['name, other line ends', { name: 'Eve\u2028Bcc: evil@example.com\u0085X-Evil: 1\u000bX' }],
  ['form name', { projectType: '', formName: 'Form\r\nX-Evil: 1' }],
])('no header can be slipped in by the %s', async (_field, changes) => {
  const message = `Injected ${randomUUID()}`;
  expect((await postJson(stack, sampleLead({ ...changes, message }))).status).toBe(200);
  const [mail] = await ownersMails(message);
  expect(mail?.subject).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u);
  expect([mail?.to, mail?.reply_to]).toEqual([[business.ownerEmail], 'ann@example.com']);
});

test('the digest lists leads, held spam and unsent mail, once a day', async () => {
  await postJson(stack, sampleLead({ name: 'Sunny Day' }));
  await postJson(stack, sampleLead({ name: 'Spam Bot', website: 'x' }));
  await waitFor('every mail to be sent', async () =>
    (await readLeads(stack.databaseUrl)).every(({ mail }) => mail.state !== 'waiting'),
  );
  await sql`
    update private.outbox set sent_at = null, attempts = 3, last_error = '451 Try again later', next_attempt_at = now() + interval '1 day'
    where lead_id = (select id from public.leads where name = 'Sunny Day') and kind = 'owner'`;
  await setDigestHour(0);
  await runSchedule(stack);
  await runSchedule(stack);
  const digests = await waitForMails(stack.mailFolder, 'Suspected spam, not emailed');
  expect(digests).toHaveLength(1);
  expect(digests[0]?.text).toContain('Sunny Day');
  expect(digests[0]?.text).toMatch(/Spam Bot.* Reason: filled in a field that only bots see\./);
  expect(digests[0]?.text).toMatch(/1 email is waiting to be sent, the oldest since .*, after 3 attempts\./);
  expect(digests[0]?.text).toContain('The last error of the mail server: 451 Try again later');
  expect(digests[0]?.to).toEqual([business.ownerEmail]);
});
