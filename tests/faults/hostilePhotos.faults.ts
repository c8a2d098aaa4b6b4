import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { announce } from '../backend/announce';
import { fileStack } from '../backend/fileStack';
import { formAddress, jpeg, postJson, postPhoto, sampleLead } from '../backend/postLead';
import { startMailApi } from '../backend/startMailApi';
import { waitFor } from '../backend/waitFor';

const MEGABYTE = 1024 * 1024;

const api = await startMailApi(100);
const { stack, sql } = await fileStack({
  MAIL_API_URL: api.url,
  MAIL_API_KEY: 'key',
  // As where it is hosted, memory is short: on a large machine, V8 collects garbage late.
  DENO_V8_FLAGS: '--max-heap-size=96',
});
afterAll(() => api.stop());

/** A line of what Linux says of the function's process. */
function processFact(file: 'status' | 'stat', pattern: RegExp): string[] {
  const text = readFileSync(`/proc/${stack.parts.edgeFunction.pid()}/${file}`, 'utf8');
  return pattern.exec(text)?.slice(1) ?? [];
}

const peakMegabytes = () => Number(processFact('status', /VmHWM:\s+(\d+)/)[0]) / 1024;
/** Of user and system, in hundredths of a second. */
const cpuSeconds = () =>
  processFact('stat', /\) (?:\S+ ){11}(\d+) (\d+)/).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;

/** Begins a body of 8 MB, of which only 1 MB comes. Resolves to how it is answered, or '' after a minute. */
function beginBody(path: string, secret = ''): Promise<string> {
  const { port, pathname } = new URL(formAddress(stack));
  const socket = connect(Number(port), '127.0.0.1');
  const head = `POST ${pathname}${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nX-Photo-Secret: ${secret}\r\nContent-Length: ${8 * MEGABYTE}\r\n\r\n`;
  socket.write(head);
  socket.write(jpeg(MEGABYTE));
  return new Promise((resolve) => {
    const end = (answer: string) => {
      resolve(answer.split('\r\n')[0] ?? '');
      socket.destroy();
    };
    socket.on('data', (data) => end(String(data)));
    socket.on('error', () => end('closed'));
    setTimeout(() => end(''), 60_000).unref();
  });
}

/** How long the form waits before it sends a photograph again, in ms: see `DELAYS` in `sendPhotos`. */
const DELAYS = [500, 1000, 2000, 4000, 8000];

/**
 * How a whole body is answered: its status, and whether in words. One that is cut off, since there was no room to read it to its
 * end, is sent again, as the form does.
 */
async function answerOf(send: () => Promise<Response>): Promise<string> {
  let answer = await send().catch(String);
  for (const delay of DELAYS) {
    if (typeof answer !== 'string') break;
    await wait(delay);
    answer = await send().catch(String);
  }
  return typeof answer === 'string' ? answer : `${answer.status} ${typeof (await answer.json()).error}`;
}

test('1,000 hostile bodies at once are answered in words below 200 MB, and requests are taken', async () => {
  const leads = await Promise.all(Array.from({ length: 25 }, () => announce(stack, 8)));
  const nobody = '/photo?lead=00000000-0000-4000-8000-000000000000&number=1';
  const begun = [
    ...leads.flatMap(({ lead, secret }) =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((number) => beginBody(`/photo?lead=${lead}&number=${number}`, secret)),
    ),
    ...Array.from({ length: 300 }, () => beginBody(nobody, 'guess')),
    ...Array.from({ length: 100 }, () => beginBody('')),
  ];
  const photos = Array.from({ length: 300 }, (_, index) => {
    const photo = { lead: leads[index % 25]?.lead ?? '', number: index % 12, secret: 'guess' };
    return answerOf(() => postPhoto(stack, photo, jpeg(index % 20 ? 300_000 : 9 * MEGABYTE)));
  });
  const messages = Array.from({ length: 100 }, (_, index) =>
    answerOf(() => postJson(stack, (index % 2 ? '[' : ' ').repeat(index % 3 ? 250_000 : MEGABYTE))),
  );
  const honest = [];
  for (let count = 0; count < 5; count += 1) {
    honest.push((await postJson(stack, sampleLead())).status);
    await wait(500);
  }
  expect(honest).toEqual(Array(5).fill(200));
  expect(await Promise.all(photos)).toEqual(photos.map(() => expect.stringMatching(/^(404|503) string$/)));
  expect(await Promise.all(messages)).toEqual(
    messages.map(() => expect.stringMatching(/^(400|413|503) string$/)),
  );
  // Those whose rest never came, too.
  expect(await Promise.all(begun)).not.toContain('');
  expect(await leads[0]?.send(1)).toEqual([200, 'stored']);
  expect(await sql`select from private.photos`).toHaveLength(1);
  console.log(`${Math.round(peakMegabytes())} MB at most`);
  expect(peakMegabytes()).toBeLessThan(200);
});

test('the CPU of a mail with 7 MB is below 1 s', async () => {
  const { lead, send } = await announce(stack, 3);
  for (const number of [1, 2]) await send(number, jpeg(3.5 * MEGABYTE));
  await sql`update public.leads set photo_count = 2 where id = ${lead}`;
  const before = cpuSeconds();
  await sql`update private.outbox set next_attempt_at = now() where lead_id = ${lead}`;
  const mail = await waitFor('the mail', () => api.asked.find(({ attachments }) => attachments.length > 0));
  await wait(1000);
  const used = cpuSeconds() - before;
  console.log(`${used} s of CPU, ${Math.round(peakMegabytes())} MB at most`);
  expect(mail.attachments).toEqual([3.5, 3.5].map((size) => Math.ceil((size * MEGABYTE) / 3) * 4));
  expect(used).toBeLessThan(1);
});

test('a full disk refuses a photograph in words; its request stays, and takes it once there is room', async () => {
  const { send } = await announce(stack, 1);
  await sql.unsafe(`
    create function pg_temp.no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger no_room before insert on private.photos execute function pg_temp.no_room();`);
  expect(await send(1)).toEqual([503, expect.stringMatching(/^We could not save this photo just now/)]);
  await sql`drop trigger no_room on private.photos`;
  expect(await send(1)).toEqual([200, 'stored']);
});
