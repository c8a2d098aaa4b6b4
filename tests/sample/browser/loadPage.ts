import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

/** What was transferred for one page up to its `load` event. */
interface Load {
  /** Bytes of the page with its style, in Brotli at the highest level. */
  html: number;
  /** Bytes as transferred, without headers. */
  font: number;
  /** Bytes of the first picture that the page requests; 0 if there is none. */
  firstPicture: number;
  requests: number;
  /** Bytes of script (gzip), with those that wait for an idle page. */
  scripts: number;
  /** The number of elements in the first style and layout pass. */
  elements: number;
  /** The number of function calls in scripts: a measure of their cost without a clock. */
  calls: number;
}

/** Opens an address as for the first time, gives no input, and adds up what it took. */
export async function loadPage(page: Page, address: string): Promise<Load> {
  // A route turns off the browser's cache.
  await page.route('**/*', (route) => route.fallback());
  const answers: { type: string; url: string; bytes: number }[] = [];
  const pending: Promise<unknown>[] = [];
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  page.on('requestfinished', (request) => {
    pending.push(
      request.sizes().then(({ responseBodySize: bytes }) => {
        answers.push({ type: request.resourceType(), url: request.url(), bytes });
      }),
    );
  });
  await page.coverage.startJSCoverage();
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  const html = brotliCompressSync((await answer?.body()) ?? '').length;
  await Promise.all(pending);
  const loaded = [...answers];
  const first = await page.evaluate(
    () => document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc,
  );
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const { origin } = new URL(page.url());
  const calls = (await page.coverage.stopJSCoverage())
    // Not those of Chrome's error page in the place of a blocked third party.
    .filter((script) => script.url.startsWith(origin))
    .flatMap(({ functions }) => functions)
    .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(scripts.map((response) => response.body()));
  const bytesOf = (type: string) =>
    loaded.filter((each) => each.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    html,
    font: bytesOf('font'),
    firstPicture: loaded.find((each) => each.url === first)?.bytes ?? 0,
    requests: loaded.length,
    scripts: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0),
    elements,
    calls,
  };
}
