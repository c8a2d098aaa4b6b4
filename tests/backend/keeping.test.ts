import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { printLeads } from '../../scripts/leads/leadsCommand';
import { runPersonCommand } from '../../scripts/leads/personCommand';
import { projectPaths } from '../../scripts/options';
import { sampleBusiness } from '../../supabase/functions/submit-contact-form/sampleBusiness';
import { fileStack } from './fileStack';
import { runSchedule } from './postLead';
import { runPrinting } from './runPrinting';

// Longer than what most tests store, since the stack has its own schedule.
const { stack, sql } = await fileStack(
  { SCHEDULE_SECRET: 'secret' },
  { ...sampleBusiness, keepLeads: 120, keepPhotos: 60 },
);
beforeEach(async () => {
  await sql`delete from public.leads`;
  await sql`delete from private.outbox`;
});

/** Stores a lead of this age and its mail, sent or not; without a mail it is held. */
async function store(name: string, months: number, mail?: { sent?: boolean; givenUp?: boolean }) {
  const [lead] = await sql`
    insert into public.leads (idempotency_key, name, email, phone, message, sender_hash, received_at, held_reason)
    values (${name}, ${name}, '', '', '', '', now() - make_interval(months => ${months}), ${mail ? null : 'spam'}) returning id`;
  if (!mail) return;
  await sql`
    insert into private.outbox (kind, lead_id, sent_at, given_up_at, next_attempt_at)
    values ('owner', ${lead?.id}, ${mail.sent ? sql`now()` : null}, ${mail.givenUp ? sql`now() - interval '1 hour'` : null}, 'infinity')`;
}

const names = async () =>
  (await sql`select name from public.leads order by received_at desc`).map(({ name }) => name);
const deleteOld = async (months: number | null) =>
  (await sql`select private.delete_old(${months}::integer) as deleted`)[0]?.deleted;

test('the schedule deletes leads older than business.md says, and nothing else', async () => {
  await store('Young', 118, { sent: true });
  await store('Young spam', 119);
  await store('Old', 121, { sent: true });
  await store('Old spam', 121);
  await store('Still to be mailed', 130, {});
  await sql`insert into private.outbox (kind, digest_day) values ('digest', now() - interval '121 months'), ('digest', now() - interval '119 months')`;
  await runSchedule(stack);
  expect(await names()).toEqual(['Young', 'Young spam', 'Still to be mailed']);
  expect(await sql`select from private.outbox where kind = 'digest'`).toHaveLength(1);
});

test('a lead whose mail was given up stays until a digest has named it', async () => {
  await store('Given up', 30, { givenUp: true });
  await deleteOld(24);
  await sql`insert into private.outbox (kind, digest_day, sent_at) values ('digest', now(), now() - interval '2 hours')`;
  await deleteOld(24);
  expect(await names()).toEqual(['Given up']);
  await sql`update private.outbox set sent_at = now() where kind = 'digest'`;
  expect(await deleteOld(24)).toBe(1);
});

test.each([null, 0, 2, 121, -5])('a period of %j months deletes nothing', async (months) => {
  await store('Old', 119, { sent: true });
  expect(await deleteOld(months)).toBe(0);
  expect(await names()).toEqual(['Old']);
});

test('the digest counts what will be deleted within seven days', async () => {
  await store('In six days', 24, { sent: true });
  await store('In eight days', 24, { sent: true });
  await sql`update public.leads set received_at = received_at + make_interval(days => case name when 'In six days' then 6 else 8 end)`;
  const [row] = await sql`
    select private.read_digest(24) -> 'leaving' as leaving, private.read_digest() -> 'leaving' as without`;
  expect(row).toEqual({ leaving: 1, without: 0 });
});

test('many are deleted in bounded steps, the oldest first, and the next run of the schedule continues', async () => {
  await sql`
    insert into public.leads (idempotency_key, name, email, phone, message, sender_hash, received_at)
    select number, number, '', '', '', '', now() - interval '3 years' - make_interval(secs => number) from generate_series(1, 2500) number`;
  expect(await deleteOld(24)).toBe(1000);
  expect((await names()).at(-1)).toBe('1500');
  await sql`update public.leads set received_at = received_at - interval '10 years'`;
  await runSchedule(stack);
  expect(await names()).toEqual([]);
});

