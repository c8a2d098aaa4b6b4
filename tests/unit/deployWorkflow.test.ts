import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { retired } from '../../pipeline/model/load/renamedFields';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { newFolder, writeFiles } from './copyContent';
import { GithubDouble } from './issueForms/GithubDouble';
import { commitAll, git } from './plumberRepository';
import { serveLocally } from './serveLocally';
import { commandOf, readWorkflow, runCommand, runnerEnv, stepsOf, workflowText } from './workflowFile';

const [caller, source] = [workflowText('deploy.yml'), workflowText('deploy-site.yml')];
const guide = readFileSync(join(projectFolder, 'docs', 'deploy.md'), 'utf8');
const { jobs } = readWorkflow('deploy-site.yml');
const { on, jobs: calls } = readWorkflow('deploy.yml');
const call = calls.site;

test('it deploys main only', () => {
  expect(on.push).toEqual({ branches: ['main'] });
  expect(Object.keys(on)).toEqual(['push', 'schedule', 'workflow_dispatch']);
});

test('every secret that a job uses is given by name', () => {
  const used = [...source.matchAll(/\bsecrets\.(\w+)/g)].map(([, name = '']) => name);
  expect(Object.keys(call?.secrets ?? {}).sort()).toEqual([...new Set(used)].sort());
});

test('only the job that announces may write, and it has no secret', () => {
  for (const [name, { permissions = {} }] of Object.entries(jobs)) {
    const rights = Object.entries(permissions).map((entry) => entry.join(': '));
    if (name !== 'announce') expect(rights.filter((right) => right !== 'contents: read')).toEqual([]);
    expect(
      rights.filter(
        (right) => !Object.entries(call?.permissions ?? {}).some((entry) => entry.join(': ') === right),
      ),
    ).toEqual([]);
  }
  expect(jobs.announce?.permissions).toEqual(call?.permissions);
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
  const commands = stepsOf(jobs.backend).flatMap(({ run }) => run ?? []);
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
  const uses = JSON.stringify(stepsOf(jobs.publish).map((step) => step.uses));
  expect(JSON.stringify(jobs.build)).not.toContain('secrets.');
  expect(JSON.stringify(jobs.publish)).toContain('secrets.');
  expect(uses).not.toContain('actions/checkout');
});

test('a deployment whose host did not answer is announced as one that left the old site', async () => {
  const commit = 'a'.repeat(40);
  const github = await GithubDouble.start();
  github.answers = {
    [`/commits/${commit}/pulls`]: [{ number: 42, merged_at: '2024-03-01T12:00:00Z' }],
  };
  await runCommand(commandOf(jobs.announce), projectFolder, {
    ...runnerEnv(github.url),
    COMMIT: commit,
    EVENT: 'push',
    REFUSED: '',
    PUBLISHED: 'failure',
    FORM_TESTED: 'skipped',
  });
  expect(github.comments.map(({ body }) => body)).toEqual([
    expect.stringMatching(/not live yet.*harbor-light\/website\/actions\/runs\/5\)/s),
  ]);
  expect(github.sent[`/statuses/${commit}`]).toMatchObject([{ context: 'Deploy', state: 'failure' }]);
});

describe('a build of a commit whose check finds errors', () => {
  const command = commandOf(jobs.build, 'build');
  /** Builds the second of two commits, in a shell where `npm` finds errors where it says so. Returns the commits and the output. */
  async function build(text: string, { isLive }: { isLive: boolean }) {
    const folder = newFolder('build');
    const site = writeFiles(join(folder, 'site'), { 'page.md': 'fine' });
    git(site, 'init', '--quiet');
    const before = commitAll(site);
    writeFiles(site, { 'page.md': text });
    const now = commitAll(site);
    const output = join(folder, 'output');
    const env = { LIVE: isLive ? before : '', GITHUB_OUTPUT: output };
    const npm = 'npm() { ! grep --quiet broken site/page.md; }';
    const code = await runCommand(`${npm}\n${command}`, folder, env).then(
      () => 0,
      (error) => error.code,
    );
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
});

test('docs/deploy.md names every secret and variable that it reads', () => {
  const names = [...`${caller}${source}`.matchAll(/(?:secrets|vars)\.(\w+)/g)].map(([, name = '']) => name);
  expect(new Set(names).size).toBeGreaterThan(8);
  const gone = retired['deploy-site.yml']?.map((name) => name.replace('vars.', ''));
  for (const name of new Set(names)) if (!gone?.includes(name)) expect(guide).toContain(`\`${name}\``);
});

test('docs/deploy.md names every setting of the function', () => {
  const settings = readFileSync(
    join(projectFolder, 'supabase/functions/submit-contact-form/settings.ts'),
    'utf8',
  );
  const names = [...settings.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(12);
  for (const name of names) expect(guide).toContain(`\`${name}\``);
});

test('files below .well-known reach the host', () => {
  const upload = stepsOf(jobs.build).find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
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
  await runCommand(commandOf(jobs.due, 'ask'), projectFolder, { LIVE: live, GITHUB_OUTPUT: output });
  expect(readFileSync(output, 'utf8')).toBe(`due=${due}\ncommit=${commit}\n`);
});
