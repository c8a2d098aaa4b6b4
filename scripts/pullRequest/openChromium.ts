import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, findQuickChromium, requireChromium } from '../chromium';

/** Opens headless Chromium, which is installed if possible. The caller closes it. */
export async function openChromium(log: (line: string) => void): Promise<Browser> {
  const found = requireChromium(log);
  if ('why' in found) throw new Error(found.why);
  return chromium.launch({
    executablePath: findQuickChromium() ?? found.path,
    chromiumSandbox: process.getuid?.() !== 0,
    args: CHROMIUM_ARGS,
  });
}
