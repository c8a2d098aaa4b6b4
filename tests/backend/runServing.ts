import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { waitFor } from './waitFor';

/** `npm start` or `npm run dev`, running. */
export type Serving = ReturnType<typeof runServing>;

/** Runs a command of the project that serves a site. */
export function runServing(args: readonly string[], environment: NodeJS.ProcessEnv) {
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
  /** Its exit code, or the signal that ended it. */
  const ended = async (): Promise<number | string> => {
    await exit;
    return child.exitCode ?? child.signalCode ?? '';
  };
  return {
    child,
    /** What it has printed so far. */
    printed: () => printed,
    /** Resolves when it serves the site. Throws where it ends before. */
    untilServing: () => waitFor('the site', isServing).then(() => undefined),
    ended,
    /** Sends a signal, and waits for its end. */
    end: (signal: NodeJS.Signals) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return ended();
    },
  };
}
