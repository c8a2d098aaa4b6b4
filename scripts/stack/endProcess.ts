import { setTimeout as wait } from 'node:timers/promises';

function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

async function isGone(pid: number, milliseconds: number): Promise<boolean> {
  for (const end = Date.now() + milliseconds; Date.now() < end; await wait(20)) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
  }
  return false;
}

/** Asks a process to end, and makes it end after `milliseconds`. */
export async function endProcess(pid: number, polite: NodeJS.Signals, milliseconds: number): Promise<void> {
  if (!signal(pid, polite) || (await isGone(pid, milliseconds))) return;
  signal(pid, 'SIGKILL');
  await isGone(pid, 2000);
}
