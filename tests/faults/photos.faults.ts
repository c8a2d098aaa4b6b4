import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { announce } from '../backend/announce';
import { fileStack } from '../backend/fileStack';
import { jpeg, postJson, sampleLead } from '../backend/postLead';
import { attachedTo, readMails } from '../backend/readMails';
import { waitFor } from '../backend/waitFor';

const MEGABYTE = 1024 * 1024;

const { stack, sql } = await fileStack({
  PHOTO_QUOTA_MB: '24',
  HELD_PHOTO_QUOTA_MB: '1',
  CONFIRM_TO_VISITOR: 'yes',
});

const passTime = (lead: string, interval: string) =>
  sql.begin(async (all) => {
    await all`update public.leads set received_at = received_at - ${interval}::interval where id = ${lead}`;
    await all`update private.outbox set next_attempt_at = next_attempt_at - ${interval}::interval where lead_id = ${lead}`;
  });

test('after two minutes the mail goes with those that came, and one more follows with the rest', async () => {
  const email = 'late@example.com';
  const { lead, send, mails } = await announce(stack, 3, { email });
  await send(1);
  await passTime(lead, '2 minutes');
  const [first] = await waitFor('the mail', () => mails(/^Estimate/).length > 0 && mails(/^Estimate/));
  expect(attachedTo(first)).toEqual(['photo-1.jpg']);
  expect(first?.text).toContain('2 of 3 photos had not arrived yet.');
  const confirmation = await waitFor('the confirmation', () =>
    readMails(stack.mailFolder).find(({ to }) => to.join() === email),
  );
  await send(3);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(mails(/^More photos from Ann Example/)).toEqual([]);
  await send(2);
  const [more] = await waitFor('one more', () => mails(/^More/).length > 0 && mails(/^More/));
  expect(attachedTo(more)).toEqual(['photo-2.jpg', 'photo-3.jpg']);
  expect(mails(/^Estimate/)).toHaveLength(1);
  expect(confirmation.text).toContain(
    'Photos received: 1 of 3. To have them, or everything you sent, deleted',
  );
});

test('what came late goes after 24 hours where the rest never comes, and then no more is taken', async () => {
  const email = 'never@example.com';
  const { lead, send, mails } = await announce(stack, 3, { email });
  await passTime(lead, '2 minutes');
  await waitFor('the mail', () => mails(/^Estimate/).length > 0);
  await send(2);
  await passTime(lead, '1 day');
  const [more] = await waitFor('one more', () => mails(/^More/).length > 0 && mails(/^More/));
  expect(attachedTo(more)).toEqual(['photo-2.jpg']);
  expect(await send(1)).toEqual([404, expect.stringMatching(/^Photos can be added for 24 hours/)]);
});

test('a mail takes 7 MB along, and names the others', async () => {
  const { send, mails } = await announce(stack, 3, { email: 'large@example.com' });
  for (const number of [1, 2, 3]) expect(await send(number, jpeg(3 * MEGABYTE))).toEqual([200, 'stored']);
  const [mail] = await waitFor('the mail', () => mails(/^Estimate/).length > 0 && mails(/^Estimate/));
  expect(attachedTo(mail)).toEqual(['photo-1.jpg', 'photo-2.jpg']);
  expect(mail?.text).toContain('Stored, but too large for this email: photo-3.jpg.');
  await sql`delete from private.photos`;
});

test('a full quota refuses photographs in words, first those of held requests; requests are still stored', async () => {
  await sql`delete from private.photos`;
  const spam = await announce(stack, 2, { website: 'https://spam.example' });
  expect(await spam.send(1, jpeg(MEGABYTE - 10))).toEqual([200, 'stored']);
  expect(await spam.send(2)).toEqual([507, expect.stringMatching(/^We have your message, but no room/)]);
  const one = await announce(stack, 8);
  const statuses = [];
  for (const number of [1, 2, 3, 4, 5, 6, 7]) statuses.push((await one.send(number, jpeg(3 * MEGABYTE)))[0]);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 413]);
  const other = await announce(stack, 2);
  expect(await other.send(1, jpeg(5 * MEGABYTE))).toEqual([200, 'stored']);
  expect((await other.send(2))[0]).toBe(507);
  expect((await postJson(stack, sampleLead())).status).toBe(200);
  await sql`delete from private.photos`;
});

/** Sends as the page does: again under its number until it is answered. Resolves to the time of the answer. */
async function sendUntilStored(
  send: (number: number) => Promise<unknown[]>,
  number: number,
): Promise<number> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const [status] = await send(number).catch(() => [0]);
    if (status === 200) return Date.now();
    await wait(500);
  }
  throw new Error('A photograph was never taken.');
}

test('while database, function and mail server fail, no photograph is lost, doubled or missing in its mail', async () => {
  const visitors = await Promise.all(
    Array.from({ length: 8 }, (_, number) => announce(stack, 3, { email: `fault${number}@example.com` })),
  );
  const sending = visitors.map(async ({ send }) => {
    for (const number of [1, 2, 3]) {
      await sendUntilStored((each) => send(each, jpeg(200_000)), number);
      await wait(700);
    }
  });
  stack.parts.mailSink.refuse(true);
  for (const part of [stack.parts.edgeFunction, stack.parts.postgres, stack.parts.edgeFunction]) {
    const pid = part.pid();
    if (pid !== null) process.kill(pid, 'SIGKILL');
    await wait(1500);
  }
  await Promise.all(sending);
  stack.parts.mailSink.refuse(false);
  const attached = await waitFor('all mails', () => {
    const found = visitors.map(({ mails }) =>
      mails(/^(Estimate|More)/).map((mail) => attachedTo(mail).join()),
    );
    return found.every((each) => each.length > 0) && found;
  });
  expect(attached).toEqual(visitors.map(() => ['photo-1.jpg,photo-2.jpg,photo-3.jpg']));
  expect(await sql`select from private.photos`).toHaveLength(24);
});
