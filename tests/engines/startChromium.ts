import { openBrowser } from '../browser/openBrowser';
import { keys, type Tab } from './Tab';

/** Starts headless Chromium, which reaches this machine only. */
export async function startChromium(): Promise<Tab> {
  const browser = await openBrowser(true);
  const page = await browser.newPage();
  const names = new Map<string, string>(Object.entries(keys).map(([name, key]) => [key, name]));
  return {
    open: async (url) => void (await page.goto(url)),
    run: (task, ...args) => page.evaluate(`(${task})(...${JSON.stringify(args)})`),
    click: (selector) => page.click(selector),
    type: async (selector, text) => {
      await page.focus(selector);
      for (const key of text) await page.keyboard.press(names.get(key) ?? key);
    },
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  };
}
