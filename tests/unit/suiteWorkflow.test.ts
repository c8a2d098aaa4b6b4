import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { longSteps, steps } from '../../scripts/suite/steps';
import { callCommand } from './callCommand';
import { newFolder, writeFiles } from './copyContent';
import { GithubDouble } from './issueForms/GithubDouble';
import { commitAll, git } from './plumberRepository';
import { commandOf, readWorkflow, runCommand, runnerEnv } from './workflowFile';

const { jobs } = readWorkflow('suite.yml');

test('the tests may only read, and the job that may write comes after them', () => {
  expect(jobs.suite?.permissions).toEqual({ contents: 'read' });
  expect(jobs.report?.permissions).toEqual({ contents: 'read', issues: 'write' });
  expect(jobs.report?.if).toBe('failure()');
});

/** The output of the step that decides, in a repository of two commits. */
async function decide(change: string, before: (first: string) => string): Promise<string> {
  const folder = newFolder('suite');
  const output = join(folder, '.git', 'output');
  git(folder, 'init', '--quiet');
  mkdirSync(join(folder, 'scripts', 'pullRequest'), { recursive: true });
  cpSync(join(projectFolder, 'scripts', 'pullRequest'), join(folder, 'scripts', 'pullRequest'), {
    recursive: true,
  });
  const first = commitAll(folder);
  writeFiles(folder, { [change]: 'x' });
  commitAll(folder);
  await runCommand(commandOf(jobs.suite, 'decide'), folder, { GITHUB_OUTPUT: output, BEFORE: before(first) });
  return readFileSync(output, 'utf8');
}

test.each([
  ['a merge of content', 'content/a.md', (first: string) => first, 'content'],
  ['a merge of the program', 'scripts/a.ts', (first: string) => first, 'full'],
  ['a night after a change of content', 'content/a.md', () => '', 'content'],
  ['a push whose start is unknown', 'content/a.md', () => '0'.repeat(40), 'full'],
])('%s', async (_, change, before, scope) => {
  expect(await decide(change, before)).toBe(`scope=${scope}\n`);
});

/** What `.ci/run` calls. */
function ciRun(...args: string[]): string {
  const folder = newFolder('ci');
  cpSync(join(projectFolder, '.ci'), join(folder, '.ci'), { recursive: true });
  writeFiles(folder, { 'tools/npm': '#!/bin/sh\necho "$@"\n' });
  chmodSync(join(folder, 'tools', 'npm'), 0o755);
  const { status, stdout } = spawnSync(join(folder, '.ci', 'run'), args, {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(folder, 'tools')}:${process.env.PATH}` },
  });
  expect(status).toBe(0);
  return stdout.trim();
}

test('the suite runs all steps but the longest', () => {
  const called = ciRun('full').split(' ');
  const names = [...steps, ...longSteps].map(({ name }) => name);
  expect(called).toEqual(['test', '--', ...names.filter((name) => name !== 'long')]);
});

test('after a change of content, the suite leaves out the words of the sample, and nothing else', () => {
  expect(ciRun('content')).toBe(`${ciRun('full')} --without=sample,journeys`);
});

test('a step that is left out is not run, and one that there is not is named', async () => {
  const left = await callCommand('test', ['sample', '--without=sample']);
  expect(left.stdout).toMatch(/\n0 passed, 0 failed\n$/);
  const { status, stderr } = await callCommand('test', ['--without=sample,jorneys']);
  expect([status, stderr]).toEqual([2, expect.stringContaining('There is no step "jorneys"')]);
});

async function report(scope: string, open: object[]): Promise<unknown[]> {
  const github = await GithubDouble.start();
  github.answers = { '/issues': open };
  const env = { ...runnerEnv(github.url), GITHUB_SHA: 'abc', SCOPE: scope };
  await runCommand(commandOf(jobs.report), projectFolder, env);
  return github.sent['/issues'] ?? [];
}

test('tests that fail after a change of content open one issue, and its author is asked for nothing', async () => {
  const title = 'A change of content broke the tests of the program';
  const [issue, ...others] = await report('content', [{ title: 'The tests of the program fail on main' }]);
  expect(others).toEqual([]);
  expect(issue).toEqual({ title, body: expect.stringContaining('did nothing wrong and has nothing to fix') });
  expect(issue).toMatchObject({ body: expect.stringContaining('/actions/runs/5') });
  expect(await report('content', [{ title }])).toEqual([]);
});

test('a program whose tests fail has an issue of its own', async () => {
  expect(await report('full', [])).toMatchObject([{ title: 'The tests of the program fail on main' }]);
});
