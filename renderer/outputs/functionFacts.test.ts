import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSite } from '../../pipeline/model/loadSite';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { WorkerPool } from '../../pipeline/workers/WorkerPool';
import { functionFactsFile, functionFactsText } from './functionFacts';

test('what the function knows of the business is what the content says', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'facts-'));
  const memory = { cache, version: 'now', pool: new WorkerPool(cache) };
  const { site } = await loadSite(join(projectFolder, 'content'), memory, { functionsUrl: '/functions/v1' });
  if (!site) throw new Error('the sample content has errors');
  expect(readFileSync(functionFactsFile, 'utf8'), 'run `npm run build`').toBe(functionFactsText(site));
});
