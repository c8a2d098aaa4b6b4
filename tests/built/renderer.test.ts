import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { readImports } from '../unit/readImports';

const builds = join(projectFolder, '.cache', 'code', 'site');

/** A bundled file and everything it imports. */
function readWith(file: string, seen = new Map<string, string[]>()): Map<string, string[]> {
  if (seen.has(file)) return seen;
  const imports = readImports(readFileSync(file, 'utf8'))
    .map(({ from }) => from)
    .filter((from) => !isBuiltin(from));
  seen.set(
    file,
    imports.filter((from) => !from.startsWith('.')),
  );
  for (const from of imports) if (from.startsWith('.')) readWith(join(file, '..', from), seen);
  return seen;
}

test('the renderer is read from a handful of files, since every worker reads it anew', () => {
  // A build deletes the bundles of other versions of the code.
  const [version = ''] = readdirSync(builds);
  const read = readWith(join(builds, version, 'server', 'renderBatch.mjs'));
  expect(read.size).toBeLessThan(10);
  expect([...read.values()].flat()).toEqual([]);
});
