import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    isWhole: boolean;
  }
}

/** Whether tests that take long go through all their cases, as in `npm test -- long`, or through some. */
export const isWhole = inject('isWhole');
