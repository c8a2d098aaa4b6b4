import type { BrowserContextOptions, Page, Request } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { browser, showcase } from './session';

/** The screens of a common phone and a small notebook. */
export const phone = { viewport: { width: 390, height: 844 } };
export const notebook = { viewport: { width: 1280, height: 800 } };

export interface Visitor extends BrowserContextOptions {
  /** The site; the showcase if not given. */
  readonly origin?: string;
  /** Whether nothing is in the browser's cache yet. Also needed where a test replaces the clock, which cannot be put back. */
  readonly isNew?: boolean;
  /** Whether every picture is one dot, where nobody looks at them: to make those of the sample takes long. */
  readonly hasDots?: boolean;
}

/** A GIF of one pixel. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAExpcYiIiCH5BAUAAAAALAAAAAABAAEAAAICTAEAOw==', 'base64');

/** Pages that no test uses, by the options of their contexts. To open a new one takes three times as long as another address. */
const idle = new Map<string, Page[]>();

/** Opens the page of a visitor with `baseURL`. After the test the page is emptied and kept for the next visitor. */
export async function visit({
  viewport,
  reducedMotion,
  isNew,
  hasDots,
  origin = showcase,
  ...fixed
}: Visitor = {}): Promise<Page> {
  const kind = JSON.stringify([origin, fixed]);
  const kept = isNew ? undefined : idle.get(kind)?.pop();
  const page = kept ?? (await (await browser.newContext({ ...fixed, baseURL: origin })).newPage());
  await page.setViewportSize(viewport ?? notebook.viewport);
  // What the last visitor changed would stay.
  const asUsual = { media: null, colorScheme: null, forcedColors: null, contrast: null };
  await page.emulateMedia({ ...asUsual, reducedMotion: reducedMotion ?? 'no-preference' });
  if (hasDots)
    await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: DOT }));
  onTestFinished(async () => {
    if (isNew || !(await empty(page).catch(() => false))) await page.context().close();
    else idle.set(kind, [...(idle.get(kind) ?? []), page]);
  });
  return page;
}

/** Leaves nothing of the last visitor. Returns whether the page can be used again. */
async function empty(page: Page): Promise<boolean> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const event of [
    'console',
    'pageerror',
    'request',
    'requestfinished',
    'requestfailed',
    'response',
  ] as const)
    page.removeAllListeners(event);
  if (page.context().pages().length > 1) return false;
  // A photograph that was just closed still goes back in the history. Later than `about:blank`, that would open its page again.
  const isBack = () => !history.state?.photo || Boolean(document.querySelector('dialog[open]'));
  await page.waitForFunction(isBack, undefined, { timeout: 5000 });
  await page.evaluate(() => {
    if (location.protocol !== 'http:') return;
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.goto('about:blank');
  await page.mouse.move(0, 0);
  return true;
}

/** `duringTest(page.addInitScript(…))`: takes the script back when the test has ended. */
export async function duringTest(added: Promise<{ dispose(): Promise<void> }>): Promise<void> {
  const script = await added;
  onTestFinished(() => script.dispose());
}

/** On a page whose clock is replaced: waits for its first paint, and then lets the time pass that its scripts wait for. */
export async function passTime(page: Page): Promise<void> {
  await page.locator('html[data-painted]').waitFor({ state: 'attached' });
  await page.clock.runFor(10_000);
}

/** Delays requests until the returned function is called. */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/**
 * Follows the page's requests from now on. Returns a function that waits until none was under way for half a second;
 * Playwright's `networkidle` would wait for ever for a frame whose address is refused.
 */
export function followRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let last = Date.now();
  page.on('request', (request) => underWay.add(request));
  const end = (request: Request) => {
    underWay.delete(request);
    last = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    last = Date.now();
    await expect.poll(() => underWay.size === 0 && Date.now() - last >= 500).toBe(true);
  };
}

/** What the page's own code complains of on the console, from now on. */
export function listenTo(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    const isOurs = url === '' || new URL(url).host === new URL(page.url()).host;
    if (isOurs && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}

interface LayoutShift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Records every layout shift from now on that the visitor did not cause. Returns a getter of them, in words. Scrolling by script does not excuse one. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  const record = () => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value, sources } = entry as LayoutShift;
        if (!hadRecentInput) shifts.push(`${value} ${sources.map(({ node }) => node?.nodeName).join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  };
  await duringTest(page.addInitScript(record));
  return () => page.evaluate(() => Reflect.get(window, 'shifts'));
}
