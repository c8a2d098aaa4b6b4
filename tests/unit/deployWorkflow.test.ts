import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { retired } from '../../pipeline/model/load/renamedFields';
import { newFolder, writeFiles } from './copyContent';
import { playGithub } from './playGithub';
import { commitAll, git } from './plumberRepository';
import { serveLocally } from './serveLocally';

const root = join(import.meta.dirname, '..', '..');
const [caller = '', source = ''] = ['deploy.yml', 'deploy-site.yml'].map((name) =>
  readFileSync(join(root, '.github/workflows', name), 'utf8'),
);
const guide = readFileSync(join(root, 'docs', 'deploy.md'), 'utf8');

const Step = z.object({
  id: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const Job = z.object({
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  if: z.string().optional(),
  permissions: z.record(z.string(), z.string()),
  env: z.record(z.string(), z.string()).optional(),
  steps: z.array(Step),
});
const Workflow = z.object({ permissions: z.object({}).strict(), jobs: z.record(z.string(), Job) });
const { jobs } = Workflow.parse(parse(source));
const { on, jobs: calls } = z
  .object({
    on: z.object({ push: z.object({ branches: z.array(z.string()) }) }).loose(),
    jobs: z.object({
      site: z.object({
        uses: z.literal('./.github/workflows/deploy-site.yml'),
        permissions: z.record(z.string(), z.string()),
        secrets: z.record(z.string(), z.string()),
      }),
    }),
  })
  .parse(parse(caller));

test('it deploys main only', () => {
  expect(on.push.branches).toEqual(['main']);
  expect(Object.keys(on)).toEqual(['push', 'schedule', 'workflow_dispatch']);
});

test('every secret that a job uses is given by name', () => {
  const used = [...source.matchAll(/\bsecrets\.(\w+)/g)].map(([, name = '']) => name);
  expect(Object.keys(calls.site.secrets).sort()).toEqual([...new Set(used)].sort());
});

test('only the job that announces may write, and it has no secret', () => {
  for (const [name, { permissions }] of Object.entries(jobs)) {
    const rights = Object.entries(permissions).map((entry) => entry.join(': '));
    if (name !== 'announce') expect(rights.filter((right) => right !== 'contents: read')).toEqual([]);
    expect(
      rights.filter(
        (right) => !Object.entries(calls.site.permissions).some((entry) => entry.join(': ') === right),
      ),
    ).toEqual([]);
  }
  expect(jobs.announce?.permissions).toEqual(calls.site.permissions);
  expect(JSON.stringify(jobs.announce)).not.toContain('secrets.');
});

test('the database and the function wait for a difference, and the canary for them', () => {
  expect(jobs.backend?.if).toContain("needs.build.outputs.backend == 'yes'");
  expect(jobs.canary?.if).toContain("needs.backend.result == 'success'");
  expect(jobs.publish?.if).toContain(
    "(needs.backend.result == 'success' || needs.backend.result == 'skipped')",
  );
});

test('the function, which brings the hash, is deployed after the migrations', () => {
  const commands = jobs.backend?.steps.flatMap(({ run }) => run ?? []) ?? [];
  expect(
    commands.map((command) => command.replace('npx --yes "$CLI" ', '').split(' ').slice(0, 2).join(' ')),
  ).toEqual(['link --project-ref', 'db push', 'functions deploy']);
});

test('it says how the deployment ended, whatever failed', () => {
  const { announce, due: _, ...others } = jobs;
  expect([announce?.needs].flat().sort()).toEqual(Object.keys(others).sort());
  expect(announce?.if).toMatch(/^always\(\) /);
});

test('the job that builds has no secret, the one with the host token no code of the repository', () => {
  const uses = JSON.stringify(jobs.publish?.steps.map((step) => step.uses));
  expect(JSON.stringify(jobs.build)).not.toContain('secrets.');
  expect(JSON.stringify(jobs.publish)).toContain('secrets.');
  expect(uses).not.toContain('actions/checkout');
});

test('every command of the project that it calls is there', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const called = [...source.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect([...new Set(called)]).toEqual(['build', 'validate']);
  for (const name of called) expect(scripts).toHaveProperty(name);
});

test('a deployment whose host did not answer is announced as one that left the old site', async () => {
  const commit = 'a'.repeat(40);
  const { said, url } = await playGithub({
    answers: {
      [`/statuses/${commit}`]: {},
      [`/commits/${commit}/pulls`]: [{ number: 42, merged_at: '2024-03-01T12:00:00Z' }],
    },
  });
  const command = jobs.announce?.steps.at(-1)?.run ?? '';
  await promisify(execFile)('bash', ['--norc', '-e', '-c', command], {
    cwd: root,
    env: {
      ...process.env,
      GITHUB_API_URL: url,
      GITHUB_REPOSITORY: 'harbor-light/website',
      GITHUB_RUN_ID: '5',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_TOKEN: 'token',
      COMMIT: commit,
      EVENT: 'push',
      REFUSED: '',
      PUBLISHED: 'failure',
      FORM_TESTED: 'skipped',
    },
  });
  expect(said.comments.map(({ body }) => body)).toEqual([
    expect.stringMatching(/not live yet.*harbor-light\/website\/actions\/runs\/5\)/s),
  ]);
  expect(said.sent[`/statuses/${commit}`]).toMatchObject([{ context: 'Deploy', state: 'failure' }]);
});

describe('a build of a commit whose check finds errors', () => {
  const command = jobs.build?.steps.find(({ id }) => id === 'build')?.run ?? '';
  /** Builds the second of two commits, in a shell where `npm` finds errors where it says so. Returns the commits and the output. */
  async function build(text: string, { isLive }: { isLive: boolean }) {
    const folder = newFolder('build');
    const site = writeFiles(join(folder, 'site'), { 'page.md': 'fine' });
    git(site, 'init', '--quiet');
    const before = commitAll(site);
    writeFiles(site, { 'page.md': text });
    const now = commitAll(site);
    const output = join(folder, 'output');
    const env = { ...process.env, LIVE: isLive ? before : '', GITHUB_OUTPUT: output };
    const npm = 'npm() { ! grep --quiet broken site/page.md; }';
    const shell = spawn('bash', ['--norc', '-ec', `${npm}\n${command}`], { cwd: folder, env });
    const [code] = await once(shell, 'exit');
    return { code, before, now, said: existsSync(output) ? readFileSync(output, 'utf8') : '' };
  }

  test('publishes nothing after a merge', async () => {
    expect(await build('broken', { isLive: false })).toMatchObject({ code: 1, said: '' });
  });

  test('builds the commit that is live in an hour in which a date changes the site', async () => {
    const { code, before, said } = await build('broken', { isLive: true });
    expect([code, said]).toEqual([0, `commit=${before}\n`]);
  });

  test('is none where the errors are fixed', async () => {
    const { code, now, said } = await build('fixed', { isLive: true });
    expect([code, said]).toEqual([0, `commit=${now}\n`]);
  });

  test('finds the commit that is live in the whole history', () => {
    expect(jobs.build?.steps.map((step) => step.with)).toContainEqual(
      expect.objectContaining({ path: 'site', 'fetch-depth': 0 }),
    );
  });
});

test('docs/deploy.md names every secret and variable that it reads', () => {
  const names = [...`${caller}${source}`.matchAll(/(?:secrets|vars)\.(\w+)/g)].map(([, name = '']) => name);
  expect(new Set(names).size).toBeGreaterThan(8);
  const gone = retired['deploy-site.yml']?.map((name) => name.replace('vars.', ''));
  for (const name of new Set(names)) if (!gone?.includes(name)) expect(guide).toContain(`\`${name}\``);
});

test('docs/deploy.md names every setting of the function', () => {
  const settings = readFileSync(join(root, 'supabase/functions/submit-contact-form/settings.ts'), 'utf8');
  const names = [...settings.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(12);
  for (const name of names) expect(guide).toContain(`\`${name}\``);
});

test('files below .well-known reach the host', () => {
  const upload = jobs.build?.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
  expect(upload?.with).toMatchObject({ path: 'site/dist/client', 'include-hidden-files': true });
});

test.each([
  ['2024-03-01T13:00:00.000Z', 'yes'],
  ['2199-03-01T13:00:00.000Z', 'no'],
  [undefined, 'no'],
  ['<!doctype html>', 'no'],
])('in an hour in which the live site names %s, a build is due: %s', async (next, due) => {
  const commit = 'a'.repeat(40);
  const live = await serveLocally(({ url }, response) => {
    const text = url === '/next-change.txt' ? next : `{"commit":"${commit}","pages":{}}`;
    response.statusCode = text === undefined ? 404 : 200;
    response.end(text);
  });
  const output = join(newFolder('due'), 'output');
  const step = jobs.due?.steps.find(({ id }) => id === 'ask');
  const shell = spawn('bash', ['--norc', '-ec', step?.run ?? ''], {
    env: { ...process.env, LIVE: live, GITHUB_OUTPUT: output },
  });
  expect(await once(shell, 'exit')).toEqual([0, null]);
  expect(readFileSync(output, 'utf8')).toBe(`due=${due}\ncommit=${commit}\n`);
});
