import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadCheckedSite } from '../../pipeline/lint/lint';
import { Store } from '../../pipeline/source/store.mjs';
import { WorkerPool } from '../../pipeline/workers/WorkerPool';
import { newFolder } from './copyContent';

test('a picture damaged in its middle is reported, and there is no site', async () => {
  const folder = newFolder('pictures');
  const content = join(folder, 'content');
  cpSync(join(import.meta.dirname, '../fixtures/plumber'), content, { recursive: true });
  const photo = join(content, 'images/van.jpg');
  const bytes = readFileSync(photo);
  writeFileSync(photo, bytes.fill(0x55, bytes.length / 2, bytes.length / 2 + 400));
  const pool = new WorkerPool();
  const { site, messages, pictures, report } = await loadCheckedSite(
    content,
    { store: new Store(join(folder, 'store')), version: '1', pool },
    { functionsUrl: '/functions/v1' },
  );
  expect(site).toBeUndefined();
  expect(pictures.size).toBe(0);
  expect(messages).toMatchObject([
    { file: 'content/images/van.jpg', start: { line: 1, column: 1 }, fatal: true, ruleId: 'picture-broken' },
  ]);
  expect(report).toMatch(/damaged.*save it again as JPEG.*upload/);
});
