import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { announce, type DeployResult } from '../../scripts/deploy/announce';
import {
  backendVersion,
  deployedVersion,
  fetchDeployment,
  findChanges,
  hashPages,
  writeDeployment,
  writeVersion,
} from '../../scripts/deploy/lastDeployment';
import { githubApi } from '../../scripts/pullRequest/githubApi';
import { newFolder, writeFiles } from './copyContent';
import { GithubDouble } from './issueForms/GithubDouble';
import { commitAll, git } from './plumberRepository';
import { serveLocally } from './serveLocally';

/** A host that serves these texts, by path. */
const serve = (files: Record<string, string>): Promise<string> =>
  serveLocally((request, response) => {
    const text = files[String(request.url)];
    response.writeHead(text === undefined ? 404 : 200).end(text ?? '<!doctype html>');
  });

const FUNCTION = 'functions/submit-contact-form';

function supabaseFolder(): string {
  const folder = newFolder('supabase');
  cpSync(join(projectFolder, 'supabase'), folder, { recursive: true });
  return writeFiles(folder, { [`${FUNCTION}/business.json`]: '{"name":"Harbor Light","phone":"1"}' });
}

test('the hash of what is deployed stays the same while nothing of it changes', () => {
  const folder = supabaseFolder();
  const version = backendVersion(folder);
  writeVersion(folder, version);
  expect(JSON.parse(readFileSync(join(folder, FUNCTION, 'business.json'), 'utf8'))).toEqual({
    version,
    name: 'Harbor Light',
    phone: '1',
  });
  writeFiles(folder, {
    [`${FUNCTION}/http.test.ts`]: 'a test',
    '.temp/project-ref': 'abc',
    'seed.sql': 'select 1',
  });
  expect(backendVersion(folder)).toBe(version);
});

test.each([
  ['a migration', 'migrations/20990101000000_new.sql'],
  ['a file of the function', `${FUNCTION}/lead.ts`],
  ['its packages', `${FUNCTION}/deno.json`],
  ['a fact', `${FUNCTION}/business.json`],
  ['a setting', 'config.toml'],
])('%s changes it', (_, path) => {
  const folder = supabaseFolder();
  const version = backendVersion(folder);
  writeFiles(folder, { [path]: path.endsWith('.json') ? '{"name":"Harbor Light","phone":"2"}' : 'changed' });
  expect(backendVersion(folder)).not.toBe(version);
});

const VERSION = '/functions/v1/submit-contact-form/version';

test.each([
  ['its hash', { [VERSION]: '{"version":"abc"}' }, 'abc'],
  ['none', { [VERSION]: '{"version":null}' }, undefined],
  ['what an earlier function answers', {}, undefined],
  ['a page of somebody else', { [VERSION]: '<!doctype html>' }, undefined],
])('a function that answers %s', async (_, files, version) => {
  expect(await deployedVersion(await serve(files))).toBe(version);
});

test('a function that does not answer has no known hash', async () => {
  expect(await deployedVersion('http://127.0.0.1:9')).toBeUndefined();
});

const site = (files: Record<string, string>) => writeFiles(newFolder('site'), files);

function commits(folder: string, count: number): string[] {
  git(folder, 'init', '--quiet');
  return Array.from({ length: count }, () => commitAll(folder));
}

test('a build is compared with what the live site says of itself', async () => {
  const repository = newFolder('repository');
  const [one = '', two = '', three = ''] = commits(repository, 3);
  const live = site({ 'index.html': 'a', 'about.html': 'b', 'old.html': 'c', '404.html': 'd', 'a.txt': 'e' });
  writeDeployment(live, one, hashPages(live));
  const url = await serve({ '/deployed.json': readFileSync(join(live, 'deployed.json'), 'utf8') });
  const built = site({
    'index.html': 'a',
    'about.html': 'x',
    'blog/new.html': 'c',
    '404.html': 'y',
    'a.txt': 'z',
  });
  expect(readFileSync(join(live, 'deployed.json'), 'utf8')).not.toContain('about');
  const changes = findChanges(repository, {
    site: url,
    commit: three,
    pages: hashPages(built),
    live: await fetchDeployment(`${url}/`),
  });
  expect(changes).toEqual({
    site: url,
    commits: [three, two],
    pages: { added: ['/blog/new'], changed: ['/about'], gone: 1 },
  });
});

