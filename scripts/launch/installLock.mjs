import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks at the lock. */
const INTERVAL = 200;

/**
 * Runs `install` while no other process does so in this folder, because two `npm ci` at once destroy each other's work.
 * `onWait` is called once, with the id of the process that is waited for.
 */
export async function withInstallLock(folder, onWait, install) {
  const lock = join(folder, '.cache', 'install.lock');
  mkdirSync(join(folder, '.cache'), { recursive: true });
  let isReported = false;
  for (let holder = takeLock(lock); holder !== process.pid; holder = takeLock(lock)) {
    if (isRunning(holder)) {
      if (!isReported) onWait(holder);
      isReported = true;
    } else writeFileSync(lock, String(process.pid));
    // Of several that take over from a process that has ended, the last one finds itself here after the pause.
    await pause(INTERVAL);
  }
  try {
    return install();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Takes the lock if it is free. Returns the id of the process that holds it then. */
function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return process.pid;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return takeLock(lock);
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
