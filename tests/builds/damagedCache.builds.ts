import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadCheckedSite } from '../../pipeline/lint/lint';
import { listFiles } from '../../pipeline/source/listFolder';
import { buildSite } from '../../renderer/build/buildSite';
import { PLUMBER, Workplace } from '../built/Workplace';
import { isWhole } from '../isWhole';

const place = new Workplace(PLUMBER).takeBundle();
await place.built();
const site = place.site();
afterAll(() => place.remove());

const cached = (...path: string[]) => join(place.cache, ...path);

/** The first file of a folder of the cache with this ending. */
const one = (folder: string, ending: string) =>
  join(folder, readdirSync(folder).find((name) => name.endsWith(ending)) ?? '');

/** What `npm start` serves, by the same cache. */
const buildServed = () => {
  const { content, cache, folder } = place;
  const out = join(cache, 'served');
  const formConfig = join(folder, 'served.json');
  return buildSite({ content, out, cache, formConfig, load: loadCheckedSite, leavesMedia: true }, () => {});
};

test('files that were cut off in the cache are made again, also after `npm start`, and one line says so', async () => {
  expect(await buildServed()).toBe(0);
  truncateSync(one(cached('store', 'pages'), ''), 100);
  truncateSync(one(cached('media'), '.avif'), 20);
  truncateSync(one(cached('media'), '.jpg'), 0);
  rmSync(place.out, { recursive: true });
  const log = await place.built();
  expect(log).toMatch(/^Damaged in the cache, and made again: \S+ and 2 more$/m);
  expect(place.site() === site).toBe(true);
});

/**
 * The first file of each folder of the upper three levels of the cache, and all lists, but of the bundle one file and its list;
 * in a whole run, all of these and every 60th file.
 */
function someFiles(): string[] {
  const all = listFiles(place.cache)
    .filter((path) => lstatSync(join(place.cache, path)).size > 0)
    .sort();
  const folderOf = (path = '/') => dirname(path).split('/').slice(0, 3).join('/');
  const isFirst = (path: string, index: number) => folderOf(path) !== folderOf(all[index - 1]);
  const isList = (path: string) => /^[^/]+$|^site\/[^/]+\/[^/]+$/.test(path);
  const isBundled = (path: string) => /\/assets\.json$|\/server\//.test(path);
  const some = all.filter(
    (path, index) => isFirst(path, index) || isList(path) || (isWhole && index % 60 === 0),
  );
  return some.filter((path) => isWhole || !isBundled(path));
}

/** Files that are damaged between two builds. */
const TOGETHER = isWhole ? 1 : 5;

/** Flips one bit, and gives every second file its former time. */
function flip(file: string, index: number): void {
  const { atime, mtime } = lstatSync(file);
  const bytes = readFileSync(file);
  const at = (index * 7919) % bytes.length;
  bytes[at] = (bytes[at] ?? 0) ^ (1 << (index % 7));
  writeFileSync(file, bytes);
  if (index % 2 === 0) utimesSync(file, atime, mtime);
}

/** Everything is taken from the cache again; every fourth time, one page of the site is edited instead. */
function spoilSite(index: number): void {
  if (index % 4 < 3) rmSync(place.out, { recursive: true, force: true });
  else writeFileSync(join(place.out, 'index.html'), 'edited');
}

test('with one bit of any file of the cache flipped, the next build makes the same site', async () => {
  const files = someFiles();
  expect(files.length).toBeGreaterThan(12);
  const wrong: string[] = [];
  for (const [index, path] of files.entries()) {
    // What five builds did not use is gone.
    if (existsSync(cached(path))) flip(cached(path), index);
    if ((index + 1) % TOGETHER > 0 && index < files.length - 1) continue;
    spoilSite(index);
    const { code, log } = await place.build();
    if (code !== 0 || place.site() !== site) wrong.push(`${path}: ${code} ${log}`);
  }
  expect(wrong).toEqual([]);
}, 1_200_000);
