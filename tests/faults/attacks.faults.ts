import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { announce } from '../backend/announce';
import { openTestStack, shippedLimits, type TestStack } from '../backend/openTestStack';
import { formAddress, jpeg, postJson, sampleLead } from '../backend/postLead';
import { waitFor } from '../backend/waitFor';
import { isWhole } from '../isWhole';

const MEGABYTE = 1024 * 1024;

/** Of each attack; one honest request is sent a second. */
const seconds = isWhole ? 20 : 6;
const honestCount = seconds - 2;

let stack: TestStack;
let sql: Sql;
beforeEach(async () => {
  stack = await openTestStack(shippedLimits);
  sql = postgres(stack.databaseUrl, { max: 1 });
});
afterEach(async () => {
  await sql?.end();
  await stack?.stop();
});

const from = (sender: string) => ({ ...stack, sender });

/** Posts what the page would, with a text of its own. */
async function post(sender: string): Promise<void> {
  const lead = sampleLead({ name: 'Attacker', message: `Text ${Math.random()}` });
  await (await postJson(from(sender), lead)).text();
}

/** Sends a half of a photograph, and one byte of it every second until it is answered. */
async function holdPhoto(sender: string, end: number): Promise<void> {
  const { lead, secret } = await announce(from(sender), 1, { name: 'Attacker' });
  const { port, pathname } = new URL(formAddress(stack));
  const socket = connect(Number(port), '127.0.0.1');
  const head = `POST ${pathname}/photo?lead=${lead}&number=1 HTTP/1.1\r\nHost: x\r\nCf-Connecting-Ip: ${sender}\r\nX-Photo-Secret: ${secret}\r\nContent-Length: ${8 * MEGABYTE}\r\n\r\n`;
  socket.write(head);
  socket.write(jpeg(5.85 * MEGABYTE));
  const drip = setInterval(() => socket.write('x'), 1000);
  await new Promise<void>((resolve) => {
    setTimeout(resolve, Math.max(0, end - Date.now()));
    for (const event of ['data', 'error', 'close']) socket.on(event, () => resolve());
  });
  clearInterval(drip);
  socket.destroy();
}

async function raise(sender: string): Promise<void> {
  const { send, announceMore } = await announce(from(sender), 0, { name: 'Attacker' });
  for (let number = 1; number <= 8; number += 1) {
    await wait(200);
    await announceMore(number);
    await send(number);
  }
}

async function fill(sender: string): Promise<void> {
  const { send } = await announce(from(sender), 8, { name: 'Attacker' });
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) await send(number, jpeg(2.4 * MEGABYTE));
}

let posted = 0;
const nextAddress = () => {
  posted += 1;
  return `2001:db9:${posted.toString(16)}:100::1`;
};

/** An honest request with two photographs, from an address of its own, sent as the form does. Returns whether all is acknowledged. */
async function visit(number: number): Promise<boolean> {
  const { send } = await announce(from(`${20 + number}.7.113.9`), 2, { name: `Honest ${number}` });
  const areTaken = [1, 2].map(async (photo) => {
    for (const delay of [0, 500, 1000, 2000, 4000, 8000]) {
      await wait(delay);
      const [status] = await send(photo, jpeg(400_000)).catch(() => [0]);
      if (status === 200) return true;
    }
    return false;
  });
  return (await Promise.all(areTaken)).every(Boolean);
}

type Attack = [what: string, workers: number, act: (worker: number, end: number) => Promise<void>];

const attacks: Attack[] = [
  ['one sender', 50, () => post('198.51.100.66')],
  ['another address for each post', 50, () => post(nextAddress())],
  ['slow bodies', 8, (worker, end) => holdPhoto(`198.51.100.${worker % 2}`, end)],
  ['raised photographs', 6, (worker) => raise(`198.${worker}.100.1`)],
  ['a filled quota', 4, () => fill('198.51.100.66')],
];
/** Else those with photographs; the other files have an attack of each kind. */
const tried = attacks.filter(([what]) => isWhole || ['slow bodies', 'raised photographs'].includes(what));

test.each(tried)(
  'during an attack by %s, honest requests are stored with their photographs, and mailed',
  async (what, workers, act) => {
    const end = Date.now() + seconds * 1000;
    const attack = async (worker: number) => {
      while (Date.now() < end) await act(worker, end).catch(() => wait(100));
    };
    const attackers = Promise.all(Array.from({ length: workers }, (_, worker) => attack(worker)));
    const visits: Promise<boolean>[] = [];
    for (let number = 0; number < honestCount; number += 1) {
      await wait(1000);
      visits.push(visit(number));
    }
    const acknowledged = (await Promise.all(visits)).filter(Boolean).length;
    await attackers;
    const count = async () => {
      const [row] = await sql<{ stored: number; complete: number; mailed: number; all: number }[]>`
      select count(*) filter (where l.name ~ '^Honest')::integer as stored, count(*)::integer as all,
        count(*) filter (where l.name ~ '^Honest' and 2 = (select count(*) from private.photos p where p.lead_id = l.id))::integer as complete,
        count(*) filter (where l.name ~ '^Honest' and o.sent_at is not null)::integer as mailed
      from public.leads l left join private.outbox o on o.lead_id = l.id and o.kind = 'owner'`;
      return row ?? { stored: 0, complete: 0, mailed: 0, all: 0 };
    };
    await waitFor('all mails', async () => (await count()).mailed === honestCount, 40).catch(() => undefined);
    const { all, ...honest } = await count();
    console.log(
      `${what}: of ${honestCount} honest ${JSON.stringify({ acknowledged, ...honest })}, ${all} requests in all`,
    );
    expect({ acknowledged, ...honest }).toEqual({
      acknowledged: honestCount,
      stored: honestCount,
      complete: honestCount,
      mailed: honestCount,
    });
  },
);
