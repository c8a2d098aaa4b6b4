import { relative } from 'node:path';
import { z } from 'zod';
import type { Outcome } from './Step';

const Test = z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) });

const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(Test),
    }),
  ),
});

type TestFile = z.infer<typeof Report>['testResults'][number];

const firstLine = (text = ''): string => text.trim().split('\n', 1).join();

const isUnread = (file: TestFile): boolean => file.status === 'failed' && file.assertionResults.length === 0;

function failuresOf(file: TestFile): string[] {
  const path = relative('', file.name);
  if (isUnread(file)) return [`${path}: ${firstLine(file.message)}`];
  return file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${path}: ${fullName.trim()}: ${firstLine(failureMessages[0])}`);
}

/**
 * The tests of a report by vitest's JSON reporter. A skipped test has not passed, a file that could not be read is one
 * failure, and so is a run without a test.
 */
export function countTests(report: unknown): Outcome {
  const { success, data } = Report.safeParse(report);
  if (!success) return { passed: 0, failed: 1, why: 'vitest left no report' };

  const tests = data.testResults.flatMap((file) => file.assertionResults);
  const unread = data.testResults.filter(isUnread);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const skipped = tests.filter((test) => test.status !== 'passed' && test.status !== 'failed').length;
  const failed = tests.length - passed + unread.length;
  if (passed + failed === 0) return { passed: 0, failed: 1, why: 'no test ran' };
  const failures = data.testResults.flatMap(failuresOf);
  return {
    passed,
    failed,
    ...(skipped > 0 && { why: `${skipped} skipped, counted as failed` }),
    ...(failures.length > 0 && { failures }),
  };
}
