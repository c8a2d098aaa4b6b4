import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forPage } from '../../renderer/build/BrokenPages';
import { run } from '../../renderer/build/renderBatch';
import { newFolder } from './copyContent';

test('a page whose data makes the renderer throw is told, and the others are rendered', async () => {
  const work = newFolder('render');
  mkdirSync(join(work, 'pages'));
  const items = [{ file: 'content/pages/a.md', json: '{}', name: 'a.html' }];
  const shared = { work, texts: join(work, 'texts'), above: work, script: '/a.js' };
  expect(await run({ items, shared })).toEqual([
    { file: 'content/pages/a.md', reason: expect.stringMatching(/\S/) },
  ]);
  expect(readdirSync(join(work, 'pages'))).toEqual([]);
});

test('a fault of the disk is none of the page', () => {
  const full = Object.assign(new Error('ENOSPC: no space left'), { syscall: 'write' });
  expect(() =>
    forPage('content/pages/a.md', () => {
      throw full;
    }),
  ).toThrow(full);
});
