import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess } from './endProcess';
import { isRunning } from './isRunning';
import { stackState } from './stackState';
import { functionPidFile } from './startFunction';

const answers = (url: string) =>
  fetch(`${url}/submit-contact-form`, { method: 'OPTIONS', signal: AbortSignal.timeout(2000) }).then(
    (response) => response.ok,
    () => false,
  );

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
  const state = stackState.read(folder);
  if (state !== null && isRunning(state.pid, 'node') && (await answers(state.functionUrl))) {
    throw new Error(`The local stack already runs (process ${state.pid}); stop that one first.`);
  }
  await endLeftFunction(folder);
  stackState.remove(folder);
}
