import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { afterAll, expect, inject, test } from 'vitest';
import { passToFunction } from '../../scripts/serve/passToFunction';
import { startServer } from '../../scripts/serve/startServer';
import { sampleLead } from './postLead';

const folder = mkdtempSync(join(tmpdir(), 'too-large-'));
/** One kept-alive connection, as in a browser. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const server = await startServer({
  folder,
  port: 0,
  answerForm: passToFunction(inject('stack').functionUrl),
});
afterAll(async () => {
  agent.destroy();
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Posts a body through the local server. Returns the status and the message. */
function post(body: string): Promise<[number | undefined, unknown]> {
  return new Promise((resolve, reject) => {
    const url = `${server.url}/functions/v1/submit-contact-form`;
    const headers = { 'content-type': 'application/json' };
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      json(response).then((answer) => resolve([response.statusCode, answer]), reject);
    });
    sent.on('error', reject);
    Readable.from([body]).pipe(sent);
  });
}

test.each([0.3, 2, 9])(
  'a body of %d MB is answered in words, and the next one is taken',
  async (megabytes) => {
    const answer = await post(JSON.stringify(sampleLead({ message: 'x'.repeat(megabytes * 1_000_000) })));
    expect(answer).toEqual([413, { error: expect.stringContaining('too long') }]);
    expect((await post(JSON.stringify(sampleLead())))[0]).toBe(200);
  },
);
