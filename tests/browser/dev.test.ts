import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/serve/ports';
import { runServing, type Serving } from '../backend/runServing';
import { waitFor } from '../backend/waitFor';
import { showcaseContent } from './pictures/openShowcase';
import { browser } from './session';

let folder: string;
let origin: string;
let dev: Serving;
let withErrors: Response;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dev-'));
  chmodSync(folder, 0o755);
  const content = join(folder, 'content');
  cpSync(showcaseContent, content, { recursive: true });
  writeFileSync(join(content, 'redirects.md'), '---\nredirects:\n  - /old-albums -> /albums\n---\n');
  const mistake = join(content, 'pages', 'mistake.md');
  writeFileSync(mistake, '---\ntitle: A page\n<b>: unknown\n---\n\nText.\n');
  mkdirSync(join(folder, 'public'));
  for (const name of ['verified.txt', 'README.md']) writeFileSync(join(folder, 'public', name), 'mine');
  const port = String(await freePort());
  origin = `http://localhost:${port}`;
  dev = runServing(['dev', '--content', content], {
    NODE_ENV: 'development',
    // Vike serves what was built last where it finds itself in a test.
    VITEST: undefined,
    PORT: port,
    LOCAL_STACK_FOLDER: join(folder, 'stack'),
  });
  await dev.untilServing();
  withErrors = await fetch(`${origin}/contact`);
  rmSync(mistake);
  await waitFor('the content without errors', async () => (await fetch(`${origin}/robots.txt`)).ok);
}, 240_000);

afterAll(async () => {
  await dev.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

test('content with errors is answered with the report, until it is fixed', async () => {
  expect([withErrors.status, withErrors.headers.get('content-type')]).toEqual([
    503,
    'text/html; charset=utf-8',
  ]);
  const report = await withErrors.text();
  expect(report).toContain('content/pages/mistake.md');
  expect(report).toContain('&lt;b&gt;');
  expect(report).not.toContain('<b>');
});

test('a page stays as it was while a mistake is in its file', async () => {
  const file = join(folder, 'content', 'pages', 'contact.md');
  const text = readFileSync(file, 'utf8');
  onTestFinished(() => writeFileSync(file, text));
  writeFileSync(
    file,
    text.replace(/^title: /m, 'titel: ').replaceAll('Nothing in them matters.', 'All matters.'),
  );
  await waitFor('the report', async () => {
    await fetch(`${origin}/quote`);
    return dev.printed().includes('The pages still show the last state without errors.');
  });
  const shown = await fetch(`${origin}/contact`);
  const body = await shown.text();
  expect([shown.status, body.includes('Nothing in them matters.'), body.includes('All matters.')]).toEqual([
    200,
    true,
    false,
  ]);
});

test('a page names a share card, which is a picture', async () => {
  const page = await browser.newPage();
  await page.goto(`${origin}/contact`);
  const address = await page.getAttribute('meta[property="og:image"]', 'content');
  // The development server may load the first page again at any time, which would end its way to another one.
  const card = await browser.newPage();
  const answer = await card.goto(origin + new URL(address ?? '').pathname);
  expect(answer?.headers()['content-type']).toBe('image/jpeg');
  expect(await card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await Promise.all([page.close(), card.close()]);
});

test.each([
  ['/feed.xml', 'xml', '<rss'],
  ['/sitemap.xml', 'xml', '<urlset'],
  ['/robots.txt', 'text/plain', 'Sitemap: '],
  ['/site.webmanifest', 'manifest+json', '"icons"'],
  ['/llms.txt', 'text/plain', '# '],
])('%s is served', async (path, type, text) => {
  const answer = await fetch(origin + path);
  expect(answer.headers.get('content-type')).toContain(type);
  expect(await answer.text()).toContain(text);
});

test('an old address leads to the new one', async () => {
  const page = await browser.newPage();
  await page.goto(`${origin}/old-albums?from=mail`);
  expect(page.url()).toBe(`${origin}/albums?from=mail`);
  await page.close();
});

test('an unknown address is the not-found page, with 404', async () => {
  const page = await browser.newPage();
  const answer = await page.goto(`${origin}/no-such-page`);
  expect(answer?.status()).toBe(404);
  // The server may load the page again, when it has found another package.
  await expect.poll(() => page.locator('h1').count()).toBe(1);
  await page.close();
});

test('a file of public/ is served, but not its README', async () => {
  const file = await fetch(`${origin}/verified.txt`);
  expect([file.status, await file.text()]).toEqual([200, 'mine']);
  const readme = await fetch(`${origin}/README.md`);
  expect(readme.status).toBe(404);
});
