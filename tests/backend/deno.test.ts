import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';

const functionFolder = join(projectFolder, 'supabase', 'functions', 'submit-contact-form');
const deno = (...args: string[]) =>
  promisify(execFile)(join(projectFolder, 'node_modules', 'deno', 'deno'), args, {
    cwd: projectFolder,
    env: {
      ...process.env,
      NO_COLOR: '1',
      DENO_NO_UPDATE_CHECK: '1',
      NPM_CONFIG_REGISTRY: 'http://127.0.0.1:9',
    },
  });

test("the function passes Deno's lint", async () => {
  await expect(deno('lint', functionFolder)).resolves.toBeDefined();
});

test("the function's own tests pass, offline", async () => {
  const { stdout } = await deno(
    'test',
    // The suite's step "types" has checked them.
    '--no-check',
    '--allow-net=127.0.0.1',
    '--node-modules-dir=manual',
    '--cached-only',
    '--no-prompt',
    functionFolder,
  );
  expect(stdout).toMatch(/\d+ passed \| 0 failed/);
});

test('the function uses the versions that are installed here', () => {
  const { imports }: { imports: Record<string, string> } = JSON.parse(
    readFileSync(join(functionFolder, 'deno.json'), 'utf8'),
  );
  const {
    dependencies,
    devDependencies,
  }: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(join(projectFolder, 'package.json'), 'utf8'),
  );
  const installed = { ...dependencies, ...devDependencies };
  for (const target of Object.values(imports)) {
    const [, name = '', version] = /^npm:(@?[^@]+)@([^/]+)/.exec(target) ?? [];
    expect([name, version]).toEqual([name, installed[name]]);
  }
});
