import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { checkNode, installPackages, missingPackages } from './requirements.mjs';

const locked = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a/node_modules/@of/b': { version: '2.0.0' },
  'node_modules/for-another-machine': { version: '1.0.0', optional: true },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(inject('copies'), 'missing-'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
});

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

test('names no development package to a command that needs none', () => {
  const packages = { ...locked, 'node_modules/test-runner': { version: '1.0.0', dev: true } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  const { 'node_modules/a': _, ...rest } = locked;
  install(rest);
  expect(missingPackages(folder)).toEqual(['a', 'test-runner']);
  expect(missingPackages(folder, false)).toEqual(['a']);
});

const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => printed.mockClear());
afterAll(() => printed.mockRestore());

test.each(['20.19.0', '22.12.0', '26.0.0'])('takes Node %s', (version) => {
  expect(checkNode(version)).toBe(true);
  expect(printed).not.toHaveBeenCalled();
});

test.each(['18.20.4', '20.18.3', '22.11.0', '23.4.0'])('refuses Node %s in one sentence', (version) => {
  expect(checkNode(version)).toBe(false);
  expect(printed.mock.calls).toEqual([
    [`Node ${version} is not supported. Install Node 20.19, 22.12, or 24 or newer from https://nodejs.org.`],
  ]);
});

test('a test never installs packages', async () => {
  expect(await installPackages(folder)).toBe(false);
  expect(printed.mock.calls).toEqual([['Run npm ci first: 2 packages are missing.']]);
});
