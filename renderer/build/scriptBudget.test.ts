import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { scriptBudgetError } from './scriptBudget';

/** A folder with a bundle of the browser's entry script and two chunks of 1,800 bytes. */
function bundle(entry: { imports?: string[]; dynamicImports?: string[] }): string {
  const work = mkdtempSync(join(inject('copies'), 'budget-'));
  const manifest = {
    'renderer/+client.ts': { file: 'page.js', ...entry },
    a: { file: 'a.js', imports: ['b'] },
    b: { file: 'b.js', imports: ['a'] },
  };
  writeFileSync(join(work, 'assets.json'), JSON.stringify(manifest));
  mkdirSync(join(work, 'client'));
  // Random text, which gzip cannot make smaller.
  for (const name of ['page', 'a', 'b'])
    writeFileSync(join(work, 'client', `${name}.js`), randomBytes(1350).toString('base64'));
  return work;
}

test('what is imported at once counts, also further on', () => {
  expect(scriptBudgetError(bundle({ imports: ['a'] }))).toMatch(
    /more than 3072[\s\S]+page\.js[\s\S]+a\.js[\s\S]+b\.js: \d+ bytes/,
  );
});

test('what is imported later does not count', () => {
  expect(scriptBudgetError(bundle({ dynamicImports: ['a'] }))).toBeUndefined();
});
