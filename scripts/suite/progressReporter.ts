import type { Reporter, TestCase, TestSpecification } from 'vitest/node';
import { formatElapsed } from './runSteps';

const isTerminal = process.stdout.isTTY === true;

/** Milliseconds between updates. A terminal shows one line, which is overwritten. */
const INTERVAL = isTerminal ? 500 : 10_000;

/** A reporter for vitest that prints the progress: `unit  45 of 310 files, 1204 passed, 0 failed  0:45`. */
export default class ProgressReporter implements Reporter {
  #project = '';
  #began = 0;
  #files = 0;
  #filesDone = 0;
  readonly #tests = { passed: 0, failed: 0, skipped: 0, pending: 0 };
  #timer: NodeJS.Timeout | undefined;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#project = [...new Set(specifications.map(({ project }) => project.name))].sort().join(', ');
    this.#files = specifications.length;
    this.#began = performance.now();
    this.#timer = setInterval(() => this.#print(), INTERVAL);
  }

  onTestCaseResult(test: TestCase): void {
    this.#tests[test.result().state] += 1;
  }

  onTestModuleEnd(): void {
    this.#filesDone += 1;
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer);
    this.#print();
    if (isTerminal) process.stdout.write('\n');
  }

  #print(): void {
    const { passed, failed } = this.#tests;
    const elapsed = formatElapsed(performance.now() - this.#began);
    const line = `${this.#project}  ${this.#filesDone} of ${this.#files} files, ${passed} passed, ${failed} failed  ${elapsed}`;
    process.stdout.write(isTerminal ? `\r\x1b[K${line}` : `${line}\n`);
  }
}
