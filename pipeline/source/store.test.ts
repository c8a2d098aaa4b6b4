import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { FileHashes } from './fileHashes';
import { Store } from './store.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(inject('copies'), 'store-'));
});

test('a value is made once for its inputs, and again for others', async () => {
  const made: number[] = [];
  const squareOf = (side: number) =>
    new Store(folder).memo('squares', [side], () => {
      made.push(side);
      return side * side;
    });
  expect([await squareOf(2), await squareOf(3), await squareOf(2)]).toEqual([4, 9, 4]);
  expect(made).toEqual([2, 3]);
});

test.each([["'<p>é</p>\n//"], [''], [{ html: "'" }], [null]])('%j is read as it was written', (value) => {
  new Store(folder).write('things', 'a', value);
  expect(new Store(folder).read('things', 'a')).toEqual(value);
});

test('an entry in which one bit is flipped counts as missing, and is deleted', () => {
  const store = new Store(folder);
  const value = { count: 1, name: 'é' };
  store.write('things', 'a', value);
  const bytes = readFileSync(store.file('things', 'a'));
  expect(store.read('things', 'a')).toEqual(value);
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const damaged = Buffer.from(bytes);
    damaged[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    writeFileSync(store.file('things', 'a'), damaged);
    expect([bit, store.read('things', 'a')]).toEqual([bit, undefined]);
  }
  expect(readdirSync(join(folder, 'things'))).toEqual([]);
});

describe('an entry goes', () => {
  /** A run that uses these entries of a category. */
  function run(name: string, ...keys: string[]): void {
    const store = new Store(folder);
    const existing = store.keys(name);
    for (const key of keys)
      if (existing.has(key)) store.use(name, key);
      else store.write(name, key, key);
    store.close();
  }

  test('when five runs did not use it', () => {
    run('pages', 'a', 'b');
    for (let count = 0; count < 4; count += 1) run('pages', 'b');
    expect(readdirSync(join(folder, 'pages'))).toEqual(['a', 'b']);
    run('pages', 'b');
    expect(readdirSync(join(folder, 'pages'))).toEqual(['b']);
  });

  test('not in runs that use no entry of its kind', () => {
    run('pages', 'a');
    for (let count = 0; count < 9; count += 1) run('texts', 'b');
    expect(readdirSync(join(folder, 'pages'))).toEqual(['a']);
  });

  test('also if a run that ended too early left it', () => {
    new Store(folder).write('pages', 'cut-off', 'x');
    for (let count = 0; count < 6; count += 1) run('pages', 'b');
    expect(readdirSync(join(folder, 'pages'))).toEqual(['b']);
  });
});

describe('the hash of a file', () => {
  const state = { size: 10, mtimeMs: 1000.5 };
  const hashes = () => new FileHashes(new Store(folder), 'hashes', 'content');
  beforeEach(() => {
    const written = hashes();
    written.set('a.md', state, 'h');
    written.write();
  });

  test.each([
    ['is known for the same size and time', state, 'h'],
    ['is not known at another time', { ...state, mtimeMs: 2000 }, undefined],
    ['is not known with another size', { ...state, size: 11 }, undefined],
  ])('%s', (_rule, now, hash) => {
    expect(hashes().get('a.md', now)).toBe(hash);
  });

  test('is forgotten with the file', () => {
    hashes().write();
    expect(hashes().get('a.md', state)).toBeUndefined();
  });
});
