import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { escapeXml } from '../../renderer/outputs/escapeXml';
import { markupOf } from '../compare/readPage';
import { BuiltPages } from '../look/BuiltPages';
import { blockThirdParties, loadPictures, openChromium } from '../look/openChromium';
import { startServer } from '../serve/startServer';

const WIDTHS = { phone: 390, desktop: 1440 };

/** A change of the menu alters every page. */
const MAX_PAGES = 12;

/** `files`: its screenshots from left to right. */
type PagePictures = { address: string; files: string[] };

/** Takes screenshots of the pages that differ between two built sites into the folder `out`, and writes a page there that shows them side by side. */
export async function takePictures(before: string, after: string, out: string): Promise<PagePictures[]> {
  const addresses = differingPages(new BuiltPages(before).pages, new BuiltPages(after).pages);
  const [pictured, others] = [addresses.slice(0, MAX_PAGES), addresses.slice(MAX_PAGES)];
  console.log(
    `${addresses.length} pages differ${others.length > 0 ? `; ${pictured.length} of them pictured` : ''}.`,
  );
  if (pictured.length === 0) return [];
  mkdirSync(out, { recursive: true });
  const browser = await openChromium();
  const sites = await Promise.all([before, after].map((folder) => startServer({ folder, port: 0 })));
  const origins = sites.map(({ url }) => url);
  try {
    const pages: PagePictures[] = [];
    for (const address of pictured) {
      const urls = origins.map((origin) => origin + address);
      const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
      pages.push({ address, files: await takePair(browser, urls, join(out, name)) });
    }
    const differing = pages.filter(({ files }) => files.length > 0);
    writeFileSync(join(out, 'index.html'), pictureIndex(differing, others));
    return differing;
  } finally {
    await Promise.all([browser.close(), ...sites.map((site) => site.stop())]);
  }
}

/** Addresses of pages whose HTML differs: changed pages, then new and deleted ones. */
function differingPages(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const changed = [...after].flatMap(([address, html]) => {
    const old = before.get(address);
    return old === undefined || old === html || markupOf(old) === markupOf(html) ? [] : [address];
  });
  const inOne = [...after.keys(), ...before.keys()].filter((each) => !(before.has(each) && after.has(each)));
  return [...changed.sort(), ...inOne.sort()];
}

/** Writes screenshots of a page before and after, in each width where they differ: `PATH-phone-before.png` … Returns their names. */
async function takePair(browser: Browser, urls: readonly string[], path: string): Promise<string[]> {
  const pairs = Object.entries(WIDTHS).map(async ([size, width]) => {
    const both = () => Promise.all(urls.map((url) => takeScreenshot(browser, url, width)));
    const first = await both();
    if (areEqual(first[0], first[1])) return [];
    // Antialiasing is not deterministic: any equal pair means that the page is the same.
    const second = await both();
    const isSame = [first, second].some(([old]) => [first, second].some(([, now]) => areEqual(old, now)));
    if (isSame) return [];
    return Object.entries({ before: first[0], after: first[1] }).flatMap(([when, picture]) => {
      if (!picture) return [];
      const file = `${path}-${size}-${when}.png`;
      writeFileSync(file, picture);
      return basename(file);
    });
  });
  return (await Promise.all(pairs)).flat();
}

const areEqual = (one?: Buffer, other?: Buffer) => one !== undefined && other?.equals(one) === true;

/** A page for whoever downloads the screenshots. */
function pictureIndex(differing: readonly PagePictures[], others: readonly string[]): string {
  const figure = (file: string) =>
    `<figure><figcaption>${escapeXml(file)}</figcaption><img src="${escapeXml(file)}" alt=""></figure>`;
  const pages = differing.map(
    ({ address, files }) => `<h2>${escapeXml(address)}</h2>\n${files.map(figure).join('\n')}\n`,
  );
  const rest =
    others.length > 0 ? `<p>These pages change too: ${others.map(escapeXml).join(', ')}.</p>\n` : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Before and after</title>
<style>body{font-family:sans-serif}figure{display:inline-block;vertical-align:top;margin:0 1rem 1rem 0}img{max-width:40rem;border:1px solid #999}</style>
</head><body><h1>Before and after</h1>
${pages.join('')}${rest}</body></html>
`;
}

/** Chromium cannot paint taller pictures. */
const MAX_HEIGHT = 12_000;

/** Makes screenshots repeatable: hides “open now”, which depends on the time, and takes the action bar out of its fixed position. */
const FIXED_STYLE =
  '[data-open-now] { visibility: hidden } body { position: relative } [data-action-bar] { position: absolute !important }';

/** A screenshot of a whole page with all pictures loaded; `undefined` if the page does not exist. */
async function takeScreenshot(browser: Browser, url: string, width: number) {
  const viewport = { width, height: 900 };
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', bypassCSP: true });
  try {
    const { origin, pathname } = new URL(url);
    await blockThirdParties(page, origin);
    await keepFont(page, url);
    const response = await page.goto(url);
    if (!response?.ok() && pathname !== '/404') return undefined;
    // Waits for the script of a form, which adds its field for photographs.
    const unfinishedField = page.locator('[data-photo-field]:not([data-ready])').first();
    await unfinishedField.waitFor({ state: 'detached', timeout: 10_000 }).catch(() => undefined);
    await page.addStyleTag({ content: FIXED_STYLE });
    await loadPictures(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(Math.max(height, viewport.height), MAX_HEIGHT) };
    // A clip, because in a viewport as tall as the page Chromium does not scale pictures deterministically.
    return await page.screenshot({ animations: 'disabled', fullPage: true, clip });
  } finally {
    await page.close();
  }
}

/** Makes the page wait for its font, which `font-display: optional` drops if it is slow. Needs `bypassCSP`, because the CSP has the style's hash. */
export async function keepFont(page: Page, url: string | RegExp): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
}
