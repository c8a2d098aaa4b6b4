import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkCachedFolder } from '../../pipeline/lint/lint';
import { toJson } from '../../pipeline/lint/reporters/json';
import { readPictures } from '../../pipeline/media/readPictures';
import type { CacheOptions } from '../../pipeline/model/load/loadSite';
import { FileHashes } from '../../pipeline/source/fileHashes';
import { listContent } from '../../pipeline/source/listFolder';
import { Store } from '../../pipeline/source/store.mjs';
import { WorkerPool } from '../../pipeline/workers/WorkerPool';
import { copyContent, edit } from './copyContent';
import { problemsIn } from './problemsIn';

const ARTICLE = 'blog/frozen-pipes.md';

function checkCached(folder: string) {
  const pool = new WorkerPool();
  onTestFinished(() => pool.close());
  const cache: CacheOptions = { store: new Store(join(folder, '..', 'store')), version: '1', pool };
  return async (now?: Date) => (await checkCachedFolder(folder, cache, { now })).messages.map(toJson);
}

test('what is cached of files gives the same messages as what is read anew', async () => {
  const folder = copyContent();
  const text = [
    '#### A heading that jumps',
    'Call { phone } or {fone}, not (555) 010-9999. TODO say more, lorem ipsum.',
    'After 99 years, [see](/nowhere) <b>this</b> ![](images/nothing.jpg).',
    '[Here] (/about)',
  ];
  edit(folder, ARTICLE, '\n## ', `\n${text.join('\n\n')}\n\n## `);
  const check = checkCached(folder);
  const problems = problemsIn(folder);
  const codes = ['fact-braces', 'fact-unknown', 'heading-jump', 'html', 'link-broken', 'link-form'];
  expect(problems.map(({ code }) => code)).toEqual(expect.arrayContaining([...codes, 'placeholder']));
  expect(await check()).toEqual(problems);
  expect(await check()).toEqual(problems);
});

test('a file that is no text any more is reported, until it is one again', async () => {
  const folder = copyContent();
  const check = checkCached(folder);
  expect(await check()).toEqual([]);
  const place = join(folder, 'reviews', 'new.md');
  writeFileSync(place, 'no fields');
  expect(await check()).toEqual(problemsIn(folder));
  writeFileSync(place, Buffer.from([0, 1, 2, 3]));
  for (const _run of ['first', 'second']) {
    const problems = await check();
    expect(problems.map(({ code }) => code)).toContain('not-text');
    expect(problems).toEqual(problemsIn(folder));
  }
});

test('pages that come and go are judged by the time of the check, not by that of the reading', async () => {
  const folder = copyContent();
  edit(folder, ARTICLE, 'label: Frozen pipes', 'label: Frozen pipes\npublishAt: 2026-12-01');
  const check = checkCached(folder);
  const counts: number[] = [];
  for (const now of [new Date('2026-10-01T12:00:00Z'), new Date('2026-12-20T12:00:00Z')]) {
    const problems = problemsIn(folder, { now });
    expect(await check(now)).toEqual(problems);
    counts.push(problems.length);
  }
  expect(new Set(counts).size).toBe(2);
});

test('checks, which open no picture, do not make the next build read all pictures again', async () => {
  const folder = copyContent();
  const store = new Store(join(folder, '..', 'store'));
  const pool = new WorkerPool();
  onTestFinished(() => pool.close());
  const { pictures } = listContent(folder);
  await readPictures(folder, pictures, store);
  store.close();
  for (let run = 0; run < 6; run += 1) {
    await checkCachedFolder(folder, { store, version: '1', pool });
    store.close();
  }
  const hashes = new FileHashes(store, 'picture-hashes', folder);
  const unknown = pictures.filter((path) => !hashes.get(path, statSync(join(folder, path))));
  expect(unknown).toEqual([]);
});
