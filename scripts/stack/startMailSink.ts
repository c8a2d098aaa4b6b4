import { once } from 'node:events';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { portOf } from '../serve/ports';

/** Starts a mail API that sends nothing, and writes every mail to two files in `folder`: the request's JSON, and its HTML for a browser. */
export async function startMailSink(folder: string) {
  mkdirSync(folder, { recursive: true });
  let isRefusing = false;
  const server = createServer(async (request, response) => {
    const mail = await text(request).catch(() => undefined);
    if (mail === undefined) return;
    if (isRefusing) return void response.writeHead(503).end('Try again later');
    // A mail that is sent twice, after a crash, has the same key and so the same files: `owner-ID@example.com`.
    const name = String(request.headers['idempotency-key']).replace(/@.*$|[^\w.-]/g, '');
    const file = join(folder, name);
    writeFileSync(`${file}.html`, JSON.parse(mail).html);
    writeFileSync(`${file}.part`, mail);
    renameSync(`${file}.part`, `${file}.json`);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    /** Refuses or accepts all mails from now on. */
    refuse: (value: boolean) => {
      isRefusing = value;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
