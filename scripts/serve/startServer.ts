import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { splitUrl } from '../../renderer/resolveAddress';
import { answerSite, type RequestHandler } from './answerSite';
import { portOf } from './ports';

const MEDIA = '/media/';

interface ServerOptions {
  /** The built site. */
  readonly folder: string;
  /** 0 chooses a free port. */
  readonly port: number;
  /** Answers `/functions/v1/*`; without it, these addresses are 404. */
  readonly answerForm?: RequestHandler;
  /** Makes a missing file of `/media` in `folder`, if the site has one of this name. */
  readonly makeMedia?: (name: string) => Promise<void>;
}

export type Server = Awaited<ReturnType<typeof startServer>>;

/** Serves a built site like static hosts do. Rejects with `EADDRINUSE` if the port is taken. */
export async function startServer({ folder, port, answerForm, makeMedia }: ServerOptions) {
  const answerFile = answerSite(folder);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (answerForm && request.url?.startsWith('/functions/v1/')) return void answerForm(request, response);
    if (request.url?.startsWith(MEDIA)) await makeMedia?.(splitUrl(request.url)[0].slice(MEDIA.length));
    answerFile(request, response);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      console.error(`${request.method} ${request.url}: ${error.message}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${portOf(server)}`,
    /** Also closes open connections. */
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
