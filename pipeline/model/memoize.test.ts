import { expect, test, vi } from 'vitest';
import { memoizePromise } from './memoize';

test('an asynchronous result is made once', async () => {
  const make = vi.fn(async ({ name }: { name: string }) => `made ${name}`);
  const made = memoizePromise(make);
  const site = { name: 'site' };
  expect(await Promise.all([made(site), made(site)])).toEqual(['made site', 'made site']);
  expect(make).toHaveBeenCalledTimes(1);
});

test('an attempt that failed is repeated', async () => {
  const make = vi.fn(async (_site: object) => 'made').mockRejectedValueOnce(new Error('The disk is full'));
  const made = memoizePromise(make);
  const site = {};
  await expect(made(site)).rejects.toThrow('The disk is full');
  expect(await made(site)).toBe('made');
});
