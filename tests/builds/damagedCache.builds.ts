import { readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCheckedSite } from '../../pipeline/lint/loadCheckedSite';
import { buildSite } from '../../renderer/build/buildSite';
import { PLUMBER, Workplace } from '../built/Workplace';

const place = new Workplace(PLUMBER).takeBundle();
let site: string;
beforeAll(async () => {
  await place.built();
  site = place.site();
}, 240_000);
afterAll(() => place.remove());

const cached = (...path: string[]) => join(place.cache, ...path);
const bundle = () => cached('site', readdirSync(cached('site'))[0] ?? '');

/** The first file of a folder of the cache with this ending. */
const one = (folder: string, ending: string) =>
  join(folder, readdirSync(folder).find((name) => name.endsWith(ending)) ?? '');

/** What `npm start` serves, by the same cache. */
const buildServed = () => {
  const { content, cache, folder } = place;
  const out = join(cache, 'served');
  const facts = join(folder, 'served.json');
  return buildSite({ content, out, cache, facts, load: loadCheckedSite, leavesMedia: true }, () => {});
};

test('files that were cut off in the cache are made again, also after `npm start`, and one line says so', async () => {
  expect(await buildServed()).toBe(0);
  truncateSync(one(join(bundle(), 'pages'), '.html'), 100);
  truncateSync(one(cached('media'), '.avif'), 20);
  truncateSync(one(cached('media'), '.jpg'), 0);
  writeFileSync(join(place.out, 'index.html'), 'edited');
  const log = await place.built();
  expect(log).toMatch(/^Damaged in the cache, and made again: \S+ and 2 more$/m);
  expect(place.site() === site).toBe(true);
});
