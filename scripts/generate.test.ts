import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generated, isStale } from './generate';

test.each([...generated()])(
  '%s is what the schemas and the names of files make it; else run `npm run generate`',
  (path, text) => {
    expect(readFileSync(join(import.meta.dirname, '..', path), 'utf8')).toBe(text);
  },
);

test.each([
  [true, ['pipeline/model/sections.generated.ts', 'content/FIELDS.md']],
  [false, ['content/FIELDS.md']],
  [false, []],
])('what is made from a registry is made anew only once that has changed: %s', (stale, written) => {
  expect(isStale(written)).toBe(stale);
});
