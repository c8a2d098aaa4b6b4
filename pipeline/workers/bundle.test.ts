import { existsSync, mkdirSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, test } from 'vitest';
import { bundleModule, loadBundle, run } from './bundle.mjs';

const SOURCES = ['scripts', 'renderer', 'pages', 'components', 'pipeline', 'supabase/functions'];

/** A project with a module that imports another one. */
function project() {
  const folder = mkdtempSync(join(inject('copies'), 'bundle-'));
  for (const source of SOURCES) mkdirSync(join(folder, source), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  const module = join(folder, 'scripts', 'greet.ts');
  writeFileSync(
    module,
    `import { name } from '../pipeline/name';
export const words: string = 'Hello, ' + name;
export const own = import.meta.url;
export const run = (count: number) => words.repeat(count);
export const later = async () => await import('sharp');
`,
  );
  const name = join(folder, 'pipeline', 'name.ts');
  writeFileSync(name, "export const name = 'Maple';\n");
  return { module, name, bundle: () => bundleModule(module, folder) };
}

test('a module is bundled into one file, which knows where its source is', async () => {
  const { module, bundle } = project();
  const { exports } = loadBundle(await bundle());
  expect(exports.words).toBe('Hello, Maple');
  expect(fileURLToPath(exports.own)).toBe(module);
  expect((await exports.later()).default).toBeTypeOf('function');
});

test('it is bundled again when any source changed, and only then; the old bundle goes', async () => {
  const { name, bundle } = project();
  const first = await bundle();
  expect(await bundle()).toBe(first);
  writeFileSync(name, "export const name = 'Maple Row';\n");
  expect(loadBundle(await bundle()).exports.words).toBe('Hello, Maple Row');
  expect(existsSync(first)).toBe(false);
});

const flipBit = (file: string) => {
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100);
  writeFileSync(file, bytes);
};

test.each<[string, (file: string) => void]>([
  ['was cut off', (file) => truncateSync(file, 30)],
  ['has one bit flipped', flipBit],
])('a bundle that %s is made again, and compiled code too', async (_what, damage) => {
  const { bundle } = project();
  const file = await bundle();
  const compiled = `${file}.compiled`;
  const store = () => {
    loadBundle(file).storeCompiled();
    return readFileSync(compiled);
  };
  expect(store()).toEqual(store());
  damage(file);
  damage(compiled);
  await bundle();
  expect(loadBundle(file).exports.words).toBe('Hello, Maple');
  const damaged = readFileSync(compiled);
  const whole = store();
  expect(whole).not.toEqual(damaged);
  expect(store()).toEqual(whole);
});

test('a worker runs a bundle, and stores what was compiled', async () => {
  const file = await project().bundle();
  expect(await run({ file, input: 2 })).toBe('Hello, MapleHello, Maple');
  expect(existsSync(`${file}.compiled`)).toBe(true);
});
