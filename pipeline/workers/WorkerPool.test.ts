import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { WorkerPool } from './WorkerPool';

const folder = mkdtempSync(join(inject('copies'), 'workers-'));
const pool = new WorkerPool();
afterAll(() => pool.close());

/** A module that returns the id of its thread. */
const module = join(folder, 'double.mjs');
writeFileSync(
  module,
  `import { isMainThread } from 'node:worker_threads';
export function run({ items, shared: { factor, fail, exit } }) {
  if (items.includes(fail ?? -1)) throw new Error('no such number');
  if (items.includes(exit ?? -1)) Promise.reject(new Error('the worker broke down'));
  return items.map((item) => ({ item: item * factor, isMainThread }));
}`,
);

const run = ({ items, shared }: { items: number[]; shared: { factor: number } }) =>
  items.map((item) => ({ item: item * shared.factor, isMainThread: true }));

async function double(count: number) {
  const results: { item: number; isMainThread: boolean }[] = [];
  const items = Array.from({ length: count }, (_each, index) => index);
  await pool.runBatches({
    module,
    run,
    items,
    shared: { factor: 2 },
    onResult: (each) => results.push(each),
  });
  return results;
}

test.each([
  [0, true],
  [1, true],
  [100, true],
  [1000, false],
])('runs %i items; in this process: %s', async (count, here) => {
  const results = await double(count);
  expect(results.every(({ isMainThread }) => isMainThread === here)).toBe(true);
  const sorted = results.map(({ item }) => item).sort((a, b) => a - b);
  expect(sorted).toEqual(Array.from({ length: count }, (_each, index) => index * 2));
});

test('starts anew after it was closed', async () => {
  expect(await double(500)).toHaveLength(500);
  await pool.close();
  expect(await double(500)).toHaveLength(500);
});

test.each([
  ['fail', 'no such number'],
  ['exit', 'the worker broke down'],
])('an error ends the job, and no further item is taken: %s', async (how, message) => {
  let taken = 0;
  function* items() {
    for (; taken < 100_000; taken += 1) yield taken;
  }
  const job = { module, run, items: items(), shared: { factor: 2, [how]: 10 } };
  await expect(pool.runBatches(job)).rejects.toThrow(message);
  expect(taken).toBeLessThan(50_000);
  expect(await double(500)).toHaveLength(500);
});
