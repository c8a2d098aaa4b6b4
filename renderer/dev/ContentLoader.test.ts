import { expect, test, vi } from 'vitest';
import type { Site } from '../../pipeline/model/Site';
import { ContentLoader } from './ContentLoader';

const first = { name: 'first' } as unknown as Site;
const second = { name: 'second' } as unknown as Site;
const loaded = (site: Site) => ({ site, report: '', pictures: new Map() });

test('requests share a load, and later ones its result', async () => {
  const load = vi.fn(async () => loaded(first));
  const content = new ContentLoader(load, () => {});
  const [one, two] = await Promise.all([content.refresh(), content.refresh()]);
  expect([one.site, two.site, (await content.refresh()).site]).toEqual([first, first, first]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a change during a load is loaded before anyone is answered', async () => {
  const load = vi
    .fn(async () => loaded(second))
    .mockImplementationOnce(async () => {
      content.expire();
      return loaded(first);
    });
  const content = new ContentLoader(load, () => {});
  expect((await content.refresh()).site).toBe(second);
});

test('a load that failed is repeated by the next request', async () => {
  const load = vi.fn(async () => loaded(first)).mockRejectedValueOnce(new Error('The disk is full'));
  const content = new ContentLoader(load, () => {});
  await expect(content.refresh()).rejects.toThrow('The disk is full');
  expect((await content.refresh()).site).toBe(first);
});
