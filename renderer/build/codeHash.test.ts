import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashRendererCode } from './codeHash';

test('the file that Vike writes beside its settings for a moment is not code', () => {
  const before = hashRendererCode();
  const file = join(import.meta.dirname, '..', '+config.ts.build-0123456789ab.mjs');
  onTestFinished(() => rmSync(file));
  writeFileSync(file, 'export default {};');
  expect(hashRendererCode()).toBe(before);
});
