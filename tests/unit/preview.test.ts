import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { changedPlaces } from '../../scripts/preview/changedPlaces';
import { checkSite } from '../../scripts/preview/checkSite';
import { findPreview } from '../../scripts/preview/findPreview';
import { updateComment } from '../../scripts/pullRequest/comment';
import { githubApi } from '../../scripts/pullRequest/githubApi';
import { callCommand } from './callCommand';
import { copyContent, newFolder, writeFiles } from './copyContent';
import { editablePages } from './editablePages';
import { GithubDouble } from './issueForms/GithubDouble';
import { commandOf, readWorkflow, runCommand, runnerEnv } from './workflowFile';

const REPOSITORY = 'harbor-light/website';
const SHA = 'a'.repeat(40);
const RUN = { PREVIEW_NUMBER: '42', PREVIEW_ADDRESS: 'https://pr-42--maple.netlify.app' };

/** For the commands of one test. */
function setEnvironment(api: string, more: Record<string, string>): void {
  for (const [name, value] of Object.entries({ ...runnerEnv(api), ...RUN, ...more })) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
}

const pull = { number: 42, state: 'open', head: { sha: SHA, repo: { full_name: REPOSITORY } } };
const artifact = { id: 77, name: 'site', size_in_bytes: 9_000_000, expired: false };

async function find(pulls: object[], artifacts: object[]) {
  const file = join(newFolder('event'), 'event.json');
  // What the artifact or the pull request's own text says about a number is never asked for.
  writeFileSync(
    file,
    JSON.stringify({ workflow_run: { id: 5, head_sha: SHA, display_title: 'pull request #1' } }),
  );
  const github = await GithubDouble.start();
  github.answers = { [`/commits/${SHA}/pulls`]: pulls, '/actions/runs/5/artifacts': { artifacts } };
  return findPreview(githubApi(github.url, REPOSITORY, 'token'), REPOSITORY, file);
}

test('the number of the pull request and the artifact come from GitHub', async () => {
  expect(await find([pull], [artifact])).toEqual({ number: 42, artifact: 77 });
});

test.each<[string, object[], object[]]>([
  ['a closed pull request', [{ ...pull, state: 'closed' }], [artifact]],
  ['one with a newer commit', [{ ...pull, head: { ...pull.head, sha: 'b'.repeat(40) } }], [artifact]],
  ['one from a fork', [{ ...pull, head: { sha: SHA, repo: { full_name: 'someone/website' } } }], [artifact]],
  ['one from a fork that is gone', [{ ...pull, head: { sha: SHA, repo: null } }], [artifact]],
  ['a build without an artifact', [pull], [{ ...artifact, name: 'other' }]],
  ['an artifact that expired', [pull], [{ ...artifact, expired: true }]],
  ['an artifact that is too large', [pull], [{ ...artifact, size_in_bytes: 2 * 1024 ** 3 }]],
])('%s gets no preview, and the reason is said', async (_what, pulls, artifacts) => {
  expect(await find(pulls, artifacts)).toMatch(/^(?:the|an?) .+\.$/);
});

const siteOf = (...paths: string[]) =>
  writeFiles(newFolder('site'), Object.fromEntries(['index.html', ...paths].map((path) => [path, 'text'])));

test('what a build makes may be published', () => {
  const paths = ['_headers', '_redirects', '404.html', 'blog/a.html', 'assets/a-1.js', 'media/a.avif'];
  const others = ['feed.xml', 'site.webmanifest', 'plan.pdf'];
  expect(checkSite(siteOf(...paths, ...others, '.well-known/acme'))).toEqual([]);
});

test.each([
  ['_worker.js', 'run code'],
  ['_worker.js/index.js', 'run code'],
  ['functions/api.js', 'run code'],
  ['_routes.json', 'run code'],
  ['netlify.toml', 'run code'],
  ['netlify/functions/a.js', 'run code'],
  ['wrangler.json', 'run code'],
  ['package.json', 'run code'],
  ['.npmrc', 'hidden'],
  ['.github/workflows/a.yml', 'hidden'],
  ['blog/.netlify/state.json', 'hidden'],
  ['run.sh', 'type'],
  ['blog/_headers', 'type'],
  ['program', 'type'],
])('%s is refused', (path, reason) => {
  const problems = checkSite(siteOf(path));
  expect(problems.join('\n')).toContain(reason);
  expect(problems.join('\n')).toContain(path.split('/')[0]);
});

test('a link to another place and a file that no host takes are refused', () => {
  const folder = siteOf();
  symlinkSync('/etc/hostname', join(folder, 'name.txt'));
  writeFileSync(join(folder, 'plan.pdf'), Buffer.alloc(25 * 1024 ** 2 + 1));
  expect(checkSite(folder).sort()).toEqual([
    '"name.txt" is neither a file nor a folder.',
    '"plan.pdf" is larger than 25 MB.',
  ]);
});

