import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { diskProblem } from './diskProblem';

const folder = mkdtempSync(join(inject('copies'), 'disk-'));
const file = join(folder, 'file');
writeFileSync(file, 'text');

/** What is said of the error that `work` throws. */
function report(work: () => void, out = join(folder, 'dist', 'out')) {
  try {
    work();
  } catch (error) {
    return diskProblem(error, { out, cache: join(folder, 'cache') });
  }
  return undefined;
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
])('%s is reported in words', (_what, work, words) => {
  expect(report(work)).toMatch(words);
});

test('the option of the folder that is meant is named', () => {
  const below = join(file, 'out');
  expect(report(() => mkdirSync(below, { recursive: true }), below)).toContain('--out DIR');
  expect(report(() => writeFileSync(join(file, '.out.next'), ''), below)).toContain('--out DIR');
});

test('other errors are not explained', () => {
  expect(report(() => refuse('undefined is not a function'))).toBeUndefined();
});
