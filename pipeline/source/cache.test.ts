import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { evictBlobs, FileCache, readBlob, readEntry, writeBlob, writeEntry } from './cache';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const state = { size: 10, mtimeMs: 1000.5 };
const later = { ...state, mtimeMs: 2000 };

function cacheOf(version = '1') {
  return new FileCache<string>(join(folder, 'files'), version);
}

function writeOne() {
  const cache = cacheOf();
  cache.set('a.md', { ...state, hash: 'h', value: 'A' });
  cache.write(new Set(['a.md']));
}

describe('an entry', () => {
  beforeEach(writeOne);

  test.each([
    ['holds for the same size and time', state, undefined, 'A'],
    ['holds for another time and the same hash', later, 'h', 'A'],
    ['is stale at another time', later, undefined, undefined],
    ['is stale at another time with another hash', later, 'i', undefined],
    ['is stale with another size', { ...state, size: 11 }, undefined, undefined],
  ])('%s', (_rule, now, hash, value) => {
    expect(cacheOf().get('a.md', now, hash)).toBe(value);
  });

  test('takes the time under which its hash was the same', () => {
    const cache = cacheOf();
    cache.get('a.md', later, 'h');
    expect(cache.get('a.md', later)).toBe('A');
  });

  test('of another version of the code is stale', () => {
    expect(cacheOf('2').get('a.md', state)).toBeUndefined();
  });

  test('of a file that is gone is evicted', () => {
    cacheOf().write(new Set());
    expect(cacheOf().get('a.md', state)).toBeUndefined();
  });

  test('that cannot be read counts as missing, until it is written again', () => {
    for (const name of readdirSync(join(folder, 'files')))
      writeFileSync(join(folder, 'files', name), '{"version":"1","ent');
    expect(cacheOf().get('a.md', state)).toBeUndefined();
    writeOne();
    expect(cacheOf().get('a.md', state)).toBe('A');
  });
});

test('an entry in which one bit is flipped counts as missing', () => {
  writeEntry(join(folder, 'a.json'), { count: 1, name: 'é' });
  const bytes = readFileSync(join(folder, 'a.json'));
  expect(readEntry(join(folder, 'a.json'))).toEqual({ count: 1, name: 'é' });
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const damaged = Buffer.from(bytes);
    damaged[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    writeFileSync(join(folder, 'a.json'), damaged);
    expect([bit, readEntry(join(folder, 'a.json'))]).toEqual([bit, undefined]);
  }
});

test('one change writes one small file', () => {
  const cache = cacheOf();
  const paths = Array.from({ length: 200 }, (_each, index) => `blog/${index}.md`);
  for (const path of paths) cache.set(path, { ...state, hash: 'h', value: path });
  cache.write(new Set(paths));
  const inodes = () =>
    readdirSync(join(folder, 'files')).map((name) => statSync(join(folder, 'files', name)).ino);
  const before = inodes();
  const next = cacheOf();
  next.set('blog/7.md', { ...later, hash: 'i', value: 'changed' });
  next.write(new Set(paths));
  expect(inodes().filter((inode) => !before.includes(inode))).toHaveLength(1);
  expect(cacheOf().get('blog/8.md', state)).toBe('blog/8.md');
});

test('blobs are evicted unless their hash is wanted', () => {
  writeBlob(folder, 'a', { type: 'root' });
  writeBlob(folder, 'b', { type: 'root' });
  evictBlobs(folder, new Set(['a']));
  expect(readBlob(folder, 'a')).toEqual({ type: 'root' });
  expect(readBlob(folder, 'b')).toBeUndefined();
});
