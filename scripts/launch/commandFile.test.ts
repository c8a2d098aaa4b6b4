import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { commandFile } from './commandFile.mjs';

const ROOMS = ['scripts', 'renderer', 'pages', 'components', 'pipeline', 'supabase/functions'];

function project(): string {
  const folder = mkdtempSync(join(tmpdir(), 'command-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const room of ROOMS) mkdirSync(join(folder, room), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(
    join(folder, 'scripts', 'greet.ts'),
    "import { name } from '../pipeline/name';\nexport const words: string = 'Hello, ' + name;\nexport const own = import.meta.url;\n",
  );
  writeFileSync(join(folder, 'pipeline', 'name.ts'), "export const name = 'Maple';\n");
  return folder;
}

test('a command is packed into one file, which knows where it was written', async () => {
  const folder = project();
  const { words, own } = await import(/* @vite-ignore */ await commandFile('greet', folder));
  expect(words).toBe('Hello, Maple');
  expect(fileURLToPath(own)).toBe(join(folder, 'scripts', 'greet.ts'));
});

test('it is packed again when any source changed, and only then; the old one goes', async () => {
  const folder = project();
  const first = await commandFile('greet', folder);
  expect(await commandFile('greet', folder)).toBe(first);
  writeFileSync(join(folder, 'pipeline', 'name.ts'), "export const name = 'Maple Row';\n");
  const second = await commandFile('greet', folder);
  expect((await import(/* @vite-ignore */ second)).words).toBe('Hello, Maple Row');
  expect(existsSync(fileURLToPath(first))).toBe(false);
});
