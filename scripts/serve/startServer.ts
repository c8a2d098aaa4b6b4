import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerSite } from './answerSite';
import { passToFunction } from './passToFunction';

export interface ServerOptions {
  /** The built site. */
  readonly folder: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Origin of the local edge runtime, which answers `/functions/v1/*`; without one they are unknown addresses. */
  readonly functionUrl?: string;
}

export interface Server {
  readonly url: string;
  /** Ends open connections too. */
  stop(): Promise<void>;
}

/** Serves a built site on this machine as static hosts do. Rejects with Node's `EADDRINUSE` when the port is taken. */
export async function startServer({ folder, port, functionUrl }: ServerOptions): Promise<Server> {
  const answer = answerSite(folder);
  const server = createServer((request, response) => {
    try {
      if (functionUrl && request.url?.startsWith('/functions/v1/'))
        passToFunction(functionUrl, request, response);
      else answer(request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url}: ${(error as Error).message}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
