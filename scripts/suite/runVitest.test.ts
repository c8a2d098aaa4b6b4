import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { countTests } from './runVitest';

const file = (status: string, ...tests: string[]) => ({
  name: resolve('tests/door.test.ts'),
  status,
  message: status === 'failed' && tests.length === 0 ? 'No such file\nat a place' : '',
  assertionResults: tests.map((each) => ({
    fullName: ' the door opens',
    status: each,
    failureMessages: each === 'failed' ? ['Error: it is shut\n    at a place'] : [],
  })),
});

test.each([
  [
    'tests that passed and failed',
    [file('failed', 'passed', 'failed', 'passed')],
    { passed: 2, failed: 1, failures: ['tests/door.test.ts: the door opens: Error: it is shut'] },
  ],
  [
    'a file that could not be read as one failure',
    [file('passed', 'passed'), file('failed')],
    { passed: 1, failed: 1, failures: ['tests/door.test.ts: No such file'] },
  ],
  [
    'a skipped test as not passed',
    [file('passed', 'passed', 'skipped')],
    { passed: 1, failed: 1, why: '1 skipped, counted as failed' },
  ],
  [
    'a test that this machine cannot run as neither, and names the reason once',
    [
      {
        ...file('passed', 'passed', 'skipped', 'skipped'),
        assertionResults: ['passed', 'skipped', 'skipped'].map((status) => ({
          fullName: 'the door opens',
          status,
          failureMessages: [],
          meta: status === 'skipped' ? { notRun: 'there is no key' } : {},
        })),
      },
    ],
    { passed: 1, failed: 0, why: '2 not run: there is no key' },
  ],
  ['a run without tests as one failure', [], { passed: 0, failed: 1, why: 'no test ran' }],
])('counts %s', (_, testResults, outcome) => {
  expect(countTests({ testResults })).toEqual(outcome);
});

test('counts a missing report as one failure', () => {
  expect(countTests(undefined)).toEqual({ passed: 0, failed: 1, why: 'vitest left no report' });
});
