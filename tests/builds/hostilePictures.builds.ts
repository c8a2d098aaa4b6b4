import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { writeFiles } from '../unit/copyContent';
import { hostilePictures } from './hostilePictures';

const Result = z.object({ outcome: z.record(z.string(), z.string()), megabytes: z.number() });

const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
let pictures: Awaited<ReturnType<typeof hostilePictures>>;
let result: z.infer<typeof Result>;

beforeAll(async () => {
  pictures = await hostilePictures();
  for (const [group, files] of Object.entries(pictures))
    writeFiles(join(folder, 'content/images/hostile', group), Object.fromEntries(files));
  const script = join(import.meta.dirname, 'tryPictures.ts');
  const args = ['--import', 'tsx', script, join(folder, 'content'), join(folder, 'cache')];
  const output = execFileSync(process.execPath, args, { cwd: projectFolder, encoding: 'utf8' });
  result = Result.parse(JSON.parse(output));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** What became of each picture of a group, by its file name. */
const outcomes = (group: keyof typeof pictures) =>
  pictures[group].map(
    ([name]) => [name, result.outcome[`images/hostile/${group}/${name}`] ?? 'nothing'] as const,
  );

const WORDS =
  /^(?:damaged|This (?:file|picture) .+|The end of this picture .+|Browsers cannot show this kind of file .+)$/;

test('every hostile or damaged picture is reported in words', () => {
  expect(pictures.refused.length).toBeGreaterThan(50);
  expect(outcomes('refused').filter(([, outcome]) => !WORDS.test(outcome))).toEqual([]);
});

test('a picture that only few programs write is made in every size', () => {
  expect(outcomes('accepted').filter(([, outcome]) => !/^[36] files$/.test(outcome))).toEqual([]);
});

test('none ends the build', () => {
  expect(outcomes('either').filter(([, outcome]) => !/^(?:damaged|\d+ files)$/.test(outcome))).toEqual([]);
});

test('no picture takes more than 500 MB', () => {
  expect(result.megabytes).toBeLessThan(500);
});
