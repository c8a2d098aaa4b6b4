import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess } from './endProcess';
import { isRunning } from './isRunning';

/** Ends the Postgres that a crashed run left on this data folder, and removes the pid file that would stop the next. */
export async function clearStale(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;

  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (pid > 0 && isRunning(pid, data)) await endProcess(pid, 'SIGINT', 8000);
  rmSync(file, { force: true });
}
