import { mkdir, readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { z } from 'zod';
import { type NodeOptions, runNode } from '../programs';
import type { Outcome } from './runSteps';

const TestCase = z.object({
  status: z.string(),
  fullName: z.string(),
  failureMessages: z.array(z.string()),
  /** `notRun`: the reason, set by the test, why it cannot run on this machine. */
  meta: z.object({ notRun: z.string().optional() }).default({}),
});

const TestFile = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string(),
  assertionResults: z.array(TestCase),
});
type TestFile = z.infer<typeof TestFile>;

/** The part of the report of vitest's JSON reporter that is read here. */
const Report = z.object({ testResults: z.array(TestFile) });

/** Runs projects of vitest.config.ts and counts the tests. `files`: strings, one of which the path of each test file must contain. */
export async function runVitest(
  projects: readonly [string, ...string[]],
  { files = [], ...options }: NodeOptions & { files?: readonly string[] } = {},
): Promise<Outcome> {
  const report = `.cache/tests/${projects[0]}.json`;
  await mkdir('.cache/tests', { recursive: true });
  await rm(report, { force: true });
  const code = await runNode(
    'node_modules/vitest/vitest.mjs',
    [
      'run',
      ...files,
      ...projects.map((project) => `--project=${project}`),
      '--reporter=minimal',
      '--reporter=./scripts/suite/progressReporter.ts',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    options,
  );
  const text = await readFile(report, 'utf8').catch(() => 'null');
  const outcome = countTests(JSON.parse(text));
  if (code !== 0 && outcome.failed === 0) return { ...outcome, failed: 1, why: `vitest ended with ${code}` };
  return outcome;
}

/** Counts the tests of a JSON report. A skipped test without `notRun`, a file that cannot be loaded and a run without tests are failures. */
export function countTests(report: unknown): Outcome {
  const { success, data } = Report.safeParse(report);
  if (!success) return { passed: 0, failed: 1, why: 'vitest left no report' };

  const tests = data.testResults.flatMap((file) => file.assertionResults);
  const notLoaded = data.testResults.filter(isNotLoaded);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const skipped = tests.filter((test) => test.status !== 'passed' && test.status !== 'failed');
  const notRun = skipped.flatMap(({ meta }) => meta.notRun ?? []);
  const failed = tests.length - passed - notRun.length + notLoaded.length;
  if (passed + failed === 0) return { passed: 0, failed: 1, why: 'no test ran' };
  const failures = data.testResults.flatMap(listFailures);
  const unexplained = skipped.length - notRun.length;
  const why = [
    ...(unexplained > 0 ? [`${unexplained} skipped, counted as failed`] : []),
    ...(notRun.length > 0 ? [`${notRun.length} not run: ${[...new Set(notRun)].join(', ')}`] : []),
  ].join('; ');
  return { passed, failed, ...(why && { why }), ...(failures.length > 0 && { failures }) };
}

/** Whether a file could not be loaded, so that none of its tests ran. */
function isNotLoaded(file: TestFile): boolean {
  return file.status === 'failed' && file.assertionResults.length === 0;
}

function listFailures(file: TestFile): string[] {
  const path = relative('', file.name);
  if (isNotLoaded(file)) return [`${path}: ${firstLine(file.message)}`];
  return file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${path}: ${fullName.trim()}: ${firstLine(failureMessages[0])}`);
}

function firstLine(text = ''): string {
  return text.trim().split('\n', 1).join();
}
