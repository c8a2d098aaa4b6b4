import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { reportDiskProblems } from './diskProblem';

const folder = mkdtempSync(join(inject('copies'), 'disk-'));
const file = join(folder, 'file');
writeFileSync(file, 'text');

async function report(work: () => void, out = join(folder, 'out')) {
  const log: string[] = [];
  const code = await reportDiskProblems(
    { out, cache: join(folder, 'cache') },
    (line) => log.push(line),
    async () => {
      work();
      return 0;
    },
  );
  return { code, log: log.join('\n') };
}

function refuse(message: string): never {
  throw new Error(message);
}

test.each<[string, () => void, RegExp]>([
  ['a full disk', () => refuse("ENOSPC: no space left on device, write '/a'"), /^The disk is full: \/a /],
  [
    'a full disk in the bundler',
    () => refuse('write: No space left on device (os error 28)'),
    /^The disk is full: .*cache /,
  ],
  [
    'a disk for reading',
    () => refuse("EROFS: read-only file system, open '/a'"),
    /^\/a cannot be written\. .*--cache DIR/,
  ],
  [
    'a file where a folder is needed',
    () => mkdirSync(join(file, 'a'), { recursive: true }),
    /^\S+file\/a cannot be made: .*--cache DIR/,
  ],
  ['the copy, not its source', () => copyFileSync(file, join(file, 'a')), /^\S+file\/a cannot be made/],
])('%s is reported in words', async (_what, work, words) => {
  const { code, log } = await report(work);
  expect(code).toBe(2);
  expect(log).toMatch(words);
  expect(log).toMatch(/the last build is unchanged\.$/);
});

test('the option of the folder that is meant is named', async () => {
  const below = join(file, 'out');
  expect((await report(() => mkdirSync(below, { recursive: true }), below)).log).toContain('--out DIR');
  expect((await report(() => writeFileSync(join(file, '.out.lock'), ''), below)).log).toContain('--out DIR');
});

test('other errors stay what they are', async () => {
  await expect(report(() => refuse('undefined is not a function'))).rejects.toThrow('not a function');
});
