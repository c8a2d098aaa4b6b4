import { sampleSite } from '../../pipeline/lint/site/sampleFacts';
import { loadFolder } from '../../pipeline/model/load/loadFolder';
import { listContent } from '../../pipeline/source/listFolder';
import { sampleBusiness } from '../../supabase/functions/submit-contact-form/sampleBusiness';
import { requireChromium, whyIncomparable } from '../chromium';
import { findEngines, requireEngines } from '../engines';
import { projectPaths } from '../projectPaths';
import { writeImportMap } from '../stack/writeImportMap';
import { requireNewestNode } from './newestNode';
import { type Print, runNode } from './runNode';
import type { Outcome, Step } from './runSteps';
import { runVitest } from './runVitest';

/** The steps of `npm test`; the longest begin first, since two run at a time. */
export const steps: readonly Step[] = [
  { name: 'build', run: (print) => runCommand(print, 'scripts/run.mjs', 'suite/buildPages') },
  { name: 'types', run: checkTypes },
  { name: 'lint', run: (print) => runCommand(print, 'node_modules/@biomejs/biome/bin/biome', 'check', '.') },
  { name: 'unit', run: (print) => runVitest(['unit', 'unit-isolated'], { print }) },
  { name: 'browser', needs: 'build', run: (print) => runInBrowser('browser', print) },
  { name: 'journeys', needs: 'build', run: (print) => ifSample(() => runInBrowser('journeys', print)) },
  { name: 'built', needs: 'build', run: (print) => runVitest(['built'], { print }) },
  { name: 'backend', run: (print) => runVitest(['backend'], { print }) },
  { name: 'sample', needs: 'build', run: (print) => ifSample(() => runVitest(['sample'], { print })) },
  { name: 'content', run: (print) => runCommand(print, 'scripts/run.mjs', 'validate') },
];

/** Further steps, each with a command of its own, which `.ci/run` calls: `npm run test:faults` and so on. `lane` takes too long for that. */
export const longSteps: readonly Step[] = [
  { name: 'newest', run: runOnNewestNode },
  { name: 'faults', run: (print) => runVitest(['faults'], { print }) },
  { name: 'builds', run: (print) => runInBrowser('builds', print) },
  { name: 'whole', run: (print) => ifSample(() => runInBrowser('whole', print)) },
  { name: 'pages', run: (print) => runInBrowser('pages', print) },
  { name: 'pictures', run: (print) => runInBrowser('pictures', print, whyIncomparable) },
  { name: 'engines', run: runInEngines },
  { name: 'workflows', run: (print) => runInBrowser('workflows', print) },
  { name: 'lane', run: (print) => runInBrowser('lane', print) },
];

/** The types of the project, and of the edge function as its own runtime sees them: one test. */
async function checkTypes(print?: Print): Promise<Outcome> {
  const edgeFunction = 'supabase/functions/submit-contact-form';
  const importMap = writeImportMap('.cache/deno', sampleBusiness);
  const denoArgs = ['check', '--quiet', '--node-modules-dir=manual', '--import-map', importMap, edgeFunction];
  const environment = { DENO_DIR: '.cache/deno' };
  const codes = [
    await runNode('node_modules/typescript/bin/tsc', ['--noEmit'], { print }),
    await runNode('node_modules/deno/bin.cjs', denoArgs, { environment, print }),
  ];
  return oneTest(codes.every((code) => code === 0));
}

async function runCommand(print: Print | undefined, script: string, ...args: string[]): Promise<Outcome> {
  return oneTest((await runNode(script, args, { print })) === 0);
}

function oneTest(isPassed: boolean): Outcome {
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runInBrowser(
  project: string,
  print?: Print,
  whyNot: (chromium: string) => string | undefined = () => undefined,
): Promise<Outcome> {
  const chromium = requireChromium(print ?? console.log);
  if ('why' in chromium) return { passed: 0, failed: 1, why: chromium.why };
  const why = whyNot(chromium.path);
  if (why) return { passed: 0, failed: 0, why };
  return runVitest([project], { environment: { CHROME_PATH: chromium.path }, print });
}

/** The unit tests on the newest supported Node. */
async function runOnNewestNode(print?: Print): Promise<Outcome> {
  const node = requireNewestNode(print ?? console.log);
  if ('why' in node) return { passed: 0, failed: 0, why: node.why };
  return runVitest(['unit', 'unit-isolated'], { node: node.path, print });
}

/** An engine that is neither there nor can be installed is listed as not run. */
async function runInEngines(print?: Print): Promise<Outcome> {
  const why = requireEngines(print ?? console.log);
  if (findEngines().length === 0) return { passed: 0, failed: 0, ...(why && { why }) };
  const outcome = await runVitest(['engines'], { print });
  return { ...outcome, ...(why && { why: [why, outcome.why].filter(Boolean).join('; ') }) };
}

/** For tests that know the sample content; with other content they are listed as not run. */
async function ifSample(run: () => Promise<Outcome>): Promise<Outcome> {
  const { entries } = loadFolder(listContent(projectPaths.content));
  const business = entries.find(({ type }) => type === 'business');
  if (business?.fields.site === sampleSite) return run();
  return { passed: 0, failed: 0, why: 'not run: content/ is not the sample' };
}