test('where the live site says nothing, or names a commit that is gone, the newest commit stands alone', async () => {
  const repository = newFolder('repository');
  const [one = ''] = commits(repository, 1);
  expect(await fetchDeployment(await serve({ '/deployed.json': '<!doctype html>' }))).toBeUndefined();
  const built = { site: 'https://a.example', commit: one, pages: new Map() };
  expect(findChanges(repository, { ...built, live: undefined })).toEqual({
    site: 'https://a.example',
    commits: [one],
  });
  const live = { commit: 'f'.repeat(40), pages: {} };
  expect(findChanges(repository, { ...built, live }).commits).toEqual([one]);
});

const SHA = 'a'.repeat(40);
const RUN = 'https://github.com/harbor-light/website/actions/runs/5';
const changes = {
  site: 'https://www.harborlight.example',
  commits: [SHA],
  pages: { added: [], changed: ['/services/*drains*'], gone: 1 },
};

async function announced(...deployments: Partial<DeployResult>[]) {
  const pulls = [
    { number: 42, merged_at: '2024-03-01T12:00:00Z' },
    { number: 43, merged_at: null },
  ];
  const github = await GithubDouble.start();
  github.answers = { [`/commits/${SHA}/pulls`]: pulls };
  const api = githubApi(github.url, 'harbor-light/website', 'token');
  for (const each of deployments)
    await announce(api, {
      commit: SHA,
      runUrl: RUN,
      changes,
      isPush: true,
      isRefused: false,
      isFormBroken: false,
      ...each,
    });
  return github;
}

test('the merged pull request hears that it is live, what changed, and how to take it back', async () => {
  const { comments, sent } = await announced({});
  expect(comments.map(({ body }) => body)).toEqual([
    [
      '<!-- live -->',
      '### Your change is live',
      'Pages that changed:\n- [/services/&#42;drains&#42;](https://www.harborlight.example/services/*drains*)',
      '1 page is gone.',
      '**To undo it** (this works on a phone too): open this pull request in the browser, press **Revert** near its end, then merge the pull request that this makes.',
    ].join('\n\n'),
  ]);
  expect(sent[`/statuses/${SHA}`]).toEqual([
    { context: 'Deploy', state: 'success', description: 'Live.', target_url: RUN },
  ]);
});

test('a deployment that fails says so on the commit and the pull request, and the next one corrects it', async () => {
  const failed = await announced({ changes: undefined });
  expect(failed.sent[`/statuses/${SHA}`]).toEqual([
    {
      context: 'Deploy',
      state: 'failure',
      description: 'Not live yet. The site is unchanged; the next deployment will try again.',
      target_url: RUN,
    },
  ]);
  expect(failed.comments.map(({ body }) => body)).toEqual([
    expect.stringContaining('The website is as it was before, and you did nothing wrong.'),
  ]);
  const repaired = await announced({ changes: undefined }, {});
  expect(repaired.comments.map(({ body }) => body)).toEqual([expect.stringContaining('Your change is live')]);
});

test('a change whose check finds errors is told that it waits for them to be fixed', async () => {
  const { comments, sent } = await announced({ changes: undefined, isRefused: true });
  expect(sent[`/statuses/${SHA}`]).toMatchObject([
    { state: 'failure', description: expect.stringContaining('the check found errors') },
  ]);
  expect(comments.map(({ body }) => body)).toEqual([
    `<!-- live -->

### Your change is not live yet

The check found errors in the content, so nothing was published. The website is as it was before, and your change is kept.

[This run](${RUN}) names each error and says what to write instead. Once that is fixed and merged, your change goes live too.`,
  ]);
});

test('a form that fails its test is reported with the change', async () => {
  const { comments, sent } = await announced({ isFormBroken: true });
  expect(comments[0]?.body).toContain('**The form did not pass its test.**');
  expect(sent[`/statuses/${SHA}`]).toMatchObject([{ state: 'failure' }]);
});

test('a deployment for a date says nothing to a pull request that is live already', async () => {
  const dated = await announced({ isPush: false, changes: { ...changes, commits: [] } });
  const failed = await announced({ isPush: false, changes: undefined });
  expect([...dated.comments, ...failed.comments]).toEqual([]);
});

test('many pages are counted', async () => {
  const changed = Array.from({ length: 30 }, (_, index) => `/areas/${index}`);
  const { comments } = await announced({ changes: { ...changes, pages: { added: [], changed, gone: 0 } } });
  expect(comments[0]?.body).toContain('/areas/11)\n- and 18 more\n');
});
