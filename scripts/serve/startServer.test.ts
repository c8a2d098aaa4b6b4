import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Server, startServer } from './startServer';

const files = {
  'index.html': '<h1>Home</h1>',
  'areas.html': '<h1>Areas</h1>',
  'areas/pitman-nj.html': '<h1>Pitman</h1>',
  'notes/index.html': '<h1>Notes</h1>',
  'blog/roi-guide.html': '<h1>What it costs</h1>',
  'a b.txt': 'Two words',
  'feed.xml': '<rss/>',
  'about.html': `<h1>About</h1>${'<p>Long</p>'.repeat(500)}`,
  '404.html': '<h1>Not here</h1>',
  'assets/entry.a1.js': 'export {}',
  'media/home.b2.jpg': 'JPEG',
  _redirects:
    '# moved\n/old /about 301\n/long-title /blog/roi-guide   # of an article\n\n/archive/* /blog/:splat\n/for-now /contact 302\n',
  _headers:
    '# for all\n/*\n  X-Frame-Options: DENY\n  Content-Security-Policy: img-src https:\n\n/blog/*\n  X-Frame-Options: SAMEORIGIN\n/feed.xml\n  Cache-Control: max-age=60\n',
};

let folder: string;
let server: Server;

beforeAll(async () => {
  const parent = mkdtempSync(join(inject('copies'), 'serve-'));
  folder = join(parent, 'site');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  server = await startServer({ folder, port: 0 });
});

afterAll(() => server.stop());

interface Reply {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Sends a raw request: `fetch` would normalize the path and decompress the body. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, method }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) });
    });
    sent.on('error', reject).end();
  });
}

test('serves a page with the headers of the host', async () => {
  const { status, headers, body } = await ask('/');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(body.toString()).toBe('<h1>Home</h1>');
});

test.each([
  ['/areas/pitman-nj', '<h1>Pitman</h1>'],
  ['/notes', '<h1>Notes</h1>'],
  ['/a%20b.txt', 'Two words'],
  ['/older', '<h1>Not here</h1>'],
])('at %s is %s', async (path, text) => {
  expect((await ask(path)).body.toString()).toBe(text);
});

test('gives an address what every rule that fits it says', async () => {
  expect((await ask('/blog/roi-guide')).headers).toMatchObject({
    'x-frame-options': 'DENY, SAMEORIGIN',
    'content-security-policy': 'img-src https:',
  });
});

test.each([
  ['/about', 'public, max-age=0, must-revalidate'],
  ['/assets/entry.a1.js', 'public, max-age=31536000, immutable'],
  ['/media/home.b2.jpg', 'public, max-age=31536000, immutable'],
  ['/feed.xml', 'max-age=60'],
])('%s is cached by %s', async (path, caching) => {
  expect((await ask(path)).headers['cache-control']).toBe(caching);
});

test.each([
  ['/about.html?from=mail', '/about?from=mail', 301],
  ['/old?from=mail', '/about?from=mail', 301],
  ['/old/', '/about', 301],
  ['/long-title', '/blog/roi-guide', 301],
  ['/archive/2024/march', '/blog/2024/march', 301],
  ['/for-now', '/contact', 302],
  ['//about/', '/about', 301],
  ['/areas//pitman-nj.html', '/areas/pitman-nj', 301],
  ['/areas/', '/areas', 301],
  ['/index.html', '/', 301],
  ['/notes/index.html', '/notes', 301],
])('%s is moved to %s with %i', async (path, to, code) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([code, to]);
});

test.each([
  '/../secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/areas/%2e%2e%2f%2e%2e%2fsecret.txt',
  '/_headers',
  '/_redirects',
  '//example.com/',
  '/%5Cexample.com/',
  '/about%00',
  '/About',
  '/404',
  '/nothing.html',
  '/nothing/',
  '/%',
  '/assets',
  `/${'long'.repeat(100)}`,
])('%s is the 404 page', async (path) => {
  const { status, headers, body } = await ask(path);
  expect(status).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
  expect(body.toString()).toBe('<h1>Not here</h1>');
});

test('compresses what shrinks, by the encoding that the browser takes', async () => {
  const brotli = await ask('/about', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(files['about.html']);

  const gzip = await ask('/about', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.body).toString()).toBe(files['about.html']);

  const picture = await ask('/media/home.b2.jpg', { 'accept-encoding': 'gzip, br' });
  expect(picture.headers['content-encoding']).toBeUndefined();
});

test('serves a page anew when its file has changed', async () => {
  await ask('/assets/entry.a1.js', { 'accept-encoding': 'br' });
  const text = `export default '${'1'.repeat(2000)}'`;
  writeFileSync(join(folder, 'assets/entry.a1.js'), text);
  const { body } = await ask('/assets/entry.a1.js', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(body).toString()).toBe(text);
});

test('answers 304 to a browser that has this version', async () => {
  const { etag = '' } = (await ask('/about')).headers;
  const { status, body } = await ask('/about', { 'if-none-match': etag });
  expect(status).toBe(304);
  expect(body).toHaveLength(0);
});

test('answers HEAD with the headers of GET and no body', async () => {
  const { status, headers, body } = await ask('/about', {}, 'HEAD');
  expect(status).toBe(200);
  expect(headers['content-length']).toBe(String(files['about.html'].length));
  expect(body).toHaveLength(0);
});

test('refuses other methods, and knows no function without the stack', async () => {
  const { status, headers } = await ask('/about', {}, 'POST');
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
  expect((await ask('/functions/v1/submit-contact-form')).status).toBe(404);
});

test('makes a file of /media when it is asked for, and goes on where it cannot be made', async () => {
  const asked: string[] = [];
  const makeMedia = async (name: string) => {
    asked.push(name);
    if (name === 'broken.jpg') throw new Error('The disk is full');
    if (name === 'made.jpg') writeFileSync(join(folder, 'media', name), 'MADE');
  };
  const making = await startServer({ folder, port: 0, makeMedia });
  const get = async (path: string) => {
    const answer = await fetch(`${making.url}${path}`);
    return [answer.status, await answer.text()];
  };
  expect(await get('/media/made.jpg?again')).toEqual([200, 'MADE']);
  expect(await get('/media/none.jpg')).toEqual([404, '<h1>Not here</h1>']);
  expect((await get('/media/broken.jpg'))[0]).toBe(500);
  expect(await get('/')).toEqual([200, '<h1>Home</h1>']);
  expect(asked).toEqual(['made.jpg', 'none.jpg', 'broken.jpg']);
  await making.stop();
});

test('rejects when the port is taken', async () => {
  const port = Number(new URL(server.url).port);
  await expect(startServer({ folder, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, identity', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
])('a browser that takes %s gets %s', async (accepted, encoding) => {
  expect((await ask('/about', { 'accept-encoding': accepted })).headers['content-encoding']).toBe(encoding);
});

test('sends the whole picture to those who ask for a part that there is not', async () => {
  const { status, body } = await ask('/media/home.b2.jpg', { range: 'bytes=5-2' });
  expect([status, body.toString()]).toEqual([200, 'JPEG']);
});

// Only Linux has a file that can be opened but not read, like a file on a broken disk.
test.runIf(process.platform === 'linux')('goes on serving where a file cannot be read', async () => {
  symlinkSync('/proc/self/mem', join(folder, 'media/broken.jpg'));
  expect((await ask('/media/broken.jpg')).status).toBe(500);
  expect((await ask('/')).status).toBe(200);
});
