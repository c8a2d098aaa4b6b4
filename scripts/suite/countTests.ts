import { z } from 'zod';
import type { Outcome } from './Step';

const Report = z.object({
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

/**
 * The tests of a report by vitest's JSON reporter. A skipped test has not passed, a file that could not be read is one
 * failure, and so is a run without a test.
 */
export function countTests(report: unknown): Outcome {
  const { success, data } = Report.safeParse(report);
  if (!success) return { passed: 0, failed: 1, why: 'vitest left no report' };

  const tests = data.testResults.flatMap((file) => file.assertionResults);
  const unread = data.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const passed = tests.filter((test) => test.status === 'passed').length;
  const skipped = tests.filter((test) => test.status !== 'passed' && test.status !== 'failed').length;
  const failed = tests.length - passed + unread.length;
  if (passed + failed === 0) return { passed: 0, failed: 1, why: 'no test ran' };
  return skipped > 0 ? { passed, failed, why: `${skipped} skipped, counted as failed` } : { passed, failed };
}
