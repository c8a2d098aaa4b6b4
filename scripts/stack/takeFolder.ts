import { mkdirSync } from 'node:fs';
import { endProcess } from './endProcess';
import { isRunning } from './isRunning';
import { stackState } from './stackState';

const answers = (url: string) =>
  fetch(`${url}/submit-contact-form`, { method: 'OPTIONS', signal: AbortSignal.timeout(2000) }).then(
    (response) => response.ok,
    () => false,
  );

/** Makes the folder ready for this run: ends what a crashed one left. Throws when another run is using it. */
export async function takeFolder(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const state = stackState.read(folder);
  if (state === null) return;

  if (isRunning(state.pid, 'node') && (await answers(state.functionUrl))) {
    throw new Error(`The local stack already runs (process ${state.pid}); stop that one first.`);
  }
  if (state.functionPid !== null && isRunning(state.functionPid, 'submit-contact-form')) {
    await endProcess(state.functionPid, 'SIGTERM', 3000);
  }
  stackState.remove(folder);
}
