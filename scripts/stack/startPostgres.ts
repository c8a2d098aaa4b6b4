import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { findPostgres, type PostgresInstallation } from './findPostgres';
import { freePort } from './freePort';
import { endProcess, isRunning } from './processes';
import { type Supervised, supervise } from './supervise';

/** The local database's only password; it listens on this machine alone. */
const PASSWORD = 'postgres';

const initFlags = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--no-sync',
  '--no-instructions',
];

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '32MB',
  timezone: 'UTC',
};

interface RunningPostgres extends Supervised {
  readonly url: string;
}

/** Starts Postgres on the data in `folder` (made on the first run), on a free port that it keeps. */
export async function startPostgres(folder: string, log: (line: string) => void): Promise<RunningPostgres> {
  mkdirSync(folder, { recursive: true });
  const installation = await findPostgres(folder);
  await createCluster(installation);
  const port = await freePort();
  const url = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  const logFile = join(folder, 'postgres.log');

  const supervised = await supervise({
    name: 'Postgres',
    signal: 'SIGINT',
    log,
    start: async (onSpawn) => {
      await clearStale(installation.data);
      const child = launch(installation, port, logFile);
      onSpawn(child);
      await untilReady(child, url, logFile);
    },
  });
  return { ...supervised, url };
}

/** Makes the data folder where there is none; one that a crash left half made is made anew. */
async function createCluster({ bin, data, identity }: PostgresInstallation): Promise<void> {
  if (existsSync(data)) return;

  const half = `${data}.half`;
  const passwordFile = `${data}.password`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half);
  writeFileSync(passwordFile, PASSWORD, { mode: 0o600 });
  const { uid, gid } = identity;
  if (uid !== undefined && gid !== undefined)
    for (const path of [half, passwordFile]) chownSync(path, uid, gid);
  await promisify(execFile)(
    join(bin, 'initdb'),
    [`--pgdata=${half}`, `--pwfile=${passwordFile}`, ...initFlags],
    { ...identity, cwd: '/' },
  ).catch((error: Error & { stderr?: string }) => {
    const reason = errorIn(error.stderr ?? '') ?? error.message;
    throw new Error(`Postgres could not make its data in ${data}: ${reason}`);
  });
  rmSync(passwordFile);
  renameSync(half, data);
}

/** The first error that a Postgres program printed; undefined where it printed none. */
export function errorIn(output: string): string | undefined {
  return /(?:FATAL|PANIC|ERROR|error): {1,2}(.+)/.exec(output)?.[1]?.trim();
}

/** Ends the Postgres that a crashed run left on this data folder, and removes the pid file that would stop the next. */
async function clearStale(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;

  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (pid > 0 && isRunning(pid, data)) await endProcess(pid, 'SIGINT', 8000);
  rmSync(file, { force: true });
}

function launch({ bin, data, identity }: PostgresInstallation, port: number, logFile: string): ChildProcess {
  const output = openSync(logFile, 'a');
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...identity,
    cwd: '/',
    // Ctrl-C in a terminal goes to the stack alone, which ends its parts in order.
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  return child;
}

async function untilReady(child: ChildProcess, url: string, logFile: string): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await wait(50)) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) break;
    if (await answers(url)) return;
  }
  throw new Error(`Postgres does not run; see ${logFile}`);
}

async function answers(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => undefined });
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
