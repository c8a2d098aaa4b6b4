import type { TestProject } from 'vitest/node';
import { openTestStack } from '../backend/openTestStack';
import { openShowcase } from '../browser/pictures/openShowcase';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the showcase, with its form. */
    site: string;
    database: string;
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const stack = await openTestStack();
  const showcase = await openShowcase(stack.functionUrl);
  provide('site', showcase.url);
  provide('database', stack.databaseUrl);
  return async () => {
    await Promise.all([showcase.stop(), stack.stop()]);
  };
}
