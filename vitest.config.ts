import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that replace modules, which must not stay replaced for the next file. */
const isolated = [
  'pipeline/model/load/textTrees.test.ts',
  'tests/unit/mistakes/hostile.test.ts',
  'tests/unit/work.test.ts',
];

/** Through real Git repositories and a played GitHub. Workers that start many processes are slower the more memory they have, so these have their own. */
const github = [
  'tests/unit/issueForms/{apiErrors,lifecycles,ownerForm,tampered}.test.ts',
  'tests/unit/{callerWorkflows,changedFiles,deploy,deployWorkflow,lastPublished,preview,pullRequest}.test.ts',
  'tests/unit/{refreshWorkflow,scope,suiteWorkflow,workflows}.test.ts',
];

const unit = {
  // Enough for a busy machine.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  maxWorkers: '100%',
  globalSetup: 'tests/unit/makeCopiesFolder.ts',
} as const;

const slow = {
  testTimeout: 180_000,
  hookTimeout: 300_000,
  fileParallelism: false,
  // Enough for a busy machine.
  expect: { poll: { timeout: 30_000 } },
};

const twoAtOnce = { ...slow, fileParallelism: true, maxWorkers: 2 };

/** One browser for all files of a worker, and the sites served once. */
const browser = {
  ...twoAtOnce,
  // Most of the time is spent waiting for what a page shows.
  maxWorkers: 3,
  isolate: false,
  globalSetup: 'tests/browser/serveSites.ts',
};

/** The files that take longest begin first. Vitest expects it of the largest, which they are not. */
const LONGEST =
  /\/(axe|carousel|compare|cutOff|damagedCache|editPlaces|flood|forms|incremental|journeys|lateScripts|leadPath|mailApi|measures|ownerForm|phoneMenu|quiet|startCommand|takePictures|mistakes\/(fields|source))\.\w+\.tsx?$/;

/** The files of a project follow one another, so that a worker is kept for them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isShort = ({ moduleId }: TestSpecification) => Number(!LONGEST.test(moduleId));
    const nameOf = ({ project }: TestSpecification) => project.name;
    return sorted.sort((a, b) => nameOf(b).localeCompare(nameOf(a)) || isShort(a) - isShort(b));
  }
}

/** A project of the tests in the files of `include`. */
const project = (name: string, include: string | string[], options: object) => ({
  extends: true as const,
  test: { name, include: [include].flat(), ...options },
});

const backend = {
  ...twoAtOnce,
  globalSetup: 'tests/backend/sharedStack.ts',
  // Much of the time is spent waiting for mails.
  maxWorkers: 3,
};

const built = { ...twoAtOnce, isolate: false, testTimeout: 240_000 };

/** What `npm test` runs of the backend and of the sample in a browser. */
const functionTests = 'tests/backend/{deno,leads,refusals}.test.ts';
const journeys = 'tests/sample/browser/journeys.test.ts';

const withWindows = { ...browser, provide: { hasWindows: true } };

const whole = 'tests/sample/**/*.whole.ts';

const builds = {
  ...twoAtOnce,
  globalSetup: 'tests/unit/makeCopiesFolder.ts',
  testTimeout: 600_000,
};

/** Files that replace modules. */
const isolatedBuilds = 'tests/builds/{hostileFiles,mutations,newSite}.builds.ts';

/** The builds of which the step `builds` takes some cases, and `long` all. */
const sampled =
  'tests/builds/{combined,cutOff,damagedCache,hostileFiles,incremental,mutations,newBusiness}.builds.ts';

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ['default'],
    provide: { isWhole: false, hasWindows: false },
    projects: [
      project('unit', '{pipeline,components,pages,renderer,scripts,tests/unit}/**/*.test.{ts,tsx}', {
        ...unit,
        exclude: [...isolated, ...github],
        isolate: false,
        // Thousands of contents are read and thrown away.
        execArgv: ['--min-semi-space-size=16'],
      }),
      project('github', github, { ...unit, isolate: false }),
      project('unit-isolated', isolated, unit),
      project('built', 'tests/built/**/*.test.{ts,tsx}', built),
      project('sample', 'tests/sample/*.test.{ts,tsx}', built),
      project('whole', whole, { ...withWindows, testTimeout: 240_000 }),
      project('function', functionTests, backend),
      project('backend', 'tests/backend/*.test.ts', { ...backend, exclude: [functionTests] }),
      project('faults', 'tests/faults/**/*.faults.ts', {
        ...slow,
        fileParallelism: true,
        maxWorkers: backend.maxWorkers,
        testTimeout: 120_000,
      }),
      project('builds', 'tests/builds/*.builds.ts', { ...builds, exclude: [isolatedBuilds], isolate: false }),
      project('builds-isolated', isolatedBuilds, builds),
      project('long', [sampled, 'tests/browser/**/*.pages.ts'], {
        ...browser,
        isolate: true,
        globalSetup: ['tests/unit/makeCopiesFolder.ts', 'tests/browser/serveSites.ts'],
        provide: { isWhole: true },
        testTimeout: 600_000,
      }),
      project('long-sample', whole, {
        ...withWindows,
        provide: { isWhole: true, hasWindows: true },
        testTimeout: 240_000,
      }),
      project('browser', 'tests/browser/**/*.test.{ts,tsx}', browser),
      project('journeys', journeys, withWindows),
      project('sample-browser', 'tests/sample/browser/*.test.ts', {
        ...withWindows,
        // As many as those of `sample`, with which they are run.
        maxWorkers: built.maxWorkers,
        exclude: [journeys],
      }),
      project('pages', 'tests/browser/**/*.pages.ts', browser),
      project('pictures', 'tests/browser/**/*.pictures.ts', { ...withWindows, testTimeout: 180_000 }),
      project('engines', 'tests/engines/*.engines.ts', {
        ...slow,
        globalSetup: 'tests/engines/serveJourneys.ts',
        // The drivers of other browsers lose a command now and then.
        retry: 1,
      }),
    ],
  },
});
