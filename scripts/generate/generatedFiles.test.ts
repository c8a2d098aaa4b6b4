import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { generatedFiles } from './generatedFiles';

test.each([...generatedFiles()])('%s is up to date; else run `npm run generate`', (path, text) => {
  expect(readFileSync(join(projectFolder, path), 'utf8')).toBe(text);
});
