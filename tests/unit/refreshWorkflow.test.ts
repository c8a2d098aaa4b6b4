import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { newFolder } from './copyContent';
import { playGithub } from './playGithub';
import { commitAll, git } from './plumberRepository';

const Job = z.object({
  permissions: z.record(z.string(), z.string()),
  steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })),
});
const { jobs } = z
  .object({ jobs: z.object({ generate: Job, propose: Job, check: Job }) })
  .parse(parse(readFileSync(join(projectFolder, '.github/workflows/refresh.yml'), 'utf8')));

test('the job that runs code of the project may only read, and the one that may write runs none', () => {
  expect(jobs.generate.permissions).toEqual({ contents: 'read' });
  const commands = jobs.propose.steps.flatMap(({ run }) => run ?? []).join('\n');
  expect(commands).not.toMatch(/^\s*(?:npm|npx|node)\b/m);
});

/** Runs a job's own commands in a checkout of `origin`, where `node` changes a file and `gh` keeps what it is told. */
function runJob(job: z.infer<typeof Job>, folder: string, name: string): string {
  const checkout = join(folder, name);
  execFileSync('git', ['clone', '--quiet', join(folder, 'origin'), checkout]);
  if (name === 'propose') execFileSync('cp', [join(folder, 'generate', 'fresh.patch'), checkout]);
  if (name === 'generate')
    execFileSync('git', ['clone', '--quiet', join(folder, 'origin'), join(checkout, 'site')]);
  for (const { run } of job.steps)
    if (run)
      execFileSync('bash', ['--norc', '-e', '-c', run], {
        cwd: checkout,
        stdio: 'pipe',
        env: {
          ...process.env,
          PATH: `${join(folder, 'tools')}:${process.env.PATH}`,
          ENGINE: `tool-makers/engine@${'a'.repeat(40)}`,
          GITHUB_ENV: join(folder, 'environment'),
          ORIGIN: join(folder, 'origin'),
          GITHUB_OUTPUT: join(folder, 'output'),
        },
      });
  return checkout;
}

test('fresh files become a pull request', () => {
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

  runJob(jobs.generate, folder, 'generate');
  runJob(jobs.propose, folder, 'propose');
  expect(readFileSync(join(folder, 'output'), 'utf8')).toMatch(/^changed=yes$/m);
  expect(git(origin, 'show', 'refresh:guide.md')).toBe('fresh\n');
  expect(git(origin, 'diff', '--name-only', 'main', 'refresh')).toBe('guide.md\n');
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toContain('pr create --head refresh --base main');
});

/** What is started for the branch `refresh`, by the command of the last job. */
async function startedFor(pulls: object[], runs = 0): Promise<unknown> {
  const gate = '/actions/workflows/gate.yml/dispatches';
  const { said, url } = await playGithub({
    answers: {
      '/pulls': pulls,
      '/actions/workflows/gate.yml/runs': { total_count: runs },
      [`/statuses/${'a'.repeat(40)}`]: {},
      '/actions/workflows/content.yml/dispatches': {},
      [gate]: {},
    },
  });
  const command = jobs.check.steps.at(-1)?.run ?? '';
  await promisify(execFile)('bash', ['--norc', '-e', '-c', command], {
    cwd: projectFolder,
    env: {
      ...process.env,
      GITHUB_API_URL: url,
      GITHUB_REPOSITORY: 'harbor-light/website',
      GITHUB_RUN_ID: '5',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_TOKEN: 'token',
    },
  });
  return said.sent[gate] ?? [];
}

test('its checks are started as for a form, once for each commit', async () => {
  expect(Object.keys(jobs.check.permissions).sort()).toEqual([
    'actions',
    'contents',
    'pull-requests',
    'statuses',
  ]);
  const [head, base] = ['a'.repeat(40), 'b'.repeat(40)];
  const pull = { number: 42, head: { sha: head }, base: { sha: base } };
  expect(await startedFor([pull])).toEqual([{ ref: 'refresh', inputs: { pull: '42', base, head } }]);
  expect(await startedFor([pull], 1)).toEqual([]);
});

test('where GitHub let no workflow open a pull request, nothing is started', async () => {
  expect(await startedFor([])).toEqual([]);
});
