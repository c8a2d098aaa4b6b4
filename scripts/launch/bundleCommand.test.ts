import { existsSync, mkdirSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, test } from 'vitest';
import { bundleCommand } from './bundleCommand.mjs';

const SOURCES = ['scripts', 'renderer', 'pages', 'components', 'pipeline', 'supabase/functions'];

function project(): string {
  const folder = mkdtempSync(join(inject('copies'), 'command-'));
  for (const source of SOURCES) mkdirSync(join(folder, source), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(
    join(folder, 'scripts', 'greet.ts'),
    "import { name } from '../pipeline/name';\nexport const words: string = 'Hello, ' + name;\nexport const own = import.meta.url;\n",
  );
  writeFileSync(join(folder, 'pipeline', 'name.ts'), "export const name = 'Maple';\n");
  return folder;
}

test('a command is bundled into one file, which knows where its source is', async () => {
  const folder = project();
  const { words, own } = await import(/* @vite-ignore */ await bundleCommand('greet', folder));
  expect(words).toBe('Hello, Maple');
  expect(fileURLToPath(own)).toBe(join(folder, 'scripts', 'greet.ts'));
});

test('it is bundled again when any source changed, and only then; the old bundle goes', async () => {
  const folder = project();
  const first = await bundleCommand('greet', folder);
  expect(await bundleCommand('greet', folder)).toBe(first);
  writeFileSync(join(folder, 'pipeline', 'name.ts'), "export const name = 'Maple Row';\n");
  const second = await bundleCommand('greet', folder);
  expect((await import(/* @vite-ignore */ second)).words).toBe('Hello, Maple Row');
  expect(existsSync(fileURLToPath(first))).toBe(false);
});

test.each<[string, (file: string) => void]>([
  ['was cut off', (file) => truncateSync(file, 30)],
  [
    'has one bit flipped',
    (file) => writeFileSync(file, readFileSync(file, 'utf8').replace('Hello', 'Iello')),
  ],
])('a bundle that %s is made again', async (what, damage) => {
  const folder = project();
  const file = fileURLToPath(await bundleCommand('greet', folder));
  damage(file);
  await bundleCommand('greet', folder);
  expect((await import(/* @vite-ignore */ `${file}?${encodeURI(what)}`)).words).toBe('Hello, Maple');
});
