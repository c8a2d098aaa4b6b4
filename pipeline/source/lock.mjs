import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks at the lock, and between two signs that its holder is at work. */
const INTERVAL = 200;
const TOUCH = 2_000;
/** A lock without such a sign for this long is stale, even if its process id is in use. */
const STALE = 10 * 60_000;

/**
 * Runs `work` under a lock file, which others with the same lock wait for. `onWait` is called once, with the process id that is
 * waited for. A stale lock is taken over. Plain JavaScript, since packages are installed under it before TypeScript can be read.
 * @template Result
 * @param {string} lock
 * @param {(holder: number) => void} onWait
 * @param {() => Result | Promise<Result>} work
 */
export async function withLock(lock, onWait, work) {
  const mine = `${process.pid} ${randomUUID()}`;
  mkdirSync(dirname(lock), { recursive: true });
  let isReported = false;
  while (!take(lock, mine)) {
    const holder = holderOf(lock);
    if (holder === undefined) writeFileSync(lock, mine);
    else if (!isReported) {
      onWait(holder);
      isReported = true;
    }
    // Of several that take over a stale lock, the last one finds itself in it after the pause.
    await pause(INTERVAL);
  }
  const touching = setInterval(() => touch(lock), TOUCH);
  touching.unref();
  try {
    return await work();
  } finally {
    clearInterval(touching);
    if (read(lock) === mine) rmSync(lock, { force: true });
  }
}

/** @param {string} lock @param {string} mine */
function take(lock, mine) {
  try {
    writeFileSync(lock, mine, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return read(lock) === mine;
  }
}

/**
 * The process that holds the lock; undefined where it has ended. One that has not written its id yet is 0.
 * @param {string} lock
 */
function holderOf(lock) {
  try {
    const age = Date.now() - statSync(lock).mtimeMs;
    const holder = Number(read(lock)?.split(' ')[0]);
    if (!(holder > 0)) return age < TOUCH ? 0 : undefined;
    return isRunning(holder) && age < STALE ? holder : undefined;
  } catch {
    // It has just been released.
    return 0;
  }
}

/** @param {string} lock */
function read(lock) {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** @param {string} lock */
function touch(lock) {
  try {
    const now = new Date();
    utimesSync(lock, now, now);
  } catch {
    // The folder was deleted during the work, which fails by itself.
  }
}
