import { expect, test } from 'vitest';
import { formatElapsed, formatResults, runSteps } from './runSteps';

test('goes on after a failing step and leaves out what needs it', async () => {
  const lines: string[] = [];
  const results = await runSteps(
    [
      { name: 'build', run: () => Promise.reject(new Error('the disk is full')) },
      { name: 'built', needs: 'build', run: async () => ({ passed: 99, failed: 0 }) },
      {
        name: 'backend',
        run: async () => ({
          passed: 3,
          failed: 1,
          failures: ['tests/door.test.ts: the door opens: Error: it is shut'],
        }),
      },
    ],
    (line) => lines.push(line),
  );
  expect(lines).toEqual(['\n[1/3] build  0:00', '\n[2/3] built  0:00', '\n[3/3] backend  0:00']);
  expect(formatResults(results.map((each) => ({ ...each, seconds: 1 })))).toMatchInlineSnapshot(`
    "step        passed  failed   seconds
    build            0       1       1.0  Error: the disk is full
    built            0       1       1.0  not run: build failed
    backend          3       1       1.0
                     3       3       3.0

    ✗ tests/door.test.ts: the door opens: Error: it is shut
    3 passed, 3 failed"
  `);
});

test.each([
  [0, '0:00'],
  [65_900, '1:05'],
  [3_600_000, '60:00'],
])('%i ms are %s', (milliseconds, text) => {
  expect(formatElapsed(milliseconds)).toBe(text);
});
