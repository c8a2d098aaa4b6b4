import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Whether process `pid` runs and its command line contains `text`. After a crash, another process may have the same id. */
export function isRunning(pid: number, text: string): boolean {
  return exists(pid) && commandLine(pid).includes(text);
}

/** Signals a process to end, and kills it if it still runs after `milliseconds`. */
export async function endProcess(pid: number, signal: NodeJS.Signals, milliseconds: number): Promise<void> {
  if (!send(pid, signal) || (await hasEnded(pid, milliseconds))) return;
  send(pid, 'SIGKILL');
  await hasEnded(pid, 2000);
}

/** Ends the process that a crashed run left behind, if its command line contains `text`, and removes its pid file. */
export async function endStaleProcess(pidFile: string, text: string, signal: NodeJS.Signals): Promise<void> {
  const pid = existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : 0;
  if (pid > 0 && isRunning(pid, text)) await endProcess(pid, signal, 8000);
  rmSync(pidFile, { force: true });
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function commandLine(pid: number): string {
  const file = `/proc/${pid}/cmdline`;
  if (existsSync(file)) return readFileSync(file, 'utf8').replaceAll('\0', ' ');
  return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? '';
}

/** Returns false if the process does not exist, or belongs to another user. */
function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** Waits until a process has ended. Resolves to false if it has not after `milliseconds`. */
async function hasEnded(pid: number, milliseconds: number): Promise<boolean> {
  for (const end = Date.now() + milliseconds; Date.now() < end; await wait(20)) if (!exists(pid)) return true;
  return false;
}

/** On Ctrl-C and the like, calls the shutdowns, the last one first, and exits. The caller may add shutdowns later. */
export function stopOnSignal(shutdowns: readonly (() => Promise<void>)[]): void {
  let isEnding = false;
  const end = async (): Promise<void> => {
    // A terminal sends Ctrl-C to this process and to npm, which passes it on.
    if (isEnding) return;
    isEnding = true;
    console.log('\nStopping…');
    for (const shutDown of shutdowns.toReversed()) await shutDown();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}
