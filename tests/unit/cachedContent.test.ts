import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkFolder, checkWithMemory } from '../../pipeline/lint/lint';
import type { CacheOptions } from '../../pipeline/model/readCached';
import { WorkerPool } from '../../pipeline/workers/WorkerPool';
import { copyContent, edit } from './copyContent';

const ARTICLE = 'blog/frozen-pipes.md';

function memoryOf(folder: string): CacheOptions {
  const pool = new WorkerPool(folder);
  onTestFinished(() => pool.close());
  return { cache: join(folder, '..', 'cache'), version: '1', pool };
}

test('what is remembered of files is told in the same words as what is read anew', async () => {
  const folder = copyContent();
  const text = [
    '#### A heading that jumps',
    'Call { phone } or {fone}, not (555) 010-9999. TODO say more, lorem ipsum.',
    'After 99 years, [see](/nowhere) <b>this</b> ![](images/nothing.jpg).',
    '[Here] (/about)',
  ];
  edit(folder, ARTICLE, '\n## ', `\n${text.join('\n\n')}\n\n## `);
  const memory = memoryOf(folder);
  const { problems } = checkFolder(folder);
  const codes = ['fact-braces', 'fact-unknown', 'heading-jump', 'html', 'link-broken', 'link-form'];
  expect(problems.map(({ code }) => code)).toEqual(expect.arrayContaining([...codes, 'placeholder']));
  expect((await checkWithMemory(folder, memory)).problems).toEqual(problems);
  expect((await checkWithMemory(folder, memory)).problems).toEqual(problems);
});

test('a file that is no text any more is told, until it is one again', async () => {
  const folder = copyContent();
  const memory = memoryOf(folder);
  expect((await checkWithMemory(folder, memory)).problems).toEqual([]);
  const place = join(folder, 'reviews', 'new.md');
  writeFileSync(place, 'no fields');
  expect((await checkWithMemory(folder, memory)).problems).toEqual(checkFolder(folder).problems);
  writeFileSync(place, Buffer.from([0, 1, 2, 3]));
  for (const _run of ['first', 'second']) {
    const { problems } = await checkWithMemory(folder, memory);
    expect(problems.map(({ code }) => code)).toContain('not-text');
    expect(problems).toEqual(checkFolder(folder).problems);
  }
});

test('pages that come and go are judged by the time of the check, not by that of the reading', async () => {
  const folder = copyContent();
  edit(folder, ARTICLE, 'label: Frozen pipes', 'label: Frozen pipes\npublishAt: 2026-12-01');
  const memory = memoryOf(folder);
  const told: number[] = [];
  for (const now of [new Date('2026-10-01T12:00:00Z'), new Date('2026-12-20T12:00:00Z')]) {
    const { problems } = checkFolder(folder, { now });
    expect((await checkWithMemory(folder, memory, { now })).problems).toEqual(problems);
    told.push(problems.length);
  }
  expect(new Set(told).size).toBe(2);
});
