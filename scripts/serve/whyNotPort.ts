import { createServer } from 'node:net';

/** Why this machine does not let a server listen on `port`, in plain words; undefined when it does. */
export function whyNotPort(port: number): Promise<string | undefined> {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use by another program`,
    EACCES: `Port ${port} is kept for the system`,
  };
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code = '', message }: NodeJS.ErrnoException) => resolve(reasons[code] ?? message));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(undefined)));
  });
}
