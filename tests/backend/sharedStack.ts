import type { TestProject } from 'vitest/node';
import { openTestStack, type TestStack } from './openTestStack';

/** The parts of a stack that can be passed to test files. */
export type SharedStack = Pick<TestStack, 'functionUrl' | 'databaseUrl' | 'mailFolder'>;

declare module 'vitest' {
  interface ProvidedContext {
    stack: SharedStack;
  }
}

/** Starts one stack for all test files that do not change how it runs: `inject('stack')`. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { stop, functionUrl, databaseUrl, mailFolder } = await openTestStack({ MINIMUM_FILL_SECONDS: '2' });
  provide('stack', { functionUrl, databaseUrl, mailFolder });
  return stop;
}
