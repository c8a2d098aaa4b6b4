import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { waitFor } from './waitFor';

/** `npm start` or `npm run dev`, running. */
export interface Serving {
  readonly child: ChildProcess;
  /** What it has printed so far. */
  printed(): string;
  /** Resolves when it serves the site. Throws where it ends before. */
  untilServing(): Promise<void>;
  /** Its exit code, or the signal that ended it. */
  ended(): Promise<number | string>;
  /** Sends a signal, and waits for its end. */
  end(signal: NodeJS.Signals): Promise<number | string>;
}

/** Runs a command of the project that serves a site. */
export function runServing(args: readonly string[], environment: NodeJS.ProcessEnv): Serving {
  const child = spawn(process.execPath, [join(projectFolder, 'scripts', 'run.mjs'), ...args], {
    cwd: projectFolder,
    env: { ...process.env, ...environment },
  });
  const exit = once(child, 'exit');
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      printed += data;
    });
  const isServing = () => {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}: ${printed}`);
    return printed.includes('Ctrl-C stops everything.');
  };
  const ended = async () => {
    await exit;
    return child.exitCode ?? child.signalCode ?? '';
  };
  return {
    child,
    printed: () => printed,
    untilServing: () => waitFor('the site', isServing).then(() => undefined),
    ended,
    end: (signal) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return ended();
    },
  };
}
