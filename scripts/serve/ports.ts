import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { refuse } from '../options';

const DEFAULT_PORT = 4173;

/** The port in the environment variable `PORT`, else 4173. Exits if it is invalid or not available. `command`: for the message. */
export async function choosePort(command: string): Promise<number> {
  const port = readPort(process.env.PORT);
  if (port === undefined)
    refuse(`PORT is "${process.env.PORT}", which is not a port: give a number from 1 to 65535.`);
  const reason = await portProblem(port);
  const suggested = port < 9000 ? port + 1 : 8080;
  if (reason) refuse(`${reason}. Stop that one, or give another port: PORT=${suggested} ${command}`);
  return port;
}

/** Parses the variable `PORT`; undefined if it is not a valid port. */
export function readPort(setting: string | undefined): number | undefined {
  if (setting === undefined || setting.trim() === '') return DEFAULT_PORT;
  const port = Number(setting);
  return Number.isInteger(port) && port >= 1 && port <= 65535 ? port : undefined;
}

/** Why no server can listen on `port`; undefined if the port is available. */
export function portProblem(port: number): Promise<string | undefined> {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use by another program`,
    EACCES: `Port ${port} is reserved for the system`,
  };
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code = '', message }: NodeJS.ErrnoException) => resolve(reasons[code] ?? message));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(undefined)));
  });
}

/** An unused port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}

/** The port on which a server listens. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port.');
  return address.port;
}
