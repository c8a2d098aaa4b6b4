import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

function commandOf(pid: number): string {
  const file = `/proc/${pid}/cmdline`;
  if (existsSync(file)) return readFileSync(file, 'utf8').replaceAll('\0', ' ');
  return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? '';
}

/** Whether process `pid` lives and its command line has `words` in it: a number alone may have a new owner. */
export function isRunning(pid: number, words: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return commandOf(pid).includes(words);
}
