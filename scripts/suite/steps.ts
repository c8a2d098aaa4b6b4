import { sampleBusiness } from '../../supabase/functions/submit-contact-form/sampleBusiness';
import { requireChromium, whyIncomparable } from '../chromium';
import { findEngines, requireEngines } from '../engines';
import { isSampleContent } from '../generate/sampleTraces';
import { writeImportMap } from '../stack/writeImportMap';
import { runNode } from './runNode';
import type { Outcome, Step } from './runSteps';
import { runVitest } from './runVitest';

/** The steps of `npm test`, in order, the quick ones first. */
export const steps: readonly Step[] = [
  { name: 'types', run: checkTypes },
  { name: 'lint', run: () => runCommand('node_modules/@biomejs/biome/bin/biome', 'check', '.') },
  { name: 'unit', run: () => runVitest(['unit', 'unit-isolated']) },
  { name: 'content', run: () => runCommand('scripts/run.mjs', 'validate') },
  { name: 'build', run: () => runCommand('scripts/run.mjs', 'build') },
  { name: 'built', needs: 'build', run: () => runVitest(['built']) },
  { name: 'sample', needs: 'build', run: () => ifSample(() => runVitest(['sample'])) },
  { name: 'backend', run: () => runVitest(['backend']) },
  { name: 'browser', needs: 'build', run: () => runInBrowser('browser') },
  { name: 'journeys', needs: 'build', run: () => ifSample(() => runInBrowser('journeys')) },
];

/** Further steps of `.ci/run`: `npm run test:faults`, `test:builds`, `test:pages`, `test:pictures`, `test:engines`
 * and `test:workflows`. */
export const longSteps: readonly Step[] = [
  { name: 'faults', run: () => runVitest(['faults']) },
  { name: 'builds', run: () => runInBrowser('builds') },
  { name: 'pages', run: () => runInBrowser('pages') },
  { name: 'pictures', run: () => runInBrowser('pictures', whyIncomparable) },
  { name: 'engines', run: runInEngines },
  { name: 'workflows', run: () => runInBrowser('workflows') },
];

/** The types of the project, and of the edge function as its own runtime sees them: one test. */
async function checkTypes(): Promise<Outcome> {
  const edgeFunction = 'supabase/functions/submit-contact-form';
  const importMap = writeImportMap('.cache/deno', sampleBusiness);
  const denoArgs = ['check', '--quiet', '--node-modules-dir=manual', '--import-map', importMap, edgeFunction];
  const codes = [
    await runNode('node_modules/typescript/bin/tsc', ['--noEmit']),
    await runNode('node_modules/deno/bin.cjs', denoArgs, { DENO_DIR: '.cache/deno' }),
  ];
  return oneTest(codes.every((code) => code === 0));
}

async function runCommand(script: string, ...args: string[]): Promise<Outcome> {
  return oneTest((await runNode(script, args)) === 0);
}

function oneTest(isPassed: boolean): Outcome {
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runInBrowser(
  project: string,
  whyNot: (chromium: string) => string | undefined = () => undefined,
): Promise<Outcome> {
  const chromium = requireChromium(console.log);
  if ('why' in chromium) return { passed: 0, failed: 1, why: chromium.why };
  const why = whyNot(chromium.path);
  return why ? { passed: 0, failed: 0, why } : runVitest([project], { CHROME_PATH: chromium.path });
}

/** An engine that is neither there nor can be installed is listed as not run. */
async function runInEngines(): Promise<Outcome> {
  const why = requireEngines(console.log);
  if (findEngines().length === 0) return { passed: 0, failed: 0, ...(why && { why }) };
  const outcome = await runVitest(['engines']);
  return { ...outcome, ...(why && { why: [why, outcome.why].filter(Boolean).join('; ') }) };
}

/** For tests that know the sample content; with other content they are listed as not run. */
async function ifSample(run: () => Promise<Outcome>): Promise<Outcome> {
  if (isSampleContent()) return run();
  return { passed: 0, failed: 0, why: 'not run: content/ is not the sample' };
}