test('the command ends with 1 where something is refused', () => {
  const check = (folder: string) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/preview.ts', 'check', folder], {
      cwd: projectFolder,
      encoding: 'utf8',
    });
  expect(check(siteOf()).status).toBe(0);
  const { status, stdout } = check(siteOf('_worker.js'));
  expect(status).toBe(1);
  expect(stdout).toMatch(/^::error::"_worker\.js" /);
});

test('a pull request has one comment with its preview, whatever other comments it has', async () => {
  const github = await GithubDouble.start();
  const api = githubApi(github.url, REPOSITORY, 'token');
  for (const text of ['<!-- check -->\nfine', '<!-- preview -->\none', '<!-- preview -->\ntwo'])
    await updateComment(api, 42, text);
  expect(github.comments.map(({ body }) => body)).toEqual(['<!-- check -->\nfine', '<!-- preview -->\ntwo']);
});

async function previewOf(content: string): Promise<string> {
  const folder = newFolder('preview');
  for (const { address, preview } of await editablePages(content))
    writeFiles(folder, { [address === '/' ? 'index.html' : `${address}.html`]: preview });
  return folder;
}

test('what a pull request changes is found in its preview, and the comment links each text to its place', async () => {
  const folder = await previewOf(copyContent());
  const home = '@@ -40,2 +40,3 @@\n context\n-  heading: Old\n+  heading: Two plumbers, one van\n+\n context';
  const files = [
    { filename: 'content/pages/home.md', patch: home },
    { filename: 'content/business.md', patch: '@@ -17 +17 @@\n-license: MS1\n+license: MS00000000' },
    { filename: 'content/images/sink.jpg' },
  ];
  expect(changedPlaces(folder, files)).toEqual([
    { text: 'License MS00000000', path: '/#:~:text=License%20MS00000000' },
    { text: 'Two plumbers, one van', path: '/#:~:text=Two%20plumbers%2C%20one%20van' },
  ]);

  const github = await GithubDouble.start();
  github.answers = { '/pulls/42/files': files };
  const output = join(newFolder('output'), 'output');
  setEnvironment(github.url, { GITHUB_OUTPUT: output });
  await callCommand('preview', ['changes', folder]);
  setEnvironment(github.url, { PREVIEW_CHANGES: readFileSync(output, 'utf8').replace(/^changes=/, '') });
  await callCommand('preview', ['comment']);
  expect(github.comments[0]?.body).toContain(
    'What it changes, in its place:\n\n- [License MS00000000](https://pr-42--maple.netlify.app/#:~:text=License%20MS00000000)\n- [Two plumbers, one van](https',
  );
});

test.each([
  ['a path that leaves the preview', [{ text: 'x', path: 'evil.example' }]],
  ['a path that ends its link', [{ text: 'x', path: '/a) [b](https://evil.example' }]],
])('%s is not linked', async (_what, places) => {
  const github = await GithubDouble.start();
  setEnvironment(github.url, { PREVIEW_CHANGES: JSON.stringify(places) });
  await expect(callCommand('preview', ['comment'])).rejects.toThrow('path');
  expect(github.comments).toEqual([]);
});

const { on, jobs } = readWorkflow('preview.yml');

test('the preview follows the build of pull requests of this repository', () => {
  expect(on.workflow_run?.workflows).toEqual([readWorkflow('preview-build.yml').name]);
  expect(jobs.check?.if).toContain("github.event.workflow_run.event == 'pull_request'");
  expect(jobs.check?.if).toContain('workflow_run.head_repository.full_name == github.repository');
});

test('only the job that comments may write, and it has no secret', () => {
  const writing = Object.entries(jobs).filter(([, { permissions }]) =>
    JSON.stringify(permissions).includes('write'),
  );
  expect(writing.map(([name]) => name)).toEqual(['comment']);
  expect(JSON.stringify(jobs.comment)).not.toContain('secrets.');
});

test.each([
  ['netlify', 'https://pr-42--maple.netlify.app'],
  ['cloudflare', 'https://pr-42.maple.pages.dev'],
])('on %s it is at %s', async (host, address) => {
  const output = join(newFolder('output'), 'output');
  const env = { SITE_HOST: host, NUMBER: '42', PROJECT: 'maple', GITHUB_OUTPUT: output };
  await runCommand(commandOf(jobs.publish, 'address'), projectFolder, env);
  expect(readFileSync(output, 'utf8')).toBe(`address=${address}\n`);
});
