import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { LocalGithub } from './LocalGithub';
import { liveFolder, openSite, runOf, writeArticle } from './lane';
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

test('a sentence and an article with a picture pass without the engine, and are live after the merge', async () => {
  const { number, runs } = await hub.pull('article', writeArticle);
  const gate = runOf(runs, 'gate.yml');
  expect(logs(gate)).toEqual([]);
  const passed = gate.jobs.filter(({ result }) => result === 'success').map(({ path }) => path);
  expect(passed).toEqual(['scope/scope', 'content/content', 'pages/pages', 'gate']);
  expect(gate.result).toBe('success');
  const merged = await hub.merge(number);
  expect(logs(runOf(merged, 'deploy.yml'))).toEqual([]);
  const comments = hub.api.comments.filter(({ issue }) => issue === number).map(({ body }) => body);
  expect(comments).toEqual([
    expect.stringContaining('can go online'),
    expect.stringContaining('Preview of this change'),
    expect.stringContaining('live'),
  ]);
  expect(read('about.html')).toContain('Tell us what you need done.');
  expect(existsSync(join(liveFolder(hub), 'blog/signs-of-an-old-water-heater.html'))).toBe(true);
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
