import { setTimeout as wait } from 'node:timers/promises';
import { isRunning } from './isRunning';
import { type StackState, stackState } from './stackState';

/** Tries more than one: the function may just be starting again. */
const tries = 3;

async function answers(url: string): Promise<boolean> {
  for (let count = 0; count < tries; count += 1) {
    if (count > 0) await wait(500);
    const options = { method: 'OPTIONS', signal: AbortSignal.timeout(2000) };
    const response = await fetch(`${url}/submit-contact-form`, options).catch(() => null);
    if (response?.ok) return true;
  }
  return false;
}

/** The stack that runs on this folder, or null. A process number alone proves nothing: after a crash it may have a new owner. */
export async function findRunningStack(folder: string): Promise<StackState | null> {
  const state = stackState.read(folder);
  return state !== null && isRunning(state.pid, 'node') && (await answers(state.functionUrl)) ? state : null;
}
