import { loadBusiness } from '../../pipeline/model/load/loadFolder';
import { sampleBusiness } from '../../supabase/functions/submit-contact-form/sampleBusiness';
import { requireChromium } from '../look/chromium';
import { projectPaths } from '../options';
import { requireNewestNode, runNode } from '../programs';
import { writeImportMap } from '../stack/startFunction';
import { findEngines, requireEngines } from './engines';
import { whyIncomparable } from './pictureVersion';
import type { Outcome, Step } from './runSteps';
import { runVitest } from './runVitest';

const UNIT_PROJECTS = ['unit', 'unit-isolated'] as const;

/** The steps of `npm test`, in order, the quick ones first. */
export const steps: readonly Step[] = [
  { name: 'build', run: () => runCommand('scripts/run.mjs', 'suite/buildPages') },
  { name: 'types', run: checkTypes },
  { name: 'lint', run: () => runCommand('node_modules/@biomejs/biome/bin/biome', 'check', '.') },
  { name: 'unit', run: () => runVitest(UNIT_PROJECTS) },
  { name: 'content', run: () => runCommand('scripts/run.mjs', 'validate') },
  { name: 'built', needs: 'build', run: () => runVitest(['built']) },
  { name: 'function', run: () => runVitest(['function']) },
  { name: 'journeys', needs: 'build', run: () => ifSample(() => runInBrowser(['journeys'])) },
];

/** Further steps, which run only if they are named. `.ci/run` names all except `long`, which takes too long. */
export const longSteps: readonly Step[] = [
  { name: 'github', run: () => runVitest(['github']) },
  { name: 'sample', needs: 'build', run: () => ifSample(() => runInBrowser(['sample', 'sample-browser'])) },
  { name: 'backend', run: () => runInBrowser(['backend', 'faults']) },
  { name: 'browser', needs: 'build', run: () => runInBrowser(['browser']) },
  { name: 'newest', run: runOnNewestNode },
  { name: 'builds', run: () => runInBrowser(['builds', 'builds-isolated']) },
  { name: 'long', needs: 'build', run: () => ifSample(() => runInBrowser(['long', 'long-sample'])) },
  { name: 'whole', run: () => ifSample(() => runInBrowser(['whole'])) },
  { name: 'pages', run: () => runInBrowser(['pages']) },
  { name: 'pictures', run: () => runInBrowser(['pictures'], whyIncomparable) },
  { name: 'engines', run: runInEngines },
];

/** Checks the types of the project with TypeScript, and those of the edge function with Deno. Counts as one test. */
async function checkTypes(): Promise<Outcome> {
  const edgeFunction = 'supabase/functions/submit-contact-form';
  const importMap = writeImportMap('.cache/deno', sampleBusiness);
  const denoArgs = ['check', '--quiet', '--node-modules-dir=manual', '--import-map', importMap, edgeFunction];
  const codes = await Promise.all([
    runNode('node_modules/typescript/bin/tsc', ['--noEmit']),
    runNode('node_modules/deno/bin.cjs', denoArgs, { environment: { DENO_DIR: '.cache/deno' } }),
  ]);
  return oneTest(codes.every((code) => code === 0));
}

async function runCommand(script: string, ...args: string[]): Promise<Outcome> {
  return oneTest((await runNode(script, args)) === 0);
}

const notRun = (why: string | undefined): Outcome => ({ passed: 0, failed: 0, ...(why && { why }) });

function oneTest(isPassed: boolean): Outcome {
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs projects that need Chromium. `whyNot`: the reason if they cannot run in the Chromium at this path. */
async function runInBrowser(
  projects: readonly [string, ...string[]],
  whyNot: (chromium: string) => string | undefined = () => undefined,
): Promise<Outcome> {
  const why = whyNot(requireChromium());
  return why ? notRun(why) : runVitest(projects);
}

/** Tests of code that depends on the version of Node: formats of dates and numbers, files, streams, threads and processes. */
const NEWEST_FILES = ['pipeline/', 'renderer/', 'scripts/', 'tests/unit/work.test.ts'];

async function runOnNewestNode(): Promise<Outcome> {
  const node = requireNewestNode();
  if ('why' in node) return notRun(node.why);
  return runVitest(UNIT_PROJECTS, { node: node.path, files: NEWEST_FILES });
}

/** Runs the tests of other browsers. One that is not installed and cannot be installed is listed as not run. */
async function runInEngines(): Promise<Outcome> {
  const why = requireEngines();
  if (findEngines().length === 0) return notRun(why);
  const outcome = await runVitest(['engines']);
  return { ...outcome, ...(why && { why: [why, outcome.why].filter(Boolean).join('; ') }) };
}

/** The address in the sample's `business.md`, which a copy with other content replaces. */
const SAMPLE_SITE = 'https://www.maplerow.example';

/** Runs tests of the sample content. With other content, they are listed as not run. */
async function ifSample(run: () => Promise<Outcome>): Promise<Outcome> {
  if (loadBusiness(projectPaths.content).site === SAMPLE_SITE) return run();
  return notRun('not run: content/ is not the sample');
}
