import { mkdir, rm } from 'node:fs/promises';
import { countTests } from './countTests';
import { readJson } from './readJson';
import { runNode } from './runNode';
import type { Outcome } from './Step';

/** Runs projects of vitest.config.ts and counts their tests. */
export async function runVitest(
  projects: readonly [string, ...string[]],
  environment: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const report = `.cache/tests/${projects[0]}.json`;
  await mkdir('.cache/tests', { recursive: true });
  await rm(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runNode(
    'node_modules/vitest/vitest.mjs',
    ['run', ...projects.map((project) => `--project=${project}`), ...reporters],
    environment,
  );
  const counted = countTests(await readJson(report));
  if (code !== 0 && counted.failed === 0) return { ...counted, failed: 1, why: `vitest ended with ${code}` };
  return counted;
}
