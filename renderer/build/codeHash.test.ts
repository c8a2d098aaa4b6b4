import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashCode } from './codeHash';

test('the file that Vike writes beside its settings for a moment is not code', () => {
  const before = hashCode().renderer;
  const file = join(import.meta.dirname, '..', '+config.ts.build-0123456789ab.mjs');
  onTestFinished(() => rmSync(file));
  writeFileSync(file, 'export default {};');
  expect(hashCode().renderer).toBe(before);
});
