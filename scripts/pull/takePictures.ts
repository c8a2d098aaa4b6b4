import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { requireChromium } from '../browser/requireChromium';
import { startServer } from '../serve/startServer';
import { changedPages } from './changedPages';
import { pictureIndex, type Taken } from './pictureIndex';
import { takePicture } from './takePicture';

const SIZES = { phone: 390, desktop: 1280 };

/** Pages that are pictured; a change of a menu would be all of them. */
const MOST = 12;

/** Takes pictures of the pages that differ between two built folders, before and after, with a page that shows them side by side. */
export async function takePictures(
  before: string,
  after: string,
  out: string,
  log: (line: string) => void,
  most = MOST,
): Promise<Taken[]> {
  const addresses = changedPages(before, after);
  const pictured = addresses.slice(0, most);
  const more = addresses.length - pictured.length;
  log(`${addresses.length} pages differ${more > 0 ? `; ${most} of them pictured` : ''}.`);
  if (pictured.length === 0) return [];
  mkdirSync(out, { recursive: true });
  const browser = await openChromium(log);
  const sites = await Promise.all([before, after].map((folder) => startServer({ folder, port: 0 })));
  try {
    const taken: Taken[] = [];
    for (const address of pictured)
      taken.push({
        address,
        files: await both(
          browser,
          address,
          sites.map(({ url }) => url),
          out,
        ),
      });
    const shown = taken.filter(({ files }) => files.length > 0);
    writeFileSync(join(out, 'index.html'), pictureIndex(shown, addresses.slice(most)));
    return shown;
  } finally {
    await Promise.all([browser.close(), ...sites.map((site) => site.stop())]);
  }
}

/** Pairs that look the same are left out: search results may change where the page does not. */
async function both(browser: Browser, address: string, origins: string[], out: string): Promise<string[]> {
  const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
  const files: string[] = [];
  for (const [size, width] of Object.entries(SIZES)) {
    const [old, fresh] = await Promise.all(
      origins.map((origin) => takePicture(browser, origin, address, width)),
    );
    if (old && fresh && old.equals(fresh)) continue;
    for (const [when, picture] of [
      ['before', old],
      ['after', fresh],
    ] as const) {
      if (!picture) continue;
      const file = `${name}-${size}-${when}.png`;
      writeFileSync(join(out, file), picture);
      files.push(file);
    }
  }
  return files;
}

async function openChromium(log: (line: string) => void): Promise<Browser> {
  const found = requireChromium(log);
  if ('why' in found) throw new Error(found.why);
  return chromium.launch({
    executablePath: found.path,
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-background-networking', '--disable-component-update', '--disable-dev-shm-usage'],
  });
}
