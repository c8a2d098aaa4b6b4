import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tryPage } from '../../renderer/build/BrokenPages';
import { run } from '../../renderer/build/renderBatch';
import { newFolder } from './copyContent';

test('a page whose data makes the renderer throw is told, and the others are rendered', async () => {
  const work = newFolder('render');
  const items = [{ file: 'content/pages/a.md', json: '{}', key: 'a' }];
  const shared = { work, folder: work, version: '1', above: work, script: '/a.js' };
  expect(await run({ items, shared })).toEqual([
    { file: 'content/pages/a.md', reason: expect.stringMatching(/\S/) },
  ]);
  expect(existsSync(join(work, 'pages'))).toBe(false);
});

test('a fault of the disk is none of the page', () => {
  const full = Object.assign(new Error('ENOSPC: no space left'), { syscall: 'write' });
  expect(() =>
    tryPage([], 'content/pages/a.md', () => {
      throw full;
    }),
  ).toThrow(full);
});
