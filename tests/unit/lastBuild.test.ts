import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkFolder } from '../../pipeline/lint/lint';
import { nextChange } from '../../pipeline/model/visibility';
import { folderHash, folderState } from '../../pipeline/source/fileHashes';
import { Store } from '../../pipeline/source/store.mjs';
import { hashFunctionConfig, hashInputs, unchangedBuild } from '../../renderer/build/lastBuild';
import { copyContent, edit, newFolder, writeFiles } from './copyContent';

const CODE = 'one';
let folder: string;
beforeEach(() => {
  folder = writeFiles(newFolder('last'), { 'out/index.html': 'a page' });
});
afterEach(() => void vi.unstubAllEnvs());

test('a build has nothing to do until a page comes or goes', () => {
  const content = copyContent();
  edit(
    content,
    'blog/frozen-pipes.md',
    'label: Frozen pipes',
    'label: Frozen pipes\npublishAt: 2026-12-01 12:30',
  );
  vi.stubEnv('SITE_NOW', '2026-12-01T17:10:00Z');
  const until = nextChange(checkFolder(content).content);
  expect(until).toMatch(/^2026-12-01T17:30:00/);

  const options = {
    content,
    out: join(folder, 'out'),
    cache: join(folder, 'cache'),
    formConfig: join(folder, 'business.json'),
  };
  const states = folderState(content);
  const inputs = hashInputs(options, CODE, states);
  const store = new Store(options.cache);
  store.write('built', inputs, {
    until,
    outHash: folderHash(folderState(options.out)),
    formConfig: hashFunctionConfig(options.formConfig),
    report: '',
    pages: 1,
    pictures: 0,
  });
  vi.stubEnv('SITE_NOW', '2026-12-01T17:29:59Z');
  expect(unchangedBuild(options, hashInputs(options, CODE, states), store)).toBeDefined();
  writeFileSync(options.formConfig, '{}');
  expect(unchangedBuild(options, hashInputs(options, CODE, states), store)).toBeUndefined();
  rmSync(options.formConfig);
  vi.stubEnv('SITE_NOW', '2026-12-01T17:30:00Z');
  expect(unchangedBuild(options, hashInputs(options, CODE, states), store)).toBeUndefined();
});
