import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { LocalGithub } from './LocalGithub';
import { liveFolder, openSite, ownerChanges, runOf } from './lane';
import { edit } from './projectSite';
import type { Run } from './records';

const ends: (() => void)[] = [];
let hub: LocalGithub;
beforeAll(async () => {
  hub = await openSite(inject('newSite'), (stop) => ends.push(stop));
}, 600_000);
afterAll(() => {
  for (const end of ends) end();
});

const outcomes = ({ jobs }: Run) => Object.fromEntries(jobs.map(({ path, result }) => [path, result]));
const logs = ({ jobs }: Run) =>
  jobs.flatMap(({ path, steps }) =>
    steps.flatMap(({ name, outcome, log }) =>
      outcome === 'failure' ? [`${path}: ${name}\n${log.slice(-3000)}`] : [],
    ),
  );
const read = (page: string) => readFileSync(join(liveFolder(hub), page), 'utf8');

test('the first deployment publishes the site and fills the caches of main', () => {
  expect(hub.runs.flatMap(logs)).toEqual([]);
  expect(outcomes(runOf(hub.runs, 'deploy.yml'))).toMatchObject({
    'site/due': 'skipped',
    'site/build': 'success',
    'site/publish': 'success',
    'site/announce': 'success',
  });
  expect(existsSync(join(liveFolder(hub), 'index.html'))).toBe(true);
  expect(hub.caches.every(({ ref }) => ref === 'refs/heads/main')).toBe(true);
});

describe.each(Object.entries(ownerChanges))('%s', (what, change) => {
  test('passes without the engine and is live after the merge', async () => {
    const branch = what.replaceAll(' ', '-');
    const { number, runs } = await hub.pull(branch, change);
    const gate = runOf(runs, 'gate.yml');
    expect(logs(gate)).toEqual([]);
    const passed = gate.jobs.filter(({ result }) => result === 'success');
    expect(passed.map(({ path }) => path)).toEqual(['scope/scope', 'content/content', 'pages/pages', 'gate']);
    expect(gate.jobs.filter((job) => !passed.includes(job)).every(({ result }) => result === 'skipped')).toBe(
      true,
    );
    const merged = await hub.merge(number);
    expect(logs(runOf(merged, 'deploy.yml'))).toEqual([]);
    const comments = hub.api.comments.filter(({ issue }) => issue === number).map(({ body }) => body);
    expect(comments).toEqual([
      expect.stringContaining('can go online'),
      expect.stringContaining('Preview of this change'),
      expect.stringContaining('live'),
    ]);
  });
});

test('what was changed is in the published folder', () => {
  expect(read('about.html')).toContain('Tell us what you need done.');
  expect(existsSync(join(liveFolder(hub), 'blog/signs-of-an-old-water-heater.html'))).toBe(true);
});

test('no job of a deployment restored what anything but main has saved', () => {
  const deployed = hub.restores.filter(({ run }) => run.ref === 'refs/heads/main');
  expect(deployed.length).toBeGreaterThan(4);
  expect(deployed.filter(({ cache }) => cache.ref !== 'refs/heads/main')).toEqual([]);
});

test('a pull request that saves a cache under the name of the deployment reaches no visitor', async () => {
  const { number, runs } = await hub.pull('poison', (folder) => {
    edit(folder, 'content/pages/about.md', 'Tell us what you need done.', 'Tell us what you need.');
    const text = readFileSync(join(folder, '.github/workflows/pages.yml'), 'utf8');
    const key = /key: live-packages-.*$/m.exec(text)?.[0] ?? '';
    edit(
      folder,
      '.github/workflows/pages.yml',
      '    steps:\n',
      `    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      - id: node
        uses: actions/setup-node@v5
        with:
          node-version-file: .node-version
      - run: mkdir -p node_modules && echo poison > node_modules/poison
      - uses: actions/cache/save@v4
        with:
          path: node_modules
          ${key}
      - run: exit 1
`,
    );
  });
  const saved = hub.caches.filter(({ run }) => runs.includes(run) && run.event === 'pull_request');
  expect(saved.map(({ path }) => path)).toContain('node_modules');
  hub.git('push', '--quiet', '--force', 'origin', `origin/main:refs/heads/poison`);
  const main = hub.commit('main', (folder) =>
    edit(folder, 'content/pages/about.md', 'Tell us what you need done.', 'Tell us everything.'),
  );
  hub.git('push', '--quiet', 'origin', `${main}:refs/heads/main`);
  const before = hub.restores.length;
  await hub.push(main, main);
  expect(number).toBeGreaterThan(0);
  const restored = hub.restores.slice(before).map(({ cache }) => cache);
  expect(restored.length).toBeGreaterThan(0);
  expect(restored.filter((cache) => saved.includes(cache))).toEqual([]);
});

test('a deployment that fails leaves the site and says so; the next one repairs it', async () => {
  const files = () =>
    readdirSync(liveFolder(hub)).map((name) => [name, statSync(join(liveFolder(hub), name)).mtimeMs]);
  const before = files();
  const usual = hub.interfere;
  hub.interfere = (place) =>
    place.name === 'Build the site' && place.job.startsWith('site/') ? 'exit 1' : usual(place);
  const { number } = await hub.pull('unlucky', (folder) =>
    edit(folder, 'content/business.md', /^tagline: /m, 'tagline: Night '),
  );
  const failed = runOf(await hub.merge(number), 'deploy.yml');
  expect(outcomes(failed)).toMatchObject({
    'site/build': 'failure',
    'site/publish': 'skipped',
    'site/announce': 'success',
  });
  expect(files()).toEqual(before);
  const statusNow = () => hub.api.statuses.filter(({ context }) => context === 'Deploy').at(-1)?.state;
  expect(statusNow()).toBe('failure');
  hub.interfere = usual;
  const sha = hub.git('ls-remote', 'origin', 'refs/heads/main').split('\t')[0] ?? '';
  await hub.push(sha, sha);
  expect(statusNow()).toBe('success');
  expect(read('index.html')).toContain('Night Plumber');
});

test('while main has errors, dates still change the site, which stays at the commit that is live', async () => {
  const live = hub.git('ls-remote', 'origin', 'refs/heads/main').split('\t')[0] ?? '';
  const main = hub.commit('main', (folder) =>
    edit(folder, 'content/business.md', /^phone: .*$/m, 'phone: 614-555-O142'),
  );
  hub.git('push', '--quiet', 'origin', `${main}:refs/heads/main`);
  const stateOf = (sha: string) =>
    hub.api.statuses.findLast((status) => status.sha === sha && status.context === 'Deploy')?.state;
  const refused = runOf(await hub.push(live, main), 'deploy.yml');
  expect(outcomes(refused)).toMatchObject({ 'site/build': 'failure', 'site/publish': 'skipped' });
  expect(refused.jobs.find(({ path }) => path === 'site/build')?.outputs.refused).toBe('yes');

  writeFileSync(join(liveFolder(hub), 'next-change.txt'), '2024-01-01T00:00:00.000Z');
  const hour = { event: 'schedule', payload: {}, ref: 'refs/heads/main', sha: main };
  const dated = runOf(await hub.fire(hour), 'deploy.yml');
  expect(logs(dated)).toEqual([]);
  expect(outcomes(dated)).toMatchObject({ 'site/due': 'success', 'site/publish': 'success' });
  expect(JSON.parse(read('deployed.json')).commit).toBe(live);
  expect(read('contact.html')).not.toContain('O142');
  expect([stateOf(live), stateOf(main)]).toEqual(['success', 'failure']);
});
