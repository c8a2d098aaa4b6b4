import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { passToFunction } from './passToFunction';
import { portOf } from './ports';
import { type Server, startServer } from './startServer';

/** A stand-in for the edge runtime: returns the request that it received, and drops the connection at `/functions/v1/cut`. */
const edge = createServer(async (request, response) => {
  if (request.url?.endsWith('/cut')) {
    request.socket.destroy();
    return;
  }
  let body = '';
  for await (const chunk of request) body += chunk;
  response.writeHead(303, { 'content-type': 'application/json', location: '/thank-you' });
  response.end(JSON.stringify({ url: request.url, method: request.method, headers: request.headers, body }));
});

const folder = mkdtempSync(join(inject('copies'), 'pass-'));
let server: Server;

beforeAll(async () => {
  await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve));
  const functionUrl = `http://127.0.0.1:${portOf(edge)}`;
  server = await startServer({ folder, port: 0, answerForm: passToFunction(functionUrl) });
});

afterAll(async () => {
  await server.stop();
  edge.closeAllConnections();
  await new Promise((resolve) => edge.close(resolve));
});

const post = (path: string, headers: Record<string, string> = {}, body = 'name=Ann') =>
  fetch(`${server.url}${path}`, { method: 'POST', body, headers, redirect: 'manual' });

test('hands on method, address, headers and body, and the answer back', async () => {
  const answer = await post('/functions/v1/submit-contact-form?a=1', {
    'content-type': 'text/plain',
    origin: 'http://x',
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/thank-you');
  expect(await answer.json()).toMatchObject({
    url: '/functions/v1/submit-contact-form?a=1',
    method: 'POST',
    headers: { 'content-type': 'text/plain', origin: 'http://x' },
    body: 'name=Ann',
  });
});

test('says who sent it as the platform does, in a header that no client can set', async () => {
  const claimed = { 'x-forwarded-for': '203.0.113.9', 'cf-connecting-ip': '203.0.113.9' };
  const answer = await post('/functions/v1/submit-contact-form', claimed);
  const { headers } = (await answer.json()) as { headers: Record<string, string> };
  expect(headers['cf-connecting-ip']).toBe('127.0.0.1');
  expect(headers['x-forwarded-for']).toBe('203.0.113.9, 127.0.0.1');
  expect(headers['x-forwarded-host']).toBe(new URL(server.url).host);
});

test('passes large bodies whole', async () => {
  const body = 'x'.repeat(1_000_000);
  const answer = await post('/functions/v1/submit-contact-form', {}, body);
  expect(((await answer.json()) as { body: string }).body).toBe(body);
});

test('answers 502 with words when the function cuts the line', async () => {
  const answer = await post('/functions/v1/cut');
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({ error: expect.any(String) });
});

test('answers 502 with words when nothing runs there', async () => {
  const gone = await startServer({ folder, port: 0, answerForm: passToFunction('http://127.0.0.1:1') });
  const answer = await fetch(`${gone.url}/functions/v1/submit-contact-form`, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({ error: 'The form cannot be reached at the moment.' });
  await gone.stop();
});
