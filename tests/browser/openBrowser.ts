import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, findChromium, findHeadlessShell } from '../../scripts/look/chromium';

/** Milliseconds for a page or an element, enough for a busy machine; the limit of a test is longer. */
const PATIENCE = 120_000;

/**
 * Opens headless Chromium, which reaches this machine only; the caller closes it. Root needs `--no-sandbox`. `hasWindows`
 * asks for the program that visitors have, not the quick one; `without` are Playwright's own switches to leave out.
 */
export async function openBrowser(hasWindows = false, without: string[] = []): Promise<Browser> {
  const executablePath = hasWindows ? findChromium() : findHeadlessShell();
  if (!executablePath) throw new Error('no Chromium found: `npm test` installs it, or set CHROME_PATH');
  const browser = await chromium.launch({
    executablePath,
    ignoreDefaultArgs: without,
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      ...CHROMIUM_ARGS,
      // Not by routes, which would also turn off the cache.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(PATIENCE);
    return context;
  };
  return browser;
}
