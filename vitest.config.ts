import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that replace modules, which must not stay replaced for the next file. */
const isolated = [
  'pipeline/model/load/textStore.test.ts',
  'tests/unit/mistakes/hostile.test.ts',
  'tests/unit/work.test.ts',
];

/** Files that start many processes, which takes longer the more memory a worker has: they begin with workers of their own. */
const startsGit = [
  'tests/unit/issueForms/{apiErrors,earlierMistakes,lifecycles,otherForms,ownerForm,tampered}.test.ts',
  'tests/unit/{changedFiles,keepLastGood,lastPublished,pullRequest,refreshWorkflow,scope,suiteWorkflow}.test.ts',
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
  /\/(axe|carousel|forms|islands|journeys|mailApi|ownerForm|phoneMenu|rules|startCommand|mistakes\/(fields|source))\.test\.ts$/;

/** The files of a project follow one another, so that a worker is kept for them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isShort = ({ moduleId }: TestSpecification) => Number(!LONGEST.test(moduleId));
    const nameOf = ({ project }: TestSpecification) => project.name;
    return sorted.sort((a, b) => nameOf(b).localeCompare(nameOf(a)) || isShort(a) - isShort(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ['default'],
    provide: { isWhole: false, hasWindows: false },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{pipeline,components,pages,renderer,scripts,tests/unit}/**/*.test.{ts,tsx}'],
          exclude: [...isolated, ...startsGit],
          isolate: false,
          // Thousands of contents are read and thrown away.
          execArgv: ['--min-semi-space-size=16'],
          ...unit,
        },
      },
      { extends: true, test: { name: 'unit-git', include: startsGit, isolate: false, ...unit } },
      { extends: true, test: { name: 'unit-isolated', include: isolated, ...unit } },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.{ts,tsx}'],
          ...twoAtOnce,
          isolate: false,
          testTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'sample',
          include: ['tests/sample/*.test.{ts,tsx}'],
          ...twoAtOnce,
          isolate: false,
          testTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['tests/sample/**/*.whole.ts'],
          ...browser,
          provide: { hasWindows: true },
          testTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          include: ['tests/backend/**/*.test.{ts,tsx}'],
          globalSetup: 'tests/backend/sharedStack.ts',
          ...twoAtOnce,
          // Much of the time is spent waiting for mails.
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: { name: 'faults', include: ['tests/faults/**/*.faults.ts'], ...slow, testTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          name: 'builds',
          include: ['tests/builds/**/*.builds.ts'],
          globalSetup: 'tests/unit/makeCopiesFolder.ts',
          ...twoAtOnce,
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['tests/builds/{hostileFiles,incremental}.builds.ts', 'tests/browser/**/*.pages.ts'],
          ...browser,
          isolate: true,
          globalSetup: ['tests/unit/makeCopiesFolder.ts', 'tests/browser/serveSites.ts'],
          provide: { isWhole: true },
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'workflows',
          include: ['tests/workflows/*.workflows.ts'],
          globalSetup: 'tests/workflows/makeSite.ts',
          // @actions/workflow-parser imports a JSON file in a way that Node does not read by itself.
          execArgv: ['--import', 'tsx'],
          ...twoAtOnce,
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'lane',
          include: ['tests/workflows/*.lane.ts'],
          globalSetup: 'tests/workflows/makeSite.ts',
          // @actions/workflow-parser imports a JSON file in a way that Node does not read by itself.
          execArgv: ['--import', 'tsx'],
          ...twoAtOnce,
          testTimeout: 600_000,
        },
      },
      { extends: true, test: { name: 'browser', include: ['tests/browser/**/*.test.{ts,tsx}'], ...browser } },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/sample/browser/*.test.{ts,tsx}'],
          ...browser,
          provide: { hasWindows: true },
        },
      },
      { extends: true, test: { name: 'pages', include: ['tests/browser/**/*.pages.ts'], ...browser } },
      {
        extends: true,
        test: {
          name: 'pictures',
          include: ['tests/browser/**/*.pictures.ts'],
          ...browser,
          provide: { hasWindows: true },
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/*.engines.ts'],
          globalSetup: 'tests/engines/serveJourneys.ts',
          ...slow,
          // The drivers of other browsers lose a command now and then.
          retry: 1,
        },
      },
    ],
  },
});
