import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess } from './endProcess';
import { findRunningStack } from './findRunningStack';
import { isRunning } from './isRunning';
import { stackState } from './stackState';
import { functionPidFile } from './startFunction';

async function endLeftFunction(folder: string): Promise<void> {
  const file = join(folder, functionPidFile);
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8'));
  if (pid > 0 && isRunning(pid, 'submit-contact-form')) await endProcess(pid, 'SIGTERM', 3000);
  rmSync(file, { force: true });
}

/** Makes the folder ready for this run: ends what a crashed one left. Throws when another run is using it. */
export async function takeFolder(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const running = await findRunningStack(folder);
  if (running !== null) {
    throw new Error(
      `another one already runs (process ${running.pid}): stop that one, or give this one a folder of its own with LOCAL_STACK_FOLDER.`,
    );
  }
  await endLeftFunction(folder);
  stackState.remove(folder);
}
