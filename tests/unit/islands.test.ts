import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles';

const project = join(import.meta.dirname, '..', '..');
const textOf = (path: string): string => readFileSync(join(project, path), 'utf8');

const islands = sourceFiles.map(({ path }) => path).filter((path) => path.endsWith('.island.tsx'));

/** A file and everything it imports in the browser. */
function shippedWith(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  const file = sourceFiles.find((each) => each.path === path);
  for (const { target, typeOnly } of file?.imports ?? []) if (target && !typeOnly) shippedWith(target, seen);
  return seen;
}

test('there are islands', () => expect(islands).not.toEqual([]));

test.each(islands)(
  '%s ships neither the whole set of icons nor ids that change when it is hydrated',
  (path) => {
    const texts = [...shippedWith(path)].map(textOf);
    expect(texts.filter((text) => /\bicons\b.* from 'lucide-react'|\buseId\b/.test(text))).toEqual([]);
  },
);
