import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { newFolder } from './copyContent';
import { GithubDouble } from './issueForms/GithubDouble';
import { commitAll, git } from './plumberRepository';
import { commandOf, readWorkflow, runCommand, runnerEnv, stepsOf } from './workflowFile';

const { jobs } = readWorkflow('refresh.yml');

test('the job that runs code of the project may only read, and the one that may write runs none', () => {
  expect(jobs.generate?.permissions).toEqual({ contents: 'read' });
  const commands = stepsOf(jobs.propose)
    .flatMap(({ run }) => run ?? [])
    .join('\n');
  expect(commands).not.toMatch(/^\s*(?:npm|npx|node)\b/m);
});

/** Runs a job's own commands in a checkout of `origin`, where `node` changes a file and `gh` keeps what it is told. */
async function runJob(folder: string, name: 'generate' | 'propose'): Promise<void> {
  const checkout = join(folder, name);
  execFileSync('git', ['clone', '--quiet', join(folder, 'origin'), checkout]);
  if (name === 'propose') execFileSync('cp', [join(folder, 'generate', 'fresh.patch'), checkout]);
  if (name === 'generate')
    execFileSync('git', ['clone', '--quiet', join(folder, 'origin'), join(checkout, 'site')]);
  for (const { run = '' } of stepsOf(jobs[name]))
    await runCommand(run, checkout, {
      PATH: `${join(folder, 'tools')}:${process.env.PATH}`,
      ENGINE: `tool-makers/engine@${'a'.repeat(40)}`,
      GITHUB_ENV: join(folder, 'environment'),
      ORIGIN: join(folder, 'origin'),
      GITHUB_OUTPUT: join(folder, 'output'),
    });
}

test('fresh files become a pull request', async () => {
  const folder = newFolder('refresh');
  const tool = (name: string, script: string) => {
    writeFileSync(join(folder, 'tools', name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, 'tools', name), 0o755);
  };
  mkdirSync(join(folder, 'tools'));
  tool('npm', '');
  tool('node', 'echo fresh > site/guide.md');
  tool('gh', `if [ "$2" = create ]; then echo "$@" >> '${join(folder, 'asked')}'; fi`);
  const origin = join(folder, 'origin');
  mkdirSync(origin);
  writeFileSync(join(origin, 'guide.md'), 'old\n');
  git(origin, 'init', '--quiet', '--initial-branch=main');
  commitAll(origin);

  await runJob(folder, 'generate');
  await runJob(folder, 'propose');
  expect(readFileSync(join(folder, 'output'), 'utf8')).toMatch(/^changed=yes$/m);
  expect(git(origin, 'show', 'refresh:guide.md')).toBe('fresh\n');
  expect(git(origin, 'diff', '--name-only', 'main', 'refresh')).toBe('guide.md\n');
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toContain('pr create --head refresh --base main');
});

/** What is started for the branch `refresh`, by the command of the last job. */
async function startedFor(pulls: object[], runs = 0): Promise<unknown> {
  const github = await GithubDouble.start();
  github.answers = { '/pulls': pulls, '/actions/workflows/gate.yml/runs': { total_count: runs } };
  await runCommand(commandOf(jobs.check), projectFolder, runnerEnv(github.url));
  return github.dispatches;
}

test('its checks are started as for a form, once for each commit', async () => {
  expect(Object.keys(jobs.check?.permissions ?? {}).sort()).toEqual([
    'actions',
    'contents',
    'pull-requests',
    'statuses',
  ]);
  const [head, base] = ['a'.repeat(40), 'b'.repeat(40)];
  const pull = { number: 42, head: { sha: head }, base: { sha: base } };
  expect(await startedFor([pull])).toEqual([
    { file: 'gate.yml', ref: 'refresh', inputs: { pull: '42', base, head } },
  ]);
  expect(await startedFor([pull], 1)).toEqual([]);
});

test('where GitHub let no workflow open a pull request, nothing is started', async () => {
  expect(await startedFor([])).toEqual([]);
});
