import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCheckedSite } from '../../pipeline/lint/loadCheckedSite';
import { listFiles } from '../../pipeline/source/listFolder';
import { buildSite } from '../../renderer/build/buildSite';
import { Workplace } from './Workplace';

const place = new Workplace(join(import.meta.dirname, '..', 'fixtures', 'plumber')).takeBundle();
let site: string;
beforeAll(async () => {
  const { code, log } = await place.build();
  expect(code, log).toBe(0);
  site = siteNow();
}, 240_000);
afterAll(() => place.remove());

const siteNow = () =>
  listFiles(place.out)
    .map((path) => `${path} ${readFileSync(join(place.out, path), 'latin1')}`)
    .join('\n');
const cached = (...path: string[]) => join(place.cache, ...path);
const bundle = () => cached('site', readdirSync(cached('site'))[0] ?? '');

/** The first file of a folder of the cache with this ending. */
const one = (folder: string, ending: string) =>
  join(folder, readdirSync(folder).find((name) => name.endsWith(ending)) ?? '');

test('what is edited in place is gone after the next build, and the cache is as it was', async () => {
  writeFileSync(join(place.out, 'index.html'), 'edited');
  const { log } = await place.build();
  expect(log).toContain('Built 0 pages');
  expect(log).not.toContain('Damaged');
  expect(siteNow() === site).toBe(true);
});

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
  const { code, log } = await place.build();
  expect(code, log).toBe(0);
  expect(log).toMatch(/^Damaged in the cache, and made again: \S+ and 2 more$/m);
  expect(siteNow() === site).toBe(true);
});

test('a folder that cannot be written is named, and the site stays', async () => {
  const file = join(place.folder, 'file');
  writeFileSync(file, '');
  const build = (option: string) => place.build(place.content, option, join(file, 'folder'));
  for (const option of ['--out', '--cache']) {
    const { code, log } = await build(option);
    expect(code, log).toBe(2);
    expect(log).toContain(`another folder with ${option} DIR`);
    expect(log).not.toContain('    at ');
  }
  expect(siteNow() === site).toBe(true);
});
