import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles';

const project = join(import.meta.dirname, '..', '..');
const textOf = (path: string): string => readFileSync(join(project, path), 'utf8');

/** The islands of the site, without those that fail on purpose in tests. */
const islands = sourceFiles
  .filter(({ path }) => path.startsWith('components/') && path.endsWith('.island.tsx'))
  .map(({ path }) => ({ path, name: basename(path, '.island.tsx') }));
const uses = sourceFiles
  .filter(({ path, isTest }) => !isTest && path.endsWith('.tsx'))
  .flatMap(({ path }) =>
    [...textOf(path).matchAll(/<Island\b[\s\S]*?\/>/g)].map(([text]) => ({ path, text })),
  );

/** A file and everything it imports in the browser. */
function shippedWith(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  const file = sourceFiles.find((each) => each.path === path);
  for (const { target, typeOnly } of file?.imports ?? []) if (target && !typeOnly) shippedWith(target, seen);
  return seen;
}

test('there are islands', () => expect(islands).not.toEqual([]));

describe.each(islands)('$path', ({ path, name }) => {
  test('has one export, named like the file', () => {
    const exports = [...textOf(path).matchAll(/^export\s+(?!type|interface)(?:\w+\s+)+?(\w+)\b/gm)];
    expect(exports.map(([, exported]) => exported)).toEqual([name]);
  });

  test('is used by its name', () => {
    const own = uses.filter(({ text }) => text.includes(`component={${name}}`));
    expect(own).not.toEqual([]);
    for (const { text } of own) expect(text).toContain(`name="${name}"`);
  });

  test('ships neither the whole set of icons nor ids that change when it is hydrated', () => {
    const files = [...shippedWith(path)];
    expect(files.filter((file) => /\bicons\b.* from 'lucide-react'/.test(textOf(file)))).toEqual([]);
    expect(files.filter((file) => /\buseId\b/.test(textOf(file)))).toEqual([]);
  });
});

test('every use names a component of an island file', () => {
  const names = uses.map(({ text }) => /component=\{(\w+)\}/.exec(text)?.[1]);
  const known = islands.map(({ name }) => name);
  expect(names.filter((name) => !name || !known.includes(name))).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
});

test('only an <Island> may use an island', () => {
  const direct = sourceFiles
    .filter(({ isTest }) => !isTest)
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target, typeOnly }) => !typeOnly && target?.endsWith('.island.tsx'))
        .filter(({ target = '' }) => {
          const name = basename(target, '.island.tsx');
          return new RegExp(`<${name}\\b`).test(textOf(path)) || !uses.some((use) => use.path === path);
        })
        .map(({ target }) => `${path} uses ${target} by itself`),
    );
  expect(direct).toEqual([]);
});
