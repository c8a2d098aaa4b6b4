import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { emptyAnswers } from '../../scripts/newSite/answersFile';
import { callCommand } from './callCommand';

const scripts: Record<string, string> = JSON.parse(
  readFileSync(join(projectFolder, 'package.json'), 'utf8'),
).scripts;
const called = Object.values(scripts).flatMap((line) => /scripts\/run\.mjs (\S+)/.exec(line)?.[1] ?? []);

/** Those of package.json and those that workflows call. */
const commands = [
  ...new Set([
    ...called,
    'checkPullRequest',
    'compareGenerated',
    'deploy',
    'lookAtPages',
    'ownerForm',
    'preview',
    'reportSuite',
    'refreshChecks',
  ]),
].sort();

const TAKE_CONTENT = ['build', 'dev', 'new', 'start', 'validate'];

function run(...args: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/run.mjs', ...args],
      { cwd: projectFolder },
      (error, stdout, stderr) => resolve({ status: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

/** One that is bundled, and one that is not, as they are typed. */
const started = ['build', 'compare'];

test.for(commands)('%s refuses an unknown option before it begins', async (command, { expect }) => {
  const typed = ['--contnet', 'somewhere'];
  const { status, stdout, stderr } = await (started.includes(command)
    ? run(command, ...typed)
    : callCommand(command, typed));
  const hint = TAKE_CONTENT.includes(command) ? 'Did you mean --content\\? ' : '';
  expect(stderr).toMatch(
    new RegExp(`^There is no option --contnet\\. ${hint}This command takes [^\\n]*\\.\\n$`),
  );
  expect(stdout).toBe('');
  expect(status).toBe(2);
});

// Each command gives its sentence to `readOptions`, which refuses unknown options too: two stand for all.
test.for(['build', 'new'])(
  '%s --help says what it does and takes, and does nothing else',
  async (command, { expect }) => {
    const { status, stdout, stderr } = await callCommand(command, ['--help']);
    expect(stdout).toMatch(/^[A-Z][^\n]+\.\nThis command takes [^\n]+\.\n$/);
    expect([stderr, status]).toEqual(['', 0]);
  },
);

test('the questions for a new site are listed, and a file of answers that is not there is written with them', async () => {
  const { stdout, status } = await callCommand('new', ['site', '--help']);
  expect([status, stdout.includes(emptyAnswers())]).toEqual([0, true]);
  const folder = mkdtempSync(join(inject('copies'), 'answers-'));
  const call = ['site', join(folder, 'site'), '--answers', join(folder, 'ours.yaml')];
  const { stderr } = await callCommand('new', call, folder);
  expect(stderr).toBe(
    'There was no file ours.yaml. It has been written now, with all questions: write your answers there and run the same command again.\n',
  );
  expect(readFileSync(join(folder, 'ours.yaml'), 'utf8')).toBe(emptyAnswers());
  const { stderr: again } = await callCommand('new', call, folder);
  expect(again).toContain(
    'Line 3, name: There is no answer for “name”. Write it like this: name: Lone Star Plumbing\n',
  );
});

test('a command that there is not is named', async () => {
  expect(await run('strat')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'There is no command "strat": package.json lists the commands.\n',
  });
});

test.for([
  [[], /^Name the version to compare with: npm run compare -- --with REF\.\n$/],
  [
    ['--with', 'v0.0-none'],
    /^This project has no commit, branch or tag “v0\.0-none”\. Fetch it, or name another one\.\n$/,
  ],
  [
    ['--with', 'HEAD', '--site', '/nowhere'],
    /^\/nowhere has no folder “content”\. Name the folder of a site with --site DIR\.\n$/,
  ],
] as const)('compare %j says what is missing', async ([typed, message], { expect: check }) => {
  const { status, stdout, stderr } = await callCommand('compare', typed);
  check(stderr).toMatch(message);
  expect([status, stdout]).toEqual([2, '']);
});
