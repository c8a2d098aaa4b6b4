import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { announce } from '../backend/announce';
import { openTestStack, type TestStack } from '../backend/openTestStack';
import { jpeg, postJson, sampleLead } from '../backend/postLead';

const MEGABYTE = 1024 * 1024;
/** Of a hosted function, in MB. */
const MEMORY = 256;

let stack: TestStack;
beforeEach(async () => {
  // As where it is hosted, memory is short: on a large machine, V8 collects garbage late.
  stack = await openTestStack({ DENO_V8_FLAGS: '--max-heap-size=96' });
});
afterEach(() => stack?.stop());

/** What Linux says of the function's process, in MB. */
function peakMegabytes(): number {
  const status = readFileSync(`/proc/${stack.parts.edgeFunction.pid()}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Ends as the form does: sent again while it is answered 503. */
async function sendAgain(send: () => Promise<number>): Promise<number> {
  let status = 0;
  for (let attempt = 0; attempt < 30 && (status === 0 || status === 503); attempt += 1) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, 500));
    status = await send().catch(() => 0);
  }
  return status;
}

test('30 requests of 250 KB at once stay within the memory of a hosted function', async () => {
  const before = peakMegabytes();
  const body = JSON.stringify(sampleLead({ message: 'x'.repeat(250_000) }));
  const statuses = await Promise.all(
    Array.from({ length: 30 }, () => sendAgain(async () => (await postJson(stack, body)).status)),
  );
  console.log(`requests: ${Math.round(before)} MB before, ${Math.round(peakMegabytes())} MB at most`);
  expect(statuses).toEqual(Array(30).fill(422));
  expect(peakMegabytes()).toBeLessThan(MEMORY);
});

test('eight photographs of 8 MB at once stay within it, and are stored', async () => {
  const before = peakMegabytes();
  const visitors = await Promise.all(
    Array.from({ length: 8 }, (_, number) => announce({ ...stack, sender: `203.0.113.${number}` }, 1)),
  );
  const statuses = await Promise.all(
    visitors.map(({ send }) => sendAgain(async () => Number((await send(1, jpeg(8 * MEGABYTE)))[0]))),
  );
  console.log(`photographs: ${Math.round(before)} MB before, ${Math.round(peakMegabytes())} MB at most`);
  expect(statuses).toEqual(Array(8).fill(200));
  expect(peakMegabytes()).toBeLessThan(MEMORY);
});
