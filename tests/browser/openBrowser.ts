import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/chromium';

/**
 * Opens headless Chromium; the caller closes it. Root needs `--no-sandbox`, and the browser itself fetches nothing. `without`
 * are Playwright's own switches to leave out.
 */
export async function openBrowser(without: string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('no Chromium found: `npm test` installs it, or set CHROME_PATH');
  return chromium.launch({
    executablePath,
    ignoreDefaultArgs: without,
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-background-networking', '--disable-component-update', '--disable-dev-shm-usage'],
  });
}
