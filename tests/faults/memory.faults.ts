import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { announce } from '../backend/announce';
import { openTestStack } from '../backend/openTestStack';
import { jpeg } from '../backend/postLead';

const MEGABYTE = 1024 * 1024;
/** Of a hosted function, in MB. */
const MEMORY = 256;

// As where it is hosted, memory is short: on a large machine, V8 collects garbage late.
const stack = await openTestStack({ DENO_V8_FLAGS: '--max-heap-size=96' });
afterAll(() => stack.stop());

/** What Linux says of the function's process, in MB. */
function peakMegabytes(): number {
  const status = readFileSync(`/proc/${stack.parts.edgeFunction.pid()}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Sends a photograph as the form does: again while it is answered 503. */
async function sendPhoto(number: number): Promise<number> {
  const { send } = await announce({ ...stack, sender: `203.0.113.${number}` }, 1);
  let status = 0;
  for (let attempt = 0; attempt < 30 && (status === 0 || status === 503); attempt += 1) {
    if (attempt > 0) await wait(500);
    [status] = (await send(1, jpeg(8 * MEGABYTE)).catch(() => [0])) as [number];
  }
  return status;
}

test('eight photographs of 8 MB at once stay within the memory of a hosted function, and are stored', async () => {
  const before = peakMegabytes();
  const statuses = await Promise.all(Array.from({ length: 8 }, (_, number) => sendPhoto(number)));
  console.log(`photographs: ${Math.round(before)} MB before, ${Math.round(peakMegabytes())} MB at most`);
  expect(statuses).toEqual(Array(8).fill(200));
  expect(peakMegabytes()).toBeLessThan(MEMORY);
});
