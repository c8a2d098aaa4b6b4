import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { missingPackages } from './missingPackages.mjs';

const locked = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a/node_modules/@of/b': { version: '2.0.0' },
  'node_modules/for-another-machine': { version: '1.0.0', optional: true },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'missing-'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
});
afterEach(() => rmSync(folder, { recursive: true }));

function install(packages: object): void {
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
}

test('names every package of a fresh clone', () => {
  expect(missingPackages(folder)).toEqual(['a', '@of/b']);
});

test('names a package of another version', () => {
  install({ ...locked, 'node_modules/a': { version: '0.9.0' } });
  expect(missingPackages(folder)).toEqual(['a']);
});

test('names nothing when all are installed but optional ones', () => {
  const { 'node_modules/for-another-machine': _, ...installed } = locked;
  install(installed);
  expect(missingPackages(folder)).toEqual([]);
});
