import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, inject, test } from 'vitest';
import { sampleBusiness } from '../../supabase/functions/submit-contact-form/sampleBusiness';
import type { Stack } from '../stack/startStack';
import { localForm } from './localForm';
import { portOf } from './ports';
import { startServer } from './startServer';

const ends: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A server whose form backend is not ready yet. `post` sends the request of the form's script, or of a form without JavaScript. */
async function serve(starting: Promise<Stack>, hold?: number) {
  const folder = mkdtempSync(join(inject('copies'), 'form-'));
  const { answer: answerForm } = localForm(starting, sampleBusiness, hold);
  const server = await startServer({ folder, port: 0, answerForm });
  ends.push(server.stop);
  return (body: string | URLSearchParams) =>
    fetch(`${server.url}/functions/v1/submit-contact-form`, {
      method: 'POST',
      redirect: 'manual',
      body,
      ...(typeof body === 'string' && { headers: { 'content-type': 'application/json' } }),
    });
}

test('a form that is sent before the function has started is answered by it', async () => {
  const edge = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.end(body);
  });
  await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve));
  ends.push(
    () => edge.closeAllConnections(),
    () => edge.close(),
  );
  let hasStarted: (stack: Stack) => void = () => {};
  const post = await serve(new Promise((resolve) => (hasStarted = resolve)));
  const answer = post('{"name":"Ann"}');
  hasStarted({ functionUrl: `http://127.0.0.1:${portOf(edge)}` } as Stack);
  expect(await (await answer).text()).toBe('{"name":"Ann"}');
});

test.each([
  ['does not start', () => Promise.reject(new Error('The disk is full')), undefined],
  ['starts too late', () => new Promise<never>(() => {}), 0],
] as const)(
  'a form whose function %s gets the usual notice with the phone number',
  async (_, starting, hold) => {
    const post = await serve(starting(), hold);
    const answer = await post('{}');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      error: expect.stringContaining(`call us directly at ${sampleBusiness.phone}`),
    });
    const plain = await post(new URLSearchParams({ name: 'Ann' }));
    expect([plain.status, plain.headers.get('location')]).toEqual([303, '/not-sent']);
  },
);
