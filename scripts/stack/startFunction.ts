import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { freePort } from './freePort';
import { type Supervised, supervise } from './supervise';

const leadFunction = join(projectFolder, 'supabase', 'functions', 'submit-contact-form', 'index.ts');
// The native file: npm's wrapper would leave its child behind when it is ended.
const deno = join(projectFolder, 'node_modules', 'deno', process.platform === 'win32' ? 'deno.exe' : 'deno');
const flags = [
  'run',
  '--node-modules-dir=manual',
  '--cached-only',
  '--no-prompt',
  '--allow-env',
  '--allow-net=127.0.0.1',
];

/** The file in the stack's folder that holds the function's process number, for who cleans up after a crash. */
export const functionPidFile = 'function.pid';

/** How the function is started: its settings, and the folder for its log and its cache. */
interface FunctionOptions {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
  /** The import map, which leads to what the function knows of the business. */
  readonly importMap: string;
}

function launch({ folder, environment, importMap }: FunctionOptions, port: number): ChildProcess {
  const output = openSync(join(folder, 'function.log'), 'a');
  const child = spawn(deno, [...flags, '--import-map', importMap, leadFunction], {
    cwd: projectFolder,
    detached: true,
    stdio: ['ignore', output, output],
    env: {
      PATH: process.env.PATH,
      DENO_DIR: join(folder, 'deno'),
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
      ...environment,
    },
  });
  closeSync(output);
  writeFileSync(join(folder, functionPidFile), String(child.pid ?? ''));
  return child;
}

async function untilReady(child: ChildProcess, url: string, folder: string): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await wait(25)) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) break;
    const response = await fetch(url, { method: 'OPTIONS' }).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
  }
  throw new Error(`The edge function does not run; see ${join(folder, 'function.log')}`);
}

export interface RunningFunction extends Supervised {
  readonly url: string;
}

/** Starts the edge function under Deno on a free port that it keeps. */
export async function startFunction(options: FunctionOptions): Promise<RunningFunction> {
  if (!existsSync(deno)) throw new Error('`deno` is not installed; run `npm install`.');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const supervised = await supervise({
    name: 'The edge function',
    signal: 'SIGTERM',
    log: options.log,
    start: async (onSpawn) => {
      const child = launch(options, port);
      onSpawn(child);
      await untilReady(child, `${url}/submit-contact-form`, options.folder);
    },
  });
  return { ...supervised, url };
}
