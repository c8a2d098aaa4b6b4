import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { whyIncomparable } from '../browser/pictureBrowser';
import { requireChromium } from '../browser/requireChromium';
import { projectPaths } from '../projectPaths';
import { checkTypes } from './checkTypes';
import { runCommand } from './runCommand';
import { runVitest } from './runVitest';
import type { Outcome, Step } from './Step';

const SAMPLE = 'https://www.maplerow.example';

async function runInBrowser(
  project: string,
  whyNot: (chromium: string) => string | undefined = () => undefined,
): Promise<Outcome> {
  const chromium = requireChromium(console.log);
  if ('why' in chromium) return { passed: 0, failed: 1, why: chromium.why };
  const why = whyNot(chromium.path);
  return why ? { passed: 0, failed: 0, why } : runVitest([project], { CHROME_PATH: chromium.path });
}

/** The tests that know what the sample says run while it is there, and are otherwise named as not run. */
async function runSample(): Promise<Outcome> {
  const business = readFileSync(join(projectPaths.content, 'business.md'), 'utf8');
  if (business.includes(`\nsite: ${SAMPLE}\n`)) return runVitest(['sample']);
  return { passed: 0, failed: 0, why: 'not run: content/ is not the sample' };
}

/** What `npm test` runs, in this order: the quick and the clear ones first. */
export const steps: readonly Step[] = [
  { name: 'types', run: checkTypes },
  { name: 'lint', run: () => runCommand('node_modules/@biomejs/biome/bin/biome', 'check', '.') },
  { name: 'unit', run: () => runVitest(['unit', 'unit-isolated']) },
  { name: 'content', run: () => runCommand('scripts/validate.mjs') },
  { name: 'build', run: () => runCommand('scripts/build.mjs') },
  { name: 'built', needs: 'build', run: () => runVitest(['built']) },
  { name: 'sample', needs: 'build', run: runSample },
  { name: 'backend', run: () => runVitest(['backend']) },
  { name: 'browser', needs: 'build', run: () => runInBrowser('browser') },
];

/** What `.ci/run` runs besides: `npm run test:faults`, `test:builds`, `test:pages` and `test:pictures`. */
export const longSteps: readonly Step[] = [
  { name: 'faults', run: () => runVitest(['faults']) },
  { name: 'builds', run: () => runVitest(['builds']) },
  { name: 'pages', run: () => runInBrowser('pages') },
  { name: 'pictures', run: () => runInBrowser('pictures', whyIncomparable) },
];
