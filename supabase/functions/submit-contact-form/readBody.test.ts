import { equal, rejects } from 'node:assert/strict';
import { MemoryBudget, useBody } from './readBody.ts';

const MEGABYTE = 1024 * 1024;
const memory = new MemoryBudget(24 * MEGABYTE);
const [FLOODER, OTHER] = ['203.0.113.5', '203.0.113.6'];

/** Reads a photograph of 5 MB and counts its memory until `use` is done. */
function readPhoto(sender: string, use: () => Promise<void> | void) {
  const request = new Request('https://site.example', {
    method: 'POST',
    body: new Blob([new Uint8Array(5 * MEGABYTE)]).stream(),
  });
  const messages = { tooLarge: 'too large', tooSlow: 'too slow', tooBusy: 'too busy' };
  const limits = { memory, maxBytes: 8 * MEGABYTE, usualBytes: 0, milliseconds: 5000 };
  return useBody(request, { ...limits, ...messages, sender }, use);
}

Deno.test('one sender with two photographs at once does not take the memory of another', () =>
  readPhoto(FLOODER, async () => {
    await rejects(
      readPhoto(FLOODER, () => undefined),
      { status: 503 },
    );
    await readPhoto(OTHER, () => undefined);
  }));

Deno.test('the memory of what was read and of what was refused is free again', async () => {
  await readPhoto(FLOODER, () => undefined);
  equal(memory.used, 0);
});
