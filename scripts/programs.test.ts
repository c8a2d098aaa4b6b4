import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../pipeline/projectFolder.mjs';
import { NEWEST_NODE, requireNewestNode } from './programs';

test('the newest Node is of the newest line that package.json supports', () => {
  const { engines } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'));
  const [newest] = engines.node.match(/\d+(?=\.\d+\.\d+$)/);
  expect(NEWEST_NODE.split('.')[0]).toBe(newest);
});

test('the newest Node is not looked for on another system', () => {
  const found = requireNewestNode({ platform: 'darwin', arch: 'arm64' });
  expect(found).toEqual({ why: `not run: the package of Node ${NEWEST_NODE} is for Linux on x64` });
});
