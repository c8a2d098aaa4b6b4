import { expect, test } from 'vitest';
import { formatElapsed, formatResults, runSteps } from './runSteps';

test('goes on after a failing step and leaves out what needs it', async () => {
  const lines: string[] = [];
  const results = await runSteps(
    [
      { name: 'build', run: async () => ({ passed: 0, failed: 1 }) },
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
  expect(lines).toEqual(['[1/3] build  0:00', '[2/3] backend  0:00', '[3/3] built  0:00']);
  expect(
    formatResults(
      results.map((each) => ({ ...each, seconds: 1 })),
      2,
    ),
  ).toMatchInlineSnapshot(`
    "step        passed  failed   seconds
    build            0       1       1.0
    built            0       1       1.0  not run: build failed
    backend          3       1       1.0
                     3       3       2.0

    ✗ tests/door.test.ts: the door opens: Error: it is shut
    3 passed, 3 failed"
  `);
});

test('runs two at a time, each as soon as what it needs has passed, and marks their lines', async () => {
  const begun: string[] = [];
  const end = new Map<string, () => void>();
  const step = (name: string, needs?: string) => ({
    name,
    ...(needs && { needs }),
    run: async (print?: (line: string) => void) => {
      begun.push(name);
      await new Promise<void>((resolve) => end.set(name, resolve));
      print?.('done');
      return { passed: 1, failed: 0 };
    },
  });
  const lines: string[] = [];
  const steps = [step('build'), step('built', 'build'), step('unit'), step('types')];
  const running = runSteps(steps, (line) => lines.push(line));
  const ends = async (name: string) => {
    end.get(name)?.();
    await new Promise(setImmediate);
  };
  expect(begun).toEqual(['build', 'unit']);
  await ends('unit');
  expect(begun).toEqual(['build', 'unit', 'types']);
  await ends('build');
  expect(begun).toEqual(['build', 'unit', 'types', 'built']);
  await ends('types');
  await ends('built');
  expect((await running).map(({ name }) => name)).toEqual(['build', 'built', 'unit', 'types']);
  expect(lines.slice(0, 3)).toEqual(['[1/4] build  0:00', '[2/4] unit  0:00', 'unit     | done']);
});

test('a step by itself writes to the terminal', async () => {
  let isPrinted = true;
  const run = async (print?: unknown) => {
    isPrinted = print !== undefined;
    return { passed: 1, failed: 0 };
  };
  await runSteps([{ name: 'types', run }], () => undefined);
  expect(isPrinted).toBe(false);
});

test.each([
  [0, '0:00'],
  [65_900, '1:05'],
  [3_600_000, '60:00'],
])('%i ms are %s', (milliseconds, text) => {
  expect(formatElapsed(milliseconds)).toBe(text);
});
