import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Server } from '../../../scripts/serve/startServer';
import { builtSite } from '../../builtSite';

const project = join(import.meta.dirname, '..', '..', '..');
const content = join(project, 'tests', 'fixtures', 'showcase');
/** Not deleted, so that only what changed is built again. */
const place = join(project, '.cache', 'tests', 'showcase');
/** The built site. */
export const showcaseFolder = join(place, 'out');

/** Builds the content that shows every section and state, and serves it; the caller stops it. */
export function openShowcase(): Promise<Server> {
  const options = ['--content', content, '--out', showcaseFolder, '--cache', join(place, 'cache')];
  execFileSync('node', [join(project, 'scripts', 'run.mjs'), 'build', ...options], { stdio: 'pipe' });
  return builtSite(undefined, showcaseFolder);
}
