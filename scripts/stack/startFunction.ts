import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import type { Business } from '../../supabase/functions/submit-contact-form/business';
import { projectPaths } from '../options';
import { freePort } from '../serve/ports';
import { endStaleProcess } from './processes';
import { type Supervised, spawnLogged, supervise } from './supervise';

const functionFolder = join(projectFolder, 'supabase', 'functions', 'submit-contact-form');
// The native program: npm's wrapper would not end its child process.
const deno = join(projectFolder, 'node_modules', 'deno', process.platform === 'win32' ? 'deno.exe' : 'deno');
const flags = 'run --node-modules-dir=manual --cached-only --no-prompt --allow-env --allow-net=127.0.0.1';

interface FunctionOptions {
  /** The stack's folder, for the log, the pid file and Deno's cache. */
  readonly folder: string;
  /** The settings of the function. */
  readonly environment: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
  /** The path of the import map made by `writeImportMap`. */
  readonly importMap: string;
}

/** Starts the edge function in Deno on a free port, which restarts keep. */
export async function startFunction(options: FunctionOptions): Promise<Supervised> {
  const { folder, environment, log, importMap } = options;
  if (!existsSync(deno)) throw new Error('`deno` is not installed; run `npm install`.');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const logFile = join(folder, 'function.log');
  const pidFile = join(folder, 'function.pid');
  const env = {
    PATH: process.env.PATH,
    DENO_DIR: join(folder, 'deno'),
    DENO_NO_UPDATE_CHECK: '1',
    NO_COLOR: '1',
    DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
    ...environment,
  };
  return supervise({
    name: 'The edge function',
    url,
    logFile,
    signal: 'SIGTERM',
    log,
    endStale: () => endStaleProcess(pidFile, 'submit-contact-form', 'SIGTERM'),
    launch: () => {
      const args = [...flags.split(' '), '--import-map', importMap, join(functionFolder, 'index.ts')];
      const child = spawnLogged(deno, args, { cwd: projectFolder, env, logFile });
      writeFileSync(pidFile, String(child.pid ?? ''));
      return child;
    },
    isReady: () => functionAnswers(url),
  });
}

/** Whether a running function answers at this origin. */
export async function functionAnswers(url: string): Promise<boolean> {
  const options = { method: 'OPTIONS', signal: AbortSignal.timeout(2000) };
  const response = await fetch(`${url}/submit-contact-form`, options).catch(() => null);
  await response?.body?.cancel();
  return response?.ok === true;
}

/** Writes `business` and an import map into `folder`, so that Deno imports this business instead of the last build's. Returns the path of the map. */
export function writeImportMap(folder: string, business: Business): string {
  const { imports } = JSON.parse(readFileSync(join(functionFolder, 'deno.json'), 'utf8'));
  const ownImports = { [pathToFileURL(projectPaths.formConfig).href]: './business.json' };
  const map = join(folder, 'imports.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'business.json'), JSON.stringify(business));
  writeFileSync(map, JSON.stringify({ imports: { ...imports, ...ownImports } }));
  return map;
}
