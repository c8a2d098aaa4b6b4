import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { DamagedCache } from '../../pipeline/source/DamagedCache';
import { folderHash, folderState } from '../../pipeline/source/fileHashes';
import { hashOf, Store } from '../../pipeline/source/store.mjs';
import { outFolders, publish, restoreOut, type SiteFile } from './publish';

let folder: string;
let out: string;
let next: string;
let last: string;
beforeEach(() => {
  folder = mkdtempSync(join(inject('copies'), 'publish-'));
  out = join(folder, 'out');
  ({ next, last } = outFolders(out));
});

function write(path: string, words: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  writeFileSync(file, words);
  return file;
}

/** Writes pages to files named by their texts, and returns them as files of a site. */
function site(pages: Record<string, string>): Map<string, SiteFile> {
  const keep = (words: string): SiteFile => {
    const name = hashOf(words);
    const file = join(folder, 'kept', name);
    if (!existsSync(file)) write(`kept/${name}`, words);
    const read = () => {
      const kept = readFileSync(file, 'utf8');
      if (kept !== words) throw new DamagedCache([file]);
      return kept;
    };
    return { key: name, read };
  };
  const files = { ...pages, 'map.txt': Object.keys(pages).join(' ') };
  return new Map(Object.entries(files).map(([path, words]) => [path, keep(words)]));
}

const kept = (words: string) => join('kept', hashOf(words));
const store = () => new Store(join(folder, 'store'));

/** Publishes pages. Returns the text of each published file, and null for each empty folder. */
function built(pages: Record<string, string>): Record<string, string | null> {
  restoreOut(out);
  const states = publish(site(pages), out, store());
  // The next build compares the site with this hash.
  expect(folderHash(states)).toBe(folderHash(folderState(out)));
  return held(out);
}

function held(place: string): Record<string, string | null> {
  const found: Record<string, string | null> = {};
  for (const entry of readdirSync(place, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) found[path.slice(place.length + 1)] = readFileSync(path, 'utf8');
    else if (entry.isSymbolicLink() || readdirSync(path).length === 0)
      found[path.slice(place.length + 1)] = null;
  }
  return found;
}

const wanted = (pages: Record<string, string>) => ({ ...pages, 'map.txt': Object.keys(pages).join(' ') });

const ONE = { 'index.html': 'home', 'blog/a.html': 'a', 'blog/b.html': 'b' };
const TWO = { 'index.html': 'home', 'blog/a.html': 'another', 'blog/b.html': 'b', 'areas/c.html': 'c' };

test('sites take turns, and each is as if made from nothing', () => {
  for (const pages of [ONE, TWO, ONE, { 'index.html': 'alone' }, TWO, TWO])
    expect(built(pages)).toEqual(wanted(pages));
});

test('what stays is the same file, with its time', () => {
  built(ONE);
  const before = statSync(join(out, 'map.txt'));
  const home = statSync(join(out, 'index.html'));
  for (const a of ['other', 'third', 'fourth']) built({ ...ONE, 'blog/a.html': a });
  expect(statSync(join(out, 'map.txt')).mtimeMs).toBe(before.mtimeMs);
  expect(statSync(join(out, 'index.html')).ino).toBe(home.ino);
});

test('a file and a folder of one name take turns', () => {
  const turns: Record<string, string>[] = [{ a: 'file' }, { 'a/b': 'below' }];
  for (const pages of [...turns, ...turns]) expect(built(pages)).toEqual(wanted(pages));
});

test.each<[string, () => void]>([
  ['half a site of an interrupted build', () => write('.out.next/blog/a.html', 'strange')],
  ['a file', () => writeFileSync(next, 'strange')],
  ['a link to another folder', () => symlinkSync(join(folder, 'elsewhere'), next)],
])('where the next site is assembled may stand %s', (_what, spoil) => {
  built(ONE);
  write('elsewhere/mine.txt', 'mine');
  spoil();
  expect(built(TWO)).toEqual(wanted(TWO));
  expect(held(join(folder, 'elsewhere'))).toEqual({ 'mine.txt': 'mine' });
});

test('a published site that was touched is right again, and so is the one after', () => {
  built(ONE);
  built(TWO);
  write('out/index.html', 'strange');
  write('out/map.txt', 'strange');
  write('out/new.txt', 'strange');
  rmSync(join(out, 'blog'), { recursive: true });
  expect(built(TWO)).toEqual(wanted(TWO));
  expect(built(ONE)).toEqual(wanted(ONE));
});

test('nothing that is edited in place stays, and no edit reaches the cache', () => {
  for (const pages of [ONE, TWO, TWO]) built(pages);
  writeFileSync(join(out, 'index.html'), 'edit');
  expect(readFileSync(join(folder, kept('home')), 'utf8')).toBe('home');
  for (const pages of [TWO, ONE, TWO]) expect(built(pages)).toEqual(wanted(pages));
});

test('a file that was cut off in the cache is reported and not published', () => {
  built(ONE);
  site(TWO);
  write(kept('another'), 'ano');
  write(kept('b'), '');
  rmSync(join(out, 'blog/b.html'));
  expect(() => built(TWO)).toThrow(
    expect.objectContaining({ files: [join(folder, kept('another')), join(folder, kept('b'))] }),
  );
  expect(held(out)['index.html']).toBe('home');
  for (const words of ['another', 'b']) write(kept(words), words);
  expect(built(TWO)).toEqual(wanted(TWO));
});

test('without a record of the last build, all is copied again', () => {
  built(ONE);
  rmSync(join(folder, 'store'), { recursive: true });
  writeFileSync(join(out, 'index.html'), 'edit');
  expect(built(ONE)).toEqual(wanted(ONE));
});

test('a published site that was deleted does not come back as an older one', () => {
  built(ONE);
  built(TWO);
  rmSync(out, { recursive: true });
  restoreOut(out);
  expect(existsSync(out)).toBe(false);
  expect(built(ONE)).toEqual(wanted(ONE));
});

describe('interrupted', () => {
  beforeEach(() => {
    built(ONE);
    built(TWO);
  });

  test('between the renames: the last site comes back', () => {
    renameSync(out, last);
    restoreOut(out);
    expect(held(out)).toEqual(wanted(TWO));
    expect(built(ONE)).toEqual(wanted(ONE));
  });

  test('after them: the new one stays', () => {
    write('.out.last/index.html', 'old');
    restoreOut(out);
    expect(held(out)).toEqual(wanted(TWO));
  });
});
