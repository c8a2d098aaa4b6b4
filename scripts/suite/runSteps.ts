import type { Outcome, Step } from './Step';

/** A step's outcome and how long it took. */
export interface Result extends Outcome {
  readonly name: string;
  readonly seconds: number;
}

/** Runs the steps in their order, also after one that fails; a step whose need failed counts as failed and is not run. */
export async function runSteps(steps: readonly Step[], log: (line: string) => void): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, step] of steps.entries()) {
    log(`\n[${index + 1}/${steps.length}] ${step.name}`);
    const need = results.find(({ name, failed }) => name === step.needs && failed > 0);
    const from = performance.now();
    const outcome = need ? { passed: 0, failed: 1, why: `not run: ${need.name} failed` } : await step.run();
    results.push({ ...outcome, name: step.name, seconds: (performance.now() - from) / 1000 });
  }
  return results;
}
