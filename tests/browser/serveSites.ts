import type { TestProject } from 'vitest/node';
import { builtSite } from '../builtSite';
import { openShowcase } from './pictures/openShowcase';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the built site. */
    site: string;
    /** The address of the content that shows every section and state. */
    showcase: string;
  }
}

/** Serves the built site and the showcase, once for all files that are run; the step `journeys` of `npm test` opens the site only. */
export async function setup({ name, provide }: TestProject): Promise<() => Promise<void>> {
  const site = await builtSite();
  const showcase = name === 'journeys' ? undefined : await openShowcase();
  provide('site', site.url);
  provide('showcase', showcase?.url ?? '');
  return async () => {
    await Promise.all([site.stop(), showcase?.stop()]);
  };
}
