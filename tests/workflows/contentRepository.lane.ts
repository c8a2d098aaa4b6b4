import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fact } from '../../scripts/issueForms/forms/fact';
import { formSite } from '../../scripts/issueForms/issueForms';
import { repositoryFiles } from '../../scripts/newSite/repositoryFiles';
import { fillIn } from '../unit/issueForms/fillIn';
import { git } from '../unit/plumberRepository';
import { LocalGithub } from './LocalGithub';
import { liveFolder, runOf } from './lane';
import { edit } from './projectSite';
import type { Run } from './records';
import { startPagesDev } from './startPagesDev';

const ends: (() => void)[] = [];
let hub: LocalGithub;
let first: Run[];
const repository = 'tool-makers/engine';

/** A repository that holds only a site, whose workflows are those of an engine of another owner, on a branch of another name. */
beforeAll(async () => {
  const fill = (folder: string) => {
    for (const path of ['content', '.github/ISSUE_TEMPLATE'])
      cpSync(join(inject('newSite'), path), join(folder, path), { recursive: true });
  };
  const host = { CLOUDFLARE_API_TOKEN: 'token of the host' };
  const environments = { production: host, preview: host };
  hub = await LocalGithub.start(fill, { end: (stop) => ends.push(stop), environments });
  const commit = hub.addRepository(repository, 'trunk', (folder) =>
    cpSync(inject('newSite'), folder, { recursive: true }),
  );
  Object.assign(hub.vars, {
    SITE_HOST: 'cloudflare',
    SITE_PROJECT: 'site',
    PUBLIC_SITE_URL: 'https://site.example',
  });
  const before = hub.git('rev-parse', 'HEAD').trim();
  const sha = hub.commit('main', (folder) => {
    for (const [path, text] of repositoryFiles({ repository, commit })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  });
  hub.git('push', '--quiet', 'origin', 'main');
  first = await hub.push(before, sha);
}, 1_800_000);
afterAll(() => {
  for (const end of ends) end();
});

const logs = (runs: readonly Run[]) =>
  runs.flatMap(({ jobs }) =>
    jobs.flatMap(({ path, steps }) =>
      steps.flatMap(({ name, outcome, log }) =>
        outcome === 'failure' ? `${path}: ${name}\n${log.slice(-3000)}` : [],
      ),
    ),
  );
const page = (name: string) => readFileSync(join(liveFolder(hub), name), 'utf8');

test('the first push publishes the site with the pinned engine', () => {
  expect(logs(first)).toEqual([]);
  expect(runOf(first, 'publish.yml').jobs.map(({ path, result }) => `${path} ${result}`)).toEqual([
    'site/due skipped',
    'site/build success',
    'site/backend skipped',
    'site/publish success',
    'site/canary skipped',
    'site/announce success',
  ]);
  expect(page('index.html')).toContain('Buckeye Night');
});

test('the guide, which names another engine yet, comes anew in a pull request of its own', () => {
  expect(runOf(first, 'refresh.yml').jobs.map(({ path, result }) => `${path} ${result}`)).toEqual([
    'refresh/generate success',
    'refresh/propose success',
    'refresh/check success',
  ]);
  expect(hub.api.pulls[0]?.title).toBe('Update the generated files');
});

test('a form becomes a checked pull request and, merged, is live', async () => {
  const body = fillIn(fact, formSite(join(inject('newSite'), 'content')), {
    'Which fact': 'Postal code',
    'What to write': '43085',
  });
  const issue = {
    number: 12,
    state: 'open',
    body,
    created_at: '2036-11-01T08:00:00Z',
    user: { login: 'owner' },
  };
  const sha = hub.git('ls-remote', 'origin', 'refs/heads/main').split('\t')[0] ?? '';
  const payload = { action: 'opened', issue };
  const runs = await hub.fire({ event: 'issues', payload, ref: 'refs/heads/main', sha });
  expect(logs(runs)).toEqual([]);
  expect(runOf(runs, 'gate.yml').jobs.map(({ path, result }) => `${path} ${result}`)).toEqual([
    'content/content success',
    'content/versions skipped',
    'content/comment skipped',
    'pages/pages success',
    'gate success',
    'report success',
  ]);
  const statuses = hub.api.statuses.filter(({ context }) => context === 'Gate');
  expect(statuses.at(-1)?.state).toBe('success');
  const number = hub.api.pulls.at(-1)?.number ?? 0;
  expect(runOf(runs, 'preview-build.yml').jobs.map(({ path, result }) => `${path} ${result}`)).toEqual([
    'preview/build success',
    'preview/report success',
  ]);
  const comments = hub.api.comments.filter(({ issue }) => issue === number).map(({ body }) => body);
  expect(comments.join('\n')).toContain(`Preview of this change: https://pr-${number}.site.pages.dev`);
  expect(logs(await hub.merge(number))).toEqual([]);
  expect(page('index.html')).toContain('43085');
});

test('Cloudflare’s own server answers with the published pages, headers and redirects', async () => {
  const options = { home: hub.newFolder('home'), end: (stop: () => void) => ends.push(stop) };
  const url = await startPagesDev(liveFolder(hub), options);
  const get = (path: string) => fetch(url + path, { redirect: 'manual' });
  const home = await get('/');
  expect(home.status).toBe(200);
  expect(home.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  expect(home.headers.get('strict-transport-security')).toBe('max-age=31536000');
  const html = await home.text();
  expect(html).toContain('43085');
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(html) ?? [];
  expect((await get(script)).headers.get('cache-control')).toContain('immutable');
  const moved = await get('/about-us');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/about']);
  expect((await get('/about')).status).toBe(200);
  const missing = await get('/nowhere');
  expect(missing.status).toBe(404);
  expect(await missing.text()).toBe(page('404.html'));
}, 900_000);

test('a pull request of Dependabot that raises the pins says what the new version changes on this site', async () => {
  const engine = join(hub.folder, 'next-engine');
  git(hub.folder, 'clone', '--quiet', join(hub.folder, `${repository}.git`), engine);
  edit(engine, 'pipeline/labels/en/pages.ts', "mainMenu: 'Main menu'", "mainMenu: 'Where to go'");
  git(engine, 'commit', '--quiet', '--all', '--message', 'Rename the menu');
  git(engine, 'push', '--quiet', 'origin', 'HEAD');
  const commit = git(engine, 'rev-parse', 'HEAD').trim();
  const { runs, number } = await hub.pull(
    'dependabot/github_actions/program',
    (folder) => {
      for (const [path, text] of repositoryFiles({ repository, commit }))
        writeFileSync(join(folder, path), text);
    },
    { isDependabot: true },
  );
  const { jobs } = runOf(runs, 'gate.yml');
  expect(logs(runs)).toEqual([]);
  expect(jobs.map(({ path, result }) => `${path} ${result}`)).toEqual([
    'content/content success',
    'content/versions success',
    'content/comment success',
    'pages/pages success',
    'gate success',
    'report skipped',
  ]);
  expect(runOf(runs, 'comment.yml').result).toBe('success');
  const comments = hub.api.comments.filter(({ issue }) => issue === number).map(({ body }) => body);
  const [, text] = comments.join('\n').split('### What the new version changes on this site\n\n');
  expect(text).toMatch(/^0 pages the same; \d+ differ: .*; nothing lost\.\n/);
  expect(text).toContain('\n  text: - Main menu\n  text: + Where to go\n');
});

test('a change of callers, pins and forms by a stranger is refused and named', async () => {
  const { runs } = await hub.pull(
    'hostile',
    (folder) => {
      edit(folder, '.github/workflows/publish.yml', /@[0-9a-f]{40}/, `@${'b'.repeat(40)}`);
      edit(folder, '.github/workflows/gate.yml', 'permissions: {}', 'permissions: { contents: read }');
      edit(folder, '.github/ISSUE_TEMPLATE/fact.yml', /^name: .*$/m, 'name: Say your password');
      edit(folder, 'content/business.md', /^phone: .*$/m, 'phone: (614) 555-0144');
      mkdirSync(join(folder, 'content/.github/workflows'), { recursive: true });
      writeFileSync(join(folder, 'content/.github/workflows/own.yml'), 'on: pull_request\njobs: {}\n');
    },
    { isFork: true },
  );
  const { jobs } = runOf(runs, 'gate.yml');
  expect(runs.map(({ file }) => file)).toEqual([
    '.github/workflows/gate.yml',
    '.github/workflows/comment.yml',
    '.github/workflows/preview-build.yml',
    '.github/workflows/preview.yml',
  ]);
  expect(jobs.map(({ path, result }) => `${path} ${result}`)).toEqual([
    'content/content failure',
    'content/versions skipped',
    'content/comment success',
    'pages/pages success',
    'gate failure',
    'report skipped',
  ]);
  const [content] = jobs;
  expect(content?.steps.map(({ log }) => log).join('\n')).toContain(
    '.github/workflows/publish.yml calls another version',
  );
  expect(content?.summary).toContain('- .github/workflows/gate.yml\n- .github/workflows/publish.yml');
});

test('of all these runs, only those of main had secrets or might write contents', () => {
  const trusted = hub.runs.filter(({ jobs }) =>
    jobs.some(({ rights, secrets }) => rights.contents === 'write' || secrets.length > 0),
  );
  expect([...new Set(trusted.map(({ ref, file }) => `${ref} ${file}`))].sort()).toEqual([
    'refs/heads/main .github/workflows/form.yml',
    'refs/heads/main .github/workflows/preview.yml',
    'refs/heads/main .github/workflows/publish.yml',
    'refs/heads/main .github/workflows/refresh.yml',
  ]);
});
