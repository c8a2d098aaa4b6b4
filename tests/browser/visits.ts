import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { openPage } from './openPage';
import { browser, site } from './session';

/** The screens of a common phone and a small notebook. */
export const phone = { viewport: { width: 390, height: 844 } };
export const notebook = { viewport: { width: 1280, height: 800 } };

/**
 * For the tests of one file: returns a function that opens a page of a new visitor, who can reach only the built site. All
 * visitors' pages are closed after the test.
 */
export function visits(): (options?: BrowserContextOptions) => Promise<Page> {
  const leave: (() => Promise<void>)[] = [];

  afterEach(async () => {
    for (const close of leave.splice(0)) await close();
  });

  return async (options) => {
    const { page, close } = await openPage(browser, site, options);
    leave.push(close);
    return page;
  };
}
