import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generated } from './generate';

test.each([...generated()])(
  '%s is what the schemas and the names of files make it; else run `npm run generate`',
  (path, text) => {
    expect(readFileSync(join(import.meta.dirname, '..', path), 'utf8')).toBe(text);
  },
);
