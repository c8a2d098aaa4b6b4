import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Server } from '../../scripts/serve/startServer';
import { builtSite } from '../builtSite';
import { openBrowser } from './openBrowser';
import { openPage } from './openPage';

/** The screens of a common phone and a small notebook. */
export const phone = { viewport: { width: 390, height: 844 } };
export const notebook = { viewport: { width: 1280, height: 800 } };

/**
 * The built site and a browser for the tests of one file. Returns a function that opens a page of a new visitor, who can reach
 * only this site. All visitors' pages are closed after the test.
 */
export function visits(): (options?: BrowserContextOptions) => Promise<Page> {
  let site: Server;
  let browser: Browser;
  const leave: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    site = await builtSite();
    browser = await openBrowser();
  });
  afterEach(async () => {
    for (const close of leave.splice(0)) await close();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  return async (options) => {
    const { page, close } = await openPage(browser, site.url, options);
    leave.push(close);
    return page;
  };
}
