import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { subsetFonts } from './subsetFonts';

test('the fonts are what `npm run generate` makes', async () => {
  for (const [name, font] of await subsetFonts()) {
    expect(readFileSync(join(import.meta.dirname, name)).equals(font), name).toBe(true);
    expect(font.length, name).toBeLessThan(32_000);
  }
});
