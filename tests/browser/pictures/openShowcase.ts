import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Server } from '../../../scripts/serve/startServer';
import { takeBundle } from '../../built/Workplace';
import { builtSite } from '../../builtSite';
import { builtAddresses } from '../builtAddresses';

const project = join(import.meta.dirname, '..', '..', '..');
export const showcaseContent = join(project, 'tests', 'fixtures', 'showcase');
/** Not deleted, so that only what changed is built again. */
const place = join(project, '.cache', 'tests', 'showcase');
export const showcaseCache = join(place, 'cache');
/** The built site. */
export const showcaseFolder = join(place, 'out');

/** Its pages, without those that differ from another in their words only. */
export const showcaseAddresses = () =>
  builtAddresses(showcaseFolder).filter((address) => !/a-(second|third|fourth)-/.test(address));

/** Builds the content that shows every section and state, and serves it, with the form at `functionUrl` if given; the caller stops it. */
export function openShowcase(functionUrl?: string): Promise<Server> {
  const options = ['--content', showcaseContent, '--out', showcaseFolder, '--cache', showcaseCache];
  takeBundle(showcaseCache);
  execFileSync('node', [join(project, 'scripts', 'run.mjs'), 'build', ...options], { stdio: 'pipe' });
  return builtSite(functionUrl, showcaseFolder);
}
