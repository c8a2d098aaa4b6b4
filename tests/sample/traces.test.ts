import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { generateSampleTraces, sampleTracesFile } from '../../scripts/generate/sampleTraces';

test('the hashes of the sample are those of its facts; else run `npm run generate`', () => {
  const text = readFileSync(join(projectFolder, sampleTracesFile), 'utf8');
  expect(text).toBe(generateSampleTraces(join(projectFolder, 'content')));
});
