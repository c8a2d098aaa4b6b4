import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announce } from '../backend/announce';
import { openTestStack, type TestStack } from '../backend/openTestStack';
import { formAddress, jpeg, postJson, postPhoto, sampleLead } from '../backend/postLead';
import { type MailApi, startMailApi } from '../backend/startMailApi';
import { waitFor } from '../backend/waitFor';

const MEGABYTE = 1024 * 1024;

let api: MailApi;
let stack: TestStack;
let sql: Sql;
beforeAll(async () => {
  api = await startMailApi(100);
  stack = await openTestStack({ SMTP_URL: '', MAIL_API_URL: api.url, MAIL_API_KEY: 'key' });
  sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
});
afterAll(async () => {
  await sql?.end();
  await stack?.stop();
  await api?.stop();
});

/** A line of what Linux says of the function's process. */
function processFact(file: 'status' | 'stat', pattern: RegExp): string[] {
  const text = readFileSync(`/proc/${stack.parts.edgeFunction.pid()}/${file}`, 'utf8');
  return pattern.exec(text)?.slice(1) ?? [];
}

const peakMegabytes = () => Number(processFact('status', /VmHWM:\s+(\d+)/)[0]) / 1024;
/** Of user and system, in hundredths of a second. */
const cpuSeconds = () =>
  processFact('stat', /\) (?:\S+ ){11}(\d+) (\d+)/).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;

test('the CPU of a mail with 8 MB is below 1 s', async () => {
  const { lead, send } = await announce(stack, 3);
  for (const number of [1, 2]) await send(number, jpeg(4 * MEGABYTE));
  await sql`update public.leads set photo_count = 2 where id = ${lead}`;
  const before = cpuSeconds();
  await sql`update private.outbox set next_attempt_at = now() where lead_id = ${lead}`;
  const [mail] = await waitFor('the mail', () => api.asked.length > 0 && api.asked);
  await wait(1000);
  const used = cpuSeconds() - before;
  console.log(`${used} s of CPU, ${Math.round(peakMegabytes())} MB at most`);
  expect(mail?.attachments).toEqual([4, 4].map((size) => Math.ceil((size * MEGABYTE) / 3) * 4));
  expect(used).toBeLessThan(1);
});

/** Begins a photograph of 8 MB, of which only a part comes. Resolves to how it is answered, or '' after 20 s. */
function beginPhoto(path: string, secret: string): Promise<string> {
  const { port, pathname } = new URL(formAddress(stack));
  const socket = connect(Number(port), '127.0.0.1');
  const head = `POST ${pathname}${path} HTTP/1.1\r\nHost: x\r\nX-Photo-Secret: ${secret}\r\nContent-Length: ${8 * MEGABYTE}\r\n\r\n`;
  socket.write(head);
  socket.write(jpeg(MEGABYTE));
  return new Promise((resolve) => {
    const end = (answer: string) => {
      resolve(answer.split('\r\n')[0] ?? '');
      socket.destroy();
    };
    socket.on('data', (data) => end(String(data)));
    socket.on('error', () => end('closed'));
    setTimeout(() => end(''), 20_000).unref();
  });
}

test('1,000 hostile photographs at once are answered in words, and requests are taken', async () => {
  const leads = await Promise.all(Array.from({ length: 25 }, () => announce(stack, 8)));
  const nobody = '00000000-0000-4000-8000-000000000000';
  const begun = leads.flatMap(({ lead, secret }) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((each) => beginPhoto(`/photo?lead=${lead}&number=${each}`, secret)),
  );
  const strangers = Array.from({ length: 400 }, () => beginPhoto(`/photo?lead=${nobody}&number=1`, 'guess'));
  const whole = Array.from({ length: 400 }, (_, index) =>
    postPhoto(
      stack,
      { lead: leads[index % leads.length]?.lead ?? nobody, number: index % 12, secret: 'guess' },
      jpeg(index % 20 ? 300_000 : 9 * MEGABYTE),
    ).then(async (answer) => [answer.status, typeof (await answer.json()).error], String),
  );
  const honest = [];
  for (let count = 0; count < 5; count += 1) {
    honest.push((await postJson(stack, sampleLead())).status);
    await wait(500);
  }
  const refused = await Promise.all(whole);
  await Promise.all([...begun, ...strangers]);
  console.log(`${Math.round(peakMegabytes())} MB at most`);
  expect(honest).toEqual(Array(5).fill(200));
  expect(refused.filter((each) => !['404,string', '503,string'].includes(String(each)))).toEqual([]);
  expect(await sql`select from private.photos where octet_length(bytes) <> ${4 * MEGABYTE}`).toHaveLength(0);
});

test('a full disk refuses a photograph in words; its request stays, and takes it once there is room', async () => {
  const { send } = await announce(stack, 1);
  await sql.unsafe(`
    create function pg_temp.no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger no_room before insert on private.photos execute function pg_temp.no_room();`);
  expect(await send(1)).toEqual([503, expect.stringMatching(/^We could not save this photograph just now/)]);
  await sql`drop trigger no_room on private.photos`;
  expect(await send(1)).toEqual([200, 'stored']);
});
