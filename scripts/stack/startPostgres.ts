import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postgres, { type Sql } from 'postgres';
import { freePort } from '../serve/ports';
import { findPostgres, type PostgresInstallation } from './findPostgres';
import { endStaleProcess } from './processes';
import { type Supervised, spawnLogged, supervise } from './supervise';

/** Anybody may know it: the local database listens on this machine only. */
const PASSWORD = 'postgres';

const initFlags =
  '--username=postgres --auth=scram-sha-256 --encoding=UTF8 --locale=C --no-sync --no-instructions';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '32MB',
  timezone: 'UTC',
};

/** Starts Postgres on a free port, which restarts keep, with its data and log in `folder`; the first run creates the data. */
export async function startPostgres(folder: string, log: (line: string) => void): Promise<Supervised> {
  mkdirSync(folder, { recursive: true });
  const installation = await findPostgres(folder);
  const { bin, data, identity } = installation;
  await createCluster(installation);
  const port = await freePort();
  const url = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  const logFile = join(folder, 'postgres.log');
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', data, '-p', String(port), ...settings];
  return supervise({
    name: 'Postgres',
    url,
    logFile,
    signal: 'SIGINT',
    log,
    // With a stale pid file, Postgres would not start.
    endStale: () => endStaleProcess(join(data, 'postmaster.pid'), data, 'SIGINT'),
    launch: () => spawnLogged(join(bin, 'postgres'), args, { ...identity, cwd: '/', logFile }),
    isReady: () => withDatabase(url, (sql) => sql`select 1`).then(Boolean, () => false),
  });
}

/** Calls `use` with a connection to a database, and closes it. */
export async function withDatabase<Result>(url: string, use: (sql: Sql) => Promise<Result>): Promise<Result> {
  const sql = postgres(url, { max: 1, prepare: false, connect_timeout: 10, onnotice: () => undefined });
  try {
    return await use(sql);
  } finally {
    await sql.end({ timeout: 2 });
  }
}

/** Creates the data folder if it is missing, under a temporary name until it is complete. */
async function createCluster({ bin, data, identity }: PostgresInstallation): Promise<void> {
  if (existsSync(data)) return;

  const unfinished = `${data}.unfinished`;
  const passwordFile = `${data}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  writeFileSync(passwordFile, PASSWORD, { mode: 0o600 });
  if (identity) for (const path of [unfinished, passwordFile]) chownSync(path, identity.uid, identity.gid);
  const args = [`--pgdata=${unfinished}`, `--pwfile=${passwordFile}`, ...initFlags.split(' ')];
  const initialized = promisify(execFile)(join(bin, 'initdb'), args, { ...identity, cwd: '/' });
  await initialized.catch((error: Error & { stderr?: string }) => {
    const reason = findError(error.stderr ?? '') ?? error.message;
    throw new Error(`Postgres could not make its data in ${data}: ${reason}`);
  });
  rmSync(passwordFile);
  renameSync(unfinished, data);
}

/** The first error message in the output of a Postgres program. */
export function findError(output: string): string | undefined {
  return /(?:FATAL|PANIC|ERROR|error): {1,2}(.+)/.exec(output)?.[1]?.trim();
}
