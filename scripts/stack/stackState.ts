import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { isRunning } from './processes';
import { functionAnswers } from './startFunction';

/** The folder of the local stack's database, mails and logs for the site in `root`. */
export function stackFolder(root: string): string {
  const { LOCAL_STACK_FOLDER: folder, INIT_CWD: typedIn = process.cwd() } = process.env;
  return folder ? resolve(typedIn, folder) : join(root, '.local', 'stack');
}

/** What a running stack writes to a file of its folder, so that other commands find it. */
const StackState = z.object({
  /** The process that started the stack. */
  pid: z.number(),
  functionUrl: z.string(),
  databaseUrl: z.string(),
});

type StackState = z.infer<typeof StackState>;

/** The state in a stack's folder; null if there is none. After a crash, it may be outdated. */
export function readStackState(folder: string): StackState | null {
  try {
    return StackState.parse(JSON.parse(readFileSync(stateFile(folder), 'utf8')));
  } catch {
    return null;
  }
}

export function writeStackState(folder: string, state: StackState): void {
  writeFileSync(`${stateFile(folder)}.part`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${stateFile(folder)}.part`, stateFile(folder));
}

export function removeStackState(folder: string): void {
  rmSync(stateFile(folder), { force: true });
}

/** The stack that runs on this folder, or null. Also asks the function, because after a crash another process may have the same id. */
export async function findRunningStack(folder: string): Promise<StackState | null> {
  const state = readStackState(folder);
  if (!state || !isRunning(state.pid, 'node')) return null;
  // Retries, because the function may be restarting.
  for (const pause of [0, 500, 500]) {
    await wait(pause);
    if (await functionAnswers(state.functionUrl)) return state;
  }
  return null;
}

function stateFile(folder: string): string {
  return join(folder, 'stack.json');
}
