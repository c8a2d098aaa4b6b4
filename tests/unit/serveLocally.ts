import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { portOf } from '../../scripts/serve/ports';

/** A server on a free port of this machine, until the test or something else ends; returns its origin. */
export async function serveLocally(
  answer: RequestListener,
  end: (stop: () => void) => void = onTestFinished,
): Promise<string> {
  const server = createServer(answer);
  // Else it ends a connection after five seconds, which a test that starts Git in the meantime learns only when it sends.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  end(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${portOf(server)}`;
}
