import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { theme } from './theme';

const project = join(import.meta.dirname, '..');
const COLOR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;

const files = ['components', 'pages', 'renderer', 'supabase/functions'].flatMap((folder) =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|css)$/.test(path) && !/(?:\.test\.tsx?|\/sampleBusiness\.ts)$/.test(path))
    .map((path) => join(folder, path)),
);

/** Files that may contain color values. The Edit button of previews has fixed colors on every site. */
const FILES_WITH_COLORS = ['theme.ts', 'edit/editButton.css'].map((name) => join('components', name));

test('only the theme has colors', () => {
  const found = files
    .filter((path) => !FILES_WITH_COLORS.includes(path))
    .flatMap((path) =>
      (readFileSync(join(project, path), 'utf8').match(COLOR) ?? []).map((color) => `${path}: ${color}`),
    );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test.each(['gallery/lightbox.css', 'carousel/errorScreen.css'])(
  '%s uses only tokens of the theme',
  (path) => {
    const style = readFileSync(join(import.meta.dirname, path), 'utf8');
    const used = [...style.matchAll(/var\((--ui-[\w-]+)\)/g)].map(([, name]) => name);
    const known = Object.values(theme.vars).flatMap((tokens) =>
      typeof tokens === 'string' ? [tokens] : Object.values(tokens),
    );
    expect(used.length).toBeGreaterThan(2);
    expect(used.filter((name) => !name || !known.includes(name))).toEqual([]);
  },
);
