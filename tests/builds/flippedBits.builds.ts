import { lstatSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles } from '../../pipeline/source/listFolder';
import { outFolders } from '../../renderer/build/publish';
import { PLUMBER, Workplace } from '../built/Workplace';

/** Every so many files. */
const STEP = 60;

const place = new Workplace(PLUMBER).takeBundle();
let site: string;
beforeAll(async () => {
  await place.built();
  site = place.site();
}, 240_000);
afterAll(() => place.remove());

/** Every 60th file of the cache, the first of each folder of the upper three levels, and all lists. */
function someFiles(): string[] {
  const all = listFiles(place.cache)
    .filter((path) => lstatSync(join(place.cache, path)).size > 0)
    .sort();
  const folderOf = (path = '/') => dirname(path).split('/').slice(0, 3).join('/');
  const isFirst = (path: string, index: number) => folderOf(path) !== folderOf(all[index - 1]);
  return all.filter(
    (path, index) => index % STEP === 0 || isFirst(path, index) || /^[^/]+$|^site\/[^/]+\/[^/]+$/.test(path),
  );
}

/** Flips one bit, and gives every second file its former time. */
function flip(file: string, index: number): void {
  const { atime, mtime } = lstatSync(file);
  const bytes = readFileSync(file);
  const at = (index * 7919) % bytes.length;
  bytes[at] = (bytes[at] ?? 0) ^ (1 << (index % 7));
  writeFileSync(file, bytes);
  if (index % 2 === 0) utimesSync(file, atime, mtime);
}

test('with one bit of any file of the cache flipped, the next build makes the same site', async () => {
  const files = someFiles();
  expect(files.length).toBeGreaterThan(15);
  const wrong: string[] = [];
  for (const [index, path] of files.entries()) {
    flip(join(place.cache, path), index);
    // Everything is taken from the cache again, in turn with the site and the folder of the next one kept.
    if (index % 4 < 3)
      for (const folder of [place.out, outFolders(place.out).next])
        rmSync(folder, { recursive: true, force: true });
    else writeFileSync(join(place.out, 'index.html'), 'edited');
    const { code, log } = await place.build();
    if (code !== 0 || place.site() !== site) wrong.push(`${path}: ${code} ${log}`);
  }
  expect(wrong).toEqual([]);
}, 1_200_000);
