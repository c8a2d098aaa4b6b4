import { inject } from 'vitest';
import { openBrowser } from './openBrowser';

/** Where the built site and the showcase are served for the whole run. */
export const site = inject('site');
export const showcase = inject('showcase');

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the browser is the one that visitors have. The quick one loads more of what is far below the screen. */
    hasWindows: boolean;
  }
}

/** One browser for all files of a worker; it ends with the worker. */
export const browser = await openBrowser(inject('hasWindows'));
