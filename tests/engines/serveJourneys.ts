import type { TestProject } from 'vitest/node';
import { openTestStack } from '../backend/openTestStack';
import { openShowcase, showcaseFolder } from '../browser/pictures/openShowcase';
import { builtSite } from '../builtSite';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the showcase, with its form. */
    site: string;
    database: string;
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const stack = await openTestStack();
  const built = await openShowcase();
  const showcase = await builtSite(stack.functionUrl, showcaseFolder);
  provide('site', showcase.url);
  provide('database', stack.databaseUrl);
  return async () => {
    await Promise.all([built, showcase, stack].map((each) => each.stop()));
  };
}
