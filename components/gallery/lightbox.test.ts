import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { theme } from '../theme';

test('the style of the lightbox names only tokens of the theme', () => {
  const style = readFileSync(join(import.meta.dirname, 'lightbox.css'), 'utf8');
  const named = [...style.matchAll(/var\((--mr-[\w-]+)\)/g)].map(([, name]) => name);
  const known = Object.values(theme.vars).flatMap((part) =>
    typeof part === 'string' ? [part] : Object.values(part),
  );
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((name) => !name || !known.includes(name))).toEqual([]);
});
