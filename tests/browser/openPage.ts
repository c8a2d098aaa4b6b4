import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export interface OpenedPage {
  page: Page;
  /** Addresses of other sites that the page asked for. */
  foreign: string[];
  /** The page's warnings and errors on the console. */
  complaints: string[];
  close: () => Promise<void>;
}

/** The page of a new visitor to the site at `origin`. Requests to third parties are answered locally. */
export async function openPage(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  const page = await context.newPage();
  const foreign: string[] = [];
  const complaints: string[] = [];
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A frame</title>' });
    },
  );
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  return { page, foreign, complaints, close: () => context.close() };
}
