import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A lock that was not touched for this long is stale, even if its process id is in use. */
const STALE = 10 * 60_000;
const TOUCH = 2_000;
const WAIT = 200;

/** Runs `work` under a lock file: another build with the same lock waits until this one ends, and logs that. A stale lock is taken over. */
export async function withLock<Result>(
  lock: string,
  log: (line: string) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(dirname(lock), { recursive: true });
  let isAnnounced = false;
  while (!take(lock)) {
    const holder = holderOf(lock);
    if (holder === undefined) {
      takeOver(lock);
      continue;
    }
    if (!isAnnounced) log(`Another build is running here (process ${holder}). Waiting for it to finish.`);
    isAnnounced = true;
    await pause(WAIT);
  }
  const touching = setInterval(() => touch(lock), TOUCH);
  touching.unref();
  try {
    return await work();
  } finally {
    clearInterval(touching);
    rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The process that holds the lock, if it still runs. */
function holderOf(lock: string): number | undefined {
  try {
    const { mtimeMs } = statSync(lock);
    const holder = Number(readFileSync(lock, 'utf8'));
    const written = Number.isInteger(holder) && holder > 0;
    if (!written) return Date.now() - mtimeMs < TOUCH ? 0 : undefined;
    return isAlive(holder) && Date.now() - mtimeMs < STALE ? holder : undefined;
  } catch {
    return 0;
  }
}

function isAlive(holder: number): boolean {
  try {
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** If several builds find a stale lock, only one of them can rename it. */
function takeOver(lock: string): void {
  try {
    const mine = `${lock}.${process.pid}`;
    renameSync(lock, mine);
    rmSync(mine, { force: true });
  } catch {
    // Another build was faster; the next attempt shows which.
  }
}

function touch(lock: string): void {
  try {
    const now = new Date();
    utimesSync(lock, now, now);
  } catch {
    // The folder was deleted during the build, which fails by itself.
  }
}
