import { defineConfig } from 'vitest/config';

/** `npm run test:faults`: what takes longer than a minute. */
export default defineConfig({
  test: {
    name: 'faults',
    root: new URL('../../', import.meta.url).pathname,
    include: ['tests/faults/**/*.faults.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
