import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { listFiles } from '../../pipeline/source/listFolder';
import { feedFaults } from '../feedFaults';
import { htmlFaults } from '../htmlFaults';
import { showcaseFolder } from './pictures/openShowcase';

/** Not deleted, so that only what changed is built again. */
const place = join(projectFolder, '.cache', 'tests', 'plumber');

/** The plumber's site, built. */
function buildPlumber(): string {
  const folder = join(place, 'out');
  const content = join(projectFolder, 'tests', 'fixtures', 'plumber');
  const options = ['--content', content, '--out', folder, '--cache', join(place, 'cache')];
  execFileSync('node', [join(projectFolder, 'scripts', 'run.mjs'), 'build', ...options], { stdio: 'pipe' });
  return folder;
}

const files = [showcaseFolder, buildPlumber()].flatMap((folder) =>
  listFiles(folder).map((path) => join(folder, path)),
);

test.each(files.filter((path) => path.endsWith('.html')))('%s is valid HTML', async (path) => {
  expect(await htmlFaults(readFileSync(path, 'utf8'))).toEqual([]);
});

test.each(files.filter((path) => /(?:feed|atom)\.xml$/.test(path)))('%s is a valid feed', (path) => {
  expect(feedFaults(readFileSync(path, 'utf8'))).toEqual([]);
});
