import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { clearStale } from './clearStale';
import { createCluster, localPassword } from './createCluster';
import { freePort } from './freePort';
import { type Kept, keepRunning } from './keepRunning';
import { type PostgresPlace, postgresPlace } from './postgresPlace';

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '32MB',
  timezone: 'UTC',
};

function launch({ bin, data, identity }: PostgresPlace, port: number, logFile: string): ChildProcess {
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

async function untilReady(child: ChildProcess, url: string, logFile: string): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await wait(50)) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) break;
    if (await answers(url)) return;
  }
  throw new Error(`Postgres does not run; its own words are in ${logFile}`);
}

/** A running Postgres and the address of its superuser. */
export interface RunningPostgres extends Kept {
  readonly url: string;
}

/** Starts Postgres on the data in `folder` (made on the first run), on a free port that it keeps. */
export async function startPostgres(folder: string, log: (line: string) => void): Promise<RunningPostgres> {
  mkdirSync(folder, { recursive: true });
  const place = await postgresPlace(folder);
  await createCluster(place);
  const port = await freePort();
  const url = `postgres://postgres:${localPassword}@127.0.0.1:${port}/postgres`;
  const logFile = join(folder, 'postgres.log');

  const kept = await keepRunning({
    name: 'Postgres',
    signal: 'SIGINT',
    log,
    start: async (began) => {
      await clearStale(place.data);
      const child = launch(place, port, logFile);
      child.on('error', (error) => log(`Postgres: ${error.message}`));
      began(child);
      await untilReady(child, url, logFile);
    },
  });
  return { ...kept, url };
}
