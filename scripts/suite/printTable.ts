import type { Result } from './runSteps';

const row = (name: string, passed: string, failed: string, seconds: string, why = ''): string =>
  `${name.padEnd(10)}${passed.padStart(8)}${failed.padStart(8)}${seconds.padStart(10)}  ${why}`.trimEnd();

const failuresOf = ({ failures = [] }: Result): string[] => failures.map((failure) => `✗ ${failure}`);

/** The results as a table, then each test that failed, and as its last line `N passed, N failed`, which CI reads. */
export function printTable(results: readonly Result[]): string {
  const sum = (of: 'passed' | 'failed' | 'seconds'): number =>
    results.reduce((total, each) => total + each[of], 0);
  return [
    row('step', 'passed', 'failed', 'seconds'),
    ...results.map((each) =>
      row(each.name, `${each.passed}`, `${each.failed}`, each.seconds.toFixed(1), each.why),
    ),
    row('', '', '', sum('seconds').toFixed(1)),
    '',
    ...results.flatMap(failuresOf),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}
