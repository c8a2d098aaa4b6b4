import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between attempts to take the lock. */
const INTERVAL = 200;
/** Milliseconds between updates of its mtime by its holder. */
const TOUCH = 2_000;
/** Milliseconds that a process has to write its id into the lock it created. */
const WRITE_TIME = 2_000;
/** Milliseconds without an update after which a lock is stale, even if its process id is in use. */
const STALE = 10 * 60_000;

/**
 * Waits for a lock file and runs `work` while holding it. `onWait` is called once, with the process id of the current
 * holder. A stale lock is taken over. Plain JavaScript, since it also runs before the packages that read TypeScript are
 * installed.
 * @template Result
 * @param {string} lock
 * @param {(holder: number) => void} onWait
 * @param {() => Result | Promise<Result>} work
 */
export async function withLock(lock, onWait, work) {
  const ownId = `${process.pid} ${randomUUID()}`;
  mkdirSync(dirname(lock), { recursive: true });
  let isReported = false;
  while (!tryAcquire(lock, ownId)) {
    const holder = holderOf(lock);
    // Several processes may take over a stale lock: after the pause, `tryAcquire` succeeds for the last one that wrote its id.
    if (holder === undefined) writeFileSync(lock, ownId);
    else if (holder > 0 && !isReported) {
      onWait(holder);
      isReported = true;
    }
    await pause(INTERVAL);
  }
  const touching = setInterval(() => touch(lock), TOUCH);
  touching.unref();
  try {
    return await work();
  } finally {
    clearInterval(touching);
    if (read(lock) === ownId) rmSync(lock, { force: true });
  }
}

/** @param {string} lock @param {string} ownId */
function tryAcquire(lock, ownId) {
  try {
    writeFileSync(lock, ownId, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return read(lock) === ownId;
  }
}

/**
 * The process id of the holder; undefined if the lock is stale, 0 if it is too new to have an id or was just released.
 * @param {string} lock
 */
function holderOf(lock) {
  try {
    const age = Date.now() - statSync(lock).mtimeMs;
    const holder = Number(read(lock)?.split(' ')[0]);
    if (!(holder > 0)) return age < WRITE_TIME ? 0 : undefined;
    return isRunning(holder) && age < STALE ? holder : undefined;
  } catch {
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
    // The folder was deleted; `work` will fail with its own error.
  }
}
