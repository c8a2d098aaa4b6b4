import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { subsetInter } from './subsetInter';

test('inter.woff2 is what `npm run generate` makes', async () => {
  const kept = readFileSync(join(import.meta.dirname, 'inter.woff2'));
  expect(kept.equals(await subsetInter())).toBe(true);
});
