import type { Print } from './runNode';

/** How many steps run at a time. */
const AT_ONCE = 2;

/** What a step found. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What kept it from running, or from counting in the usual way. */
  readonly why?: string;
  /** Each test that failed: its file, its name, and the first line of its error. */
  readonly failures?: readonly string[];
}

export interface Step {
  readonly name: string;
  /** The step of this name must have passed. */
  readonly needs?: string;
  /** `print` takes the lines of its output; without it they go to this terminal. */
  run(print?: Print): Promise<Outcome>;
}

export interface Result extends Outcome {
  readonly name: string;
  readonly seconds: number;
}

/**
 * Runs two steps at a time, since each of them waits now and then; a step that is ready goes before those after it. Goes on
 * after one that fails; one whose need failed counts as failed and is not run. Results are in the order of the steps.
 */
export async function runSteps(steps: readonly Step[], log: Print): Promise<Result[]> {
  const began = performance.now();
  const results = new Map<Step, Result>();
  const needOf = ({ needs }: Step) => steps.find(({ name }) => name === needs);
  const isReady = (step: Step) => {
    const need = needOf(step);
    return !need || results.has(need);
  };
  const run = async (step: Step) => {
    const from = performance.now();
    log(`[${started}/${steps.length}] ${step.name}  ${formatElapsed(from - began)}`);
    const need = needOf(step);
    const outcome =
      need && results.get(need)?.failed
        ? { passed: 0, failed: 1, why: `not run: ${need.name} failed` }
        : await step.run(steps.length > 1 ? (line) => log(`${step.name.padEnd(9)}| ${line}`) : undefined);
    results.set(step, { ...outcome, name: step.name, seconds: (performance.now() - from) / 1000 });
  };

  let started = 0;
  const waiting = [...steps];
  const running = new Set<Promise<void>>();
  while (waiting.length + running.size > 0) {
    const next = running.size < AT_ONCE ? waiting.find(isReady) : undefined;
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      started += 1;
      const ending = run(next).then(() => void running.delete(ending));
      running.add(ending);
    } else await Promise.race(running);
  }
  return steps.flatMap((step) => results.get(step) ?? []);
}

/** A table of the steps, then each test that failed, and as its last line `N passed, N failed`, which CI reads. `elapsed` are seconds. */
export function formatResults(results: readonly Result[], elapsed: number): string {
  const sum = (field: 'passed' | 'failed') => results.reduce((total, each) => total + each[field], 0);
  const cells = results.map(({ name, passed, failed, seconds, why = '' }) => [
    name,
    String(passed),
    String(failed),
    seconds.toFixed(1),
    why,
  ]);
  const total = ['', String(sum('passed')), String(sum('failed')), elapsed.toFixed(1)];
  return [
    ...[['step', 'passed', 'failed', 'seconds'], ...cells, total].map(formatRow),
    '',
    ...results.flatMap(({ failures = [] }) => failures.map((failure) => `✗ ${failure}`)),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}

function formatRow([name = '', passed = '', failed = '', seconds = '', why = '']: readonly string[]): string {
  return `${name.padEnd(10)}${passed.padStart(8)}${failed.padStart(8)}${seconds.padStart(10)}  ${why}`.trimEnd();
}

/** Milliseconds as `1:05`. */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
