import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postgres, { type Sql } from 'postgres';
import { freePort } from '../serve/ports';
import { findPostgres, type PostgresInstallation } from './findPostgres';
import { endLeftProcess } from './processes';
import { type Supervised, spawnLogged, supervise } from './supervise';

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

/** Starts Postgres on the data in `folder` (made on the first run), on a free port that it keeps. */
export async function startPostgres(folder: string, log: (line: string) => void): Promise<Supervised> {
  mkdirSync(folder, { recursive: true });
  const installation = await findPostgres(folder);
  const { bin, data, identity } = installation;
  await createCluster(installation);
  const port = await freePort();
  const url = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  const logFile = join(folder, 'postgres.log');
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return supervise({
    name: 'Postgres',
    url,
    logFile,
    signal: 'SIGINT',
    log,
    // The pid file would stop the next one.
    clear: () => endLeftProcess(join(data, 'postmaster.pid'), data, 'SIGINT'),
    launch: () =>
      spawnLogged(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
        ...identity,
        cwd: '/',
        logFile,
      }),
    answers: () =>
      withDatabase(url, (sql) => sql`select 1`).then(
        () => true,
        () => false,
      ),
  });
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

/** Gives `use` a connection, which is closed afterwards. */
export async function withDatabase<Result>(url: string, use: (sql: Sql) => Promise<Result>): Promise<Result> {
  const sql = postgres(url, { max: 1, prepare: false, connect_timeout: 10, onnotice: () => undefined });
  try {
    return await use(sql);
  } finally {
    await sql.end({ timeout: 2 });
  }
}
