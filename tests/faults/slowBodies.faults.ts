import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { announce } from '../backend/announce';
import { openTestStack } from '../backend/openTestStack';
import { formAddress, jpeg, postJson, sampleLead } from '../backend/postLead';

const MEGABYTE = 1024 * 1024;

const stack = await openTestStack();
afterAll(() => stack.stop());

const from = (sender: string) => ({ ...stack, sender });

interface SlowBody {
  readonly socket: Socket;
  /** Resolves to how it is answered, or '' where the connection ends without an answer. */
  readonly answer: Promise<string>;
}

/** Sends half of a photograph, and one byte of it every ten seconds from then on. */
async function holdPhoto(sender: string): Promise<SlowBody> {
  const { lead, secret } = await announce(from(sender), 1);
  const { port, pathname } = new URL(formAddress(stack));
  const socket = connect(Number(port), '127.0.0.1');
  const head = `POST ${pathname}/photo?lead=${lead}&number=1 HTTP/1.1\r\nHost: x\r\nCf-Connecting-Ip: ${sender}\r\nX-Photo-Secret: ${secret}\r\nContent-Length: ${8 * MEGABYTE}\r\n\r\n`;
  socket.write(head);
  socket.write(jpeg(5.85 * MEGABYTE));
  const drip = setInterval(() => socket.write('x'), 10_000);
  const answer = new Promise<string>((resolve) => {
    socket.on('data', (data) => resolve(String(data).split('\r\n')[0] ?? ''));
    socket.on('error', () => resolve(''));
    socket.on('close', () => resolve(''));
  });
  answer.then(() => clearInterval(drip));
  return { socket, answer };
}

/** Photographs and requests above 16 KB, one of each from 32 addresses, four at a time. Returns the statuses of those that were not taken. */
async function postHonest(): Promise<unknown[]> {
  const refused: unknown[] = [];
  const visit = async (first: number) => {
    for (let number = first; number < 32; number += 4) {
      const visitor = from(`203.0.113.${number}`);
      const { send } = await announce(visitor, 1);
      const photo = (await send(1, jpeg(500_000)))[0];
      const { status } = await postJson(visitor, sampleLead({ message: `${number} ${'門'.repeat(9_990)}` }));
      refused.push(...[photo, status].filter((each) => each !== 200));
    }
  };
  await Promise.all([0, 1, 2, 3].map(visit));
  return refused;
}

test.each([
  ['one sender', ['198.51.100.1', '198.51.100.1', '198.51.100.1', '198.51.100.1']],
  ['two senders', ['198.51.100.2', '198.51.100.3', '198.51.100.2', '198.51.100.3']],
])('half-sent photographs of %s take no room from others, and are ended', async (_what, senders) => {
  const slow = await Promise.all(senders.map(holdPhoto));
  await wait(1000);
  expect(await postHonest()).toEqual([]);
  const answers = await Promise.all(slow.map(({ answer }) => Promise.race([answer, wait(30_000, 'held')])));
  expect(answers).not.toContain('held');
  expect(answers).toContain('HTTP/1.1 408 Request Timeout');
  for (const { socket } of slow) socket.destroy();
});

test('a text of the allowed length in any script is taken while photographs fill their room', async () => {
  const senders = Array.from({ length: 12 }, (_, number) => `192.0.2.${number}`);
  const slow = await Promise.all(senders.map(holdPhoto));
  await wait(1000);
  const escaped = JSON.stringify(sampleLead()).replace(
    'A new kitchen, please.',
    '\\ud83d\\ude00'.repeat(10_000),
  );
  const statuses = await Promise.all(
    Array.from(
      { length: 8 },
      async (_, number) => (await postJson(from(`203.0.113.${number}`), escaped)).status,
    ),
  );
  for (const { socket } of slow) socket.destroy();
  // The same request: one is stored, the others are repeated.
  expect(statuses).toEqual(Array(8).fill(200));
});
