import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, inject, test } from 'vitest';

const REQUIREMENTS = join(import.meta.dirname, '..', '..', 'scripts', 'launch', 'requirements.mjs');
/** A stand-in for `npm ci`. It fails if another one runs at the same time. */
const NPM = `const { existsSync, mkdirSync, rmSync, writeFileSync } = require('node:fs');
if (existsSync('busy')) process.exit(1);
writeFileSync('busy', '');
setTimeout(() => {
  mkdirSync('node_modules');
  writeFileSync('node_modules/.package-lock.json', '{"packages":{"node_modules/a":{"version":"1.0.0"}}}');
  rmSync('busy');
}, 1000);`;
const WAITS =
  /^Another command \(process \d+\) is installing the packages; this one waits until it is done\.\n$/;
const INSTALLS = /^Installing 1 packages with npm ci; [^\n]+\nInstalled in \d+ s\.\n\n$/;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(inject('copies'), 'install-'));
  const packages = { '': {}, 'node_modules/a': { version: '1.0.0' } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(join(folder, 'npm.js'), NPM);
});

async function begin(): Promise<{ isReady: boolean; printed: string }> {
  const code = `import { installPackages } from ${JSON.stringify(REQUIREMENTS)};
    process.exitCode = (await installPackages(${JSON.stringify(folder)})) ? 0 : 2;`;
  const env = { ...process.env, VITEST: '', npm_execpath: join(folder, 'npm.js') };
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], { env });
  const [printed, [exitCode]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { isReady: exitCode === 0, printed };
}

test('of three commands at once on a fresh clone one installs, and the others wait and say so', async () => {
  const ended = await Promise.all([begin(), begin(), begin()]);
  expect(ended.map(({ isReady }) => isReady)).toEqual([true, true, true]);
  const printed = ended.map((each) => each.printed).sort();
  expect(printed).toEqual([
    expect.stringMatching(WAITS),
    expect.stringMatching(WAITS),
    expect.stringMatching(INSTALLS),
  ]);
  expect(existsSync(join(folder, '.cache', 'install.lock'))).toBe(false);
});

test.each(['its id', 'nothing'])(
  'a command that was stopped while it installed, with %s in the lock, keeps none waiting',
  async (left) => {
    const ended = spawn(process.execPath, ['--version']);
    await once(ended, 'exit');
    const lock = join(folder, '.cache', 'install.lock');
    mkdirSync(join(folder, '.cache'));
    writeFileSync(lock, left === 'nothing' ? '' : String(ended.pid));
    utimesSync(lock, new Date(), new Date(Date.now() - 60_000));
    const ends = await Promise.all([begin(), begin(), begin()]);
    expect(ends.map(({ isReady }) => isReady)).toEqual([true, true, true]);
    expect(ends.filter(({ printed }) => INSTALLS.test(printed))).toHaveLength(1);
    expect(readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8')).toContain('1.0.0');
  },
);
