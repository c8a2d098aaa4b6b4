import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { complaintIn } from './complaintIn';
import type { PostgresPlace } from './postgresPlace';

/** The local database's only password; it listens on this machine alone. */
export const localPassword = 'postgres';

/** Makes the data folder where there is none; half a one, left by a crash, is made anew. */
export async function createCluster({ bin, data, identity }: PostgresPlace): Promise<void> {
  if (existsSync(data)) return;

  const half = `${data}.half`;
  const passwordFile = `${data}.password`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half);
  writeFileSync(passwordFile, localPassword, { mode: 0o600 });
  if (identity.uid !== undefined && identity.gid !== undefined) {
    for (const path of [half, passwordFile]) chownSync(path, identity.uid, identity.gid);
  }
  const flags = [
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
    '--no-instructions',
  ];
  await promisify(execFile)(join(bin, 'initdb'), [`--pgdata=${half}`, `--pwfile=${passwordFile}`, ...flags], {
    ...identity,
    cwd: '/',
  }).catch((error: Error & { stderr?: string }) => {
    throw new Error(
      `Postgres could not make its data in ${data}: ${complaintIn(error.stderr ?? '') ?? error.message}`,
    );
  });
  rmSync(passwordFile);
  renameSync(half, data);
}