/** Stores photographs of these ages for a lead. */
async function storePhotos(name: string, ages: string[]): Promise<void> {
  for (const [index, age] of ages.entries())
    await sql`
      insert into private.photos (lead_id, number, type, bytes, received_at)
      select id, ${index + 1}, 'image/jpeg', ${Buffer.alloc(100)}, now() - ${age}::interval from public.leads where name = ${name}`;
}

const photos = async () =>
  (
    await sql`select name || ' ' || number as photo from private.photos join public.leads on id = lead_id order by 1`
  ).map(({ photo }) => photo);

test('photographs go before their requests, but not before they were mailed', async () => {
  await store('Mailed', 1, { sent: true });
  await store('Waits', 1, {});
  await storePhotos('Mailed', ['59 months', '61 months']);
  await storePhotos('Waits', ['61 months']);
  await runSchedule(stack);
  expect(await photos()).toEqual(['Mailed 1', 'Waits 1']);
  const [none] =
    await sql`select private.delete_old_photos(0) + private.delete_old_photos(61) + coalesce(private.delete_old_photos(null), 0) as deleted`;
  expect(none?.deleted).toBe(0);
  const [row] = await sql`select private.read_digest(null, 59) -> 'leavingPhotos' as leaving`;
  expect(row?.leaving).toBe(2);
  await sql`delete from public.leads where name = 'Mailed'`;
  expect(await photos()).toEqual(['Waits 1']);
});

test("one person's data is printed, and deleted once that is confirmed", async () => {
  await store('Ann@example.com', 1, { sent: true });
  await store('bob@example.com', 1, { sent: true });
  await sql`update public.leads set email = name`;
  await storePhotos('Ann@example.com', ['1 day', '2 days']);
  const folder = join(stack.folder, 'saved');
  const run = (names: string[], yes = false) =>
    runPrinting(async () => runPersonCommand(names, { yes, folder: stack.folder }));
  const [, json] = await run(['export', 'ANN@example.com']);
  const [exported, ...others] = JSON.parse(json);
  expect(others).toEqual([]);
  expect(exported).toMatchObject({
    name: 'Ann@example.com',
    mails: [{ kind: 'owner' }],
    photos: [{ bytes: 100 }, {}],
  });
  await run(['photos', exported.id, folder]);
  expect(readdirSync(folder)).toEqual(['photo-1.jpg', 'photo-2.jpg']);
  const [row] = await sql`select address from private.show_photos(${exported.id})`;
  expect(row?.address).toMatch(/^data:image\/jpeg;base64,A/);
  expect(await run(['delete', exported.id], true)).toEqual([
    0,
    expect.stringMatching(/Ann@example\.com: 1 emails, 2 photographs\nDeleted requests: 1\./),
  ]);
  expect(await names()).toEqual(['bob@example.com']);
  expect(await photos()).toEqual([]);
});

test('what moves the cursor of a terminal or turns its direction is printed as escapes, by every command', async () => {
  const name = 'Eve \u001b[2J\u009b1A\r\n\u202egnp.exe\u2066 Ω';
  await store(name, 1, { sent: true });
  await sql`update public.leads set email = 'eve@example.com', message = ${`First\n${name}`}`;
  await sql`update private.outbox set last_error = ${name}, sent_at = null`;
  const { folder } = stack;
  const raw = /[^\P{Cc}\n]|[\u202e\u2066]/u;
  for (const command of [
    () => printLeads('text', projectPaths.content, folder),
    () => printLeads('json', projectPaths.content, folder),
    async () => runPersonCommand(['export', 'eve@example.com'], { folder }),
    async () => runPersonCommand(['delete', 'eve@example.com'], { yes: true, folder }),
  ]) {
    const [code, printed] = await runPrinting(command);
    expect(code).toBe(0);
    expect(printed).not.toMatch(raw);
    expect(printed).toContain('Eve \\u001b[2J\\u009b1A');
    expect(printed).toContain('\\u202egnp.exe\\u2066 Ω');
    if (printed.startsWith('[')) expect(JSON.parse(printed)[0].name).toBe(name);
  }
});
