import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SHOW_REVIEWS } from './reviewsOf';

test('the sections that show reviews are those that ask for them', () => {
  const folder = join(import.meta.dirname, 'sections');
  const asking = readdirSync(folder).filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes("'../reviewsOf'"),
  );
  expect(asking.map((name) => name.replace('.ts', ''))).toEqual(SHOW_REVIEWS);
});
