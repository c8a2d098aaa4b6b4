import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, onTestFinished, type TestContext, test } from 'vitest';
import { PLUMBER, runCommand, Workplace } from '../built/Workplace';

declare module 'vitest' {
  interface TaskMeta {
    /** Why this machine cannot run the test. */
    notRun?: string;
  }
}

const place = new Workplace(PLUMBER).sharePictures().takeBundle();
/** The mount point of a disk that only the tested program sees. */
const disk = join(place.folder, 'disk');
const out = join(disk, 'site');

await place.built();
beforeEach(() => {
  mkdirSync(disk);
  onTestFinished(() => rmSync(disk, { recursive: true }));
});
afterAll(() => place.remove());

const mounting = (script: string, ...args: string[]) => [
  'unshare',
  '-rm',
  'sh',
  '-ec',
  script,
  'sh',
  ...args,
];

/** Containers and some systems forbid it; root may write to any folder that is not on a read-only disk. */
function skipWithoutMounts({ task, skip }: TestContext): void {
  const [program = '', ...args] = mounting(`mount -t tmpfs tmpfs '${disk}'`);
  if (spawnSync(program, args).status === 0) return;
  task.meta.notRun = 'this user may not mount a disk (`unshare -rm`)';
  skip(task.meta.notRun);
}

test('a full disk under the output folder is reported in words, and the site stays', async (context) => {
  skipWithoutMounts(context);
  const { code, log } = await runCommand(
    mounting(
      `size=$(du -sk '${place.out}' | cut -f1)
      mount -t tmpfs -o size=$((size * 3 / 2))k tmpfs '${disk}'
      cp -a '${place.out}' '${out}'
      code=0; "$@" || code=$?
      diff -r '${place.out}' '${out}' && exit $code`,
      ...place.buildCommand(place.content, '--out', out),
    ),
  );
  expect(code, log).toBe(2);
  expect(log).toMatch(
    /^The disk is full: \S+ cannot be written\. .+\nNothing was published; the last build is unchanged\.$/m,
  );
  expect(log).not.toContain('    at ');
});
