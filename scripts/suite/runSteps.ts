/** What a step of `npm test` found. */
export interface Outcome {
  /** Numbers of tests. */
  readonly passed: number;
  readonly failed: number;
  /** Why the step did not run, or why its tests were not counted. */
  readonly why?: string;
  /** Failed tests: file, name, and the first line of the error. */
  readonly failures?: readonly string[];
}

/** A step of `npm test`. */
export interface Step {
  readonly name: string;
  /** The name of a step that must pass first. */
  readonly needs?: string;
  run(): Promise<Outcome>;
}

interface Result extends Outcome {
  readonly name: string;
  readonly seconds: number;
}

/** Runs all steps in order, even after a failure. A step whose `needs` failed counts as failed and is not run. */
export async function runSteps(steps: readonly Step[], log: (line: string) => void): Promise<Result[]> {
  const results: Result[] = [];
  const began = performance.now();
  for (const [index, step] of steps.entries()) {
    const from = performance.now();
    log(`\n[${index + 1}/${steps.length}] ${step.name}  ${formatElapsed(from - began)}`);
    const failedNeed = results.find(({ name, failed }) => name === step.needs && failed > 0);
    const outcome = failedNeed
      ? oneFailure(`not run: ${failedNeed.name} failed`)
      : await step.run().catch(oneFailure);
    results.push({ ...outcome, name: step.name, seconds: (performance.now() - from) / 1000 });
  }
  return results;
}

/** The outcome of a step that counts as one failed test. */
const oneFailure = (why: unknown): Outcome => ({ passed: 0, failed: 1, why: String(why) });

/** A table of the steps, then the failed tests. CI parses the last line, `N passed, N failed`. */
export function formatResults(results: readonly Result[]): string {
  const sum = (field: 'passed' | 'failed' | 'seconds') =>
    results.reduce((total, each) => total + each[field], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  const rows = [
    ['step', 'passed', 'failed', 'seconds'],
    ...results.map((each) => [each.name, each.passed, each.failed, each.seconds.toFixed(1), each.why ?? '']),
    ['', passed, failed, sum('seconds').toFixed(1)],
  ].map((row) => row.map(String));
  return [
    ...rows.map(([name = '', tests = '', faults = '', time = '', why = '']) =>
      `${name.padEnd(10)}${tests.padStart(8)}${faults.padStart(8)}${time.padStart(10)}  ${why}`.trimEnd(),
    ),
    '',
    ...results.flatMap(({ failures = [] }) => failures.map((failure) => `✗ ${failure}`)),
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}

/** Formats milliseconds as `1:05`. */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
