import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { waitFor } from './waitFor';

/** `npm start`, running. */
export interface RunningStart {
  readonly child: ChildProcess;
  /** What it has printed so far. */
  printed(): string;
  /** Resolves when it has printed the site's address. */
  ready(): Promise<unknown>;
  /** Its exit code, or the signal that ended it. */
  ended(): Promise<number | string>;
}

/** Runs `npm start` on a port and a folder of its own. */
export function runStart(port: string, folder: string): RunningStart {
  const child = spawn(process.execPath, [join(projectFolder, 'scripts', 'start.mjs')], {
    cwd: projectFolder,
    env: { ...process.env, PORT: port, LOCAL_STACK_FOLDER: folder },
  });
  const end = once(child, 'exit');
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      printed += data;
    });
  }
  return {
    child,
    printed: () => printed,
    ready: () =>
      waitFor(
        `the site; so far it said: ${printed}`,
        () => {
          if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}: ${printed}`);
          return printed.includes('Ctrl-C stops everything.');
        },
        150,
      ),
    ended: async () => {
      await end;
      return child.exitCode ?? child.signalCode ?? '';
    },
  };
}
