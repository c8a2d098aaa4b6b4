import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { LocalGithub } from './LocalGithub';
import type { Place, Run } from './records';

const texts = join(import.meta.dirname, '..', 'fixtures', 'workflows');
type Change = (text: string) => string;

interface Files {
  /** Names of workflows in `tests/fixtures/workflows`, or one name with a change of its text. */
  names: readonly string[];
  change?: Change;
  interfere?: (place: Place) => string | undefined;
}

/** A repository with these workflows; the change is made to the first one. */
async function hubWith({ names, change = (text) => text, interfere }: Files): Promise<LocalGithub> {
  const fill = (folder: string) => {
    mkdirSync(join(folder, '.github', 'workflows'), { recursive: true });
    for (const [index, name] of names.entries()) {
      const text = readFileSync(join(texts, `${name}.yml`), 'utf8');
      writeFileSync(join(folder, '.github', 'workflows', `${name}.yml`), index === 0 ? change(text) : text);
    }
  };
  return LocalGithub.start(fill, {
    end: onTestFinished,
    secrets: { KEY: 'key of the repository' },
    ...(interfere && { interfere }),
  });
}

/** Runs the workflows that a push to main starts. */
async function push(...names: string[]) {
  return pushFiles({ names });
}

async function pushFiles(files: Files) {
  const hub = await hubWith(files);
  const sha = hub.git('rev-parse', 'HEAD').trim();
  const [run] = await hub.push('ab', sha);
  if (!run) throw new Error('nothing ran');
  return { hub, run };
}

const resultsOf = ({ jobs }: Run) => Object.fromEntries(jobs.map(({ path, result }) => [path, result]));
const logOf = ({ jobs }: Run, job: number, step: number) => jobs[job]?.steps[step]?.log;
const replace =
  (from: string | RegExp, to: string): Change =>
  (text) =>
    text.replace(from, to);

describe('a job', () => {
  test('runs where its condition holds and all that came before it has succeeded', async () => {
    const { run } = await push('conditions');
    expect(resultsOf(run)).toEqual({
      fails: 'failure',
      skipped: 'skipped',
      always: 'success',
      'after-always': 'skipped',
      'on-failure': 'success',
      'not-cancelled': 'success',
      'other-event': 'skipped',
    });
    expect(run.result).toBe('failure');
  });

  test('that is cancelled ends there, and only what runs in any case follows', async () => {
    const { run } = await pushFiles({
      names: ['cancelled'],
      interfere: ({ name }) => (name === 'sleep 9' ? 'cancel' : undefined),
    });
    expect(run.result).toBe('cancelled');
    expect(resultsOf(run)).toEqual({ first: 'cancelled', second: 'skipped', last: 'success' });
    expect(run.jobs[0]?.steps.map(({ outcome }) => outcome)).toEqual(['cancelled', 'skipped', 'success']);
  });

  test('hands on its outputs, and finds on its machine only what it fetches', async () => {
    const { run } = await push('outputs');
    expect(logOf(run, 1, 0)).toBe('<two words>\n');
    const [folder, ...names] = logOf(run, 2, 0)?.trim().split('\n') ?? [];
    expect(folder).toMatch(/\/work$/);
    expect(names.filter((name) => /VITEST|TOKEN|^npm_(?!config_offline)/.test(name))).toEqual([]);
  });
});

describe('a step', () => {
  test('knows how those before it ended', async () => {
    const { run } = await push('status');
    expect(run.jobs[0]?.result).toBe('failure');
    expect(run.jobs[0]?.steps.map(({ outcome, log }) => [outcome, log.trim()])).toEqual([
      ['failure', ''],
      ['success', 'failure success success'],
      ['failure', ''],
      ['skipped', ''],
      ['success', 'failure'],
      ['success', 'repaired'],
      ['skipped', ''],
    ]);
  });

  test('sets variables, the search path and the summary for those after it', async () => {
    const { run } = await push('files');
    expect(logOf(run, 0, 1)).toBe('workflow|job, step|one\ntwo|x=y\ntool\n');
    expect(logOf(run, 0, 2)).toBe('job\n');
    expect(run.jobs[0]?.summary).toBe('## Title\nmore\n');
  });

  test('stops at the first command that fails, within a pipe only where it names its shell', async () => {
    const { run } = await push('shells');
    expect([0, 1, 2].map((job) => logOf(run, job, 0))).toEqual(['on\n', '', '']);
  });
});

describe('a called workflow', () => {
  test('takes inputs and secrets and gives outputs', async () => {
    const { run } = await push('calling', 'called');
    expect(resultsOf(run)).toEqual({ 'call/inner': 'success', after: 'success' });
    expect([logOf(run, 0, 0), logOf(run, 1, 0)]).toEqual(['<key of the repository>\n', 'abab\n']);
  });

  test('gets no secret that it is not given', async () => {
    const change = replace(/ {4}secrets:\n.*\n/, '');
    const { run } = await pushFiles({ names: ['calling', 'called'], change });
    expect(logOf(run, 0, 0)).toBe('<>\n');
  });

  test.each([
    ['that needs an input', replace('head: $', 'tail: $'), 'gives tail'],
    ['without its input', replace(/ {4}with:\n.*\n/, ''), 'the input head'],
    ['with fewer rights', replace('contents: read', 'issues: read'), 'wants contents: read'],
    ['with an unknown secret', replace('KEY: $', 'OTHER: $'), 'gives OTHER'],
    ['that is no workflow to call', replace('/called', '/calling'), 'is no workflow to call'],
    ['that there is not', replace('/called', '/missing'), 'There is no workflow'],
  ])('%s is refused', async (_what, change, message) => {
    await expect(pushFiles({ names: ['calling', 'called'], change })).rejects.toThrow(message);
  });
});

test.each([
  ['a matrix', '    runs-on', '    strategy:\n      matrix:\n        a: [1]\n    runs-on', 'strategy'],
  ['a container', '    runs-on', '    container: node\n    runs-on', 'container'],
  ['a filter of paths', 'on: push', 'on:\n  push:\n    paths: [a]', 'paths'],
  ['an action', 'run: exit 3', 'uses: actions/stale@v1', 'actions/stale'],
  [
    'an input of an action',
    'run: exit 3',
    'uses: actions/checkout@v5\n        with:\n          lfs: true',
    'lfs',
  ],
  ['a need that there is not', 'needs: fails', 'needs: other', 'other'],
  ['a context that a place has not', 'if: failure()', 'if: secrets.KEY', 'secrets'],
  ['a pattern of files', 'run: exit 3', "if: hashFiles('**/a') != ''\n        run: exit 3", 'hashFiles'],
])('%s is refused by its name', async (_what, from, to, name) => {
  await expect(pushFiles({ names: ['conditions'], change: replace(from, to) })).rejects.toThrow(name);
});

describe('the token of a job', () => {
  test.each([
    ['may write a status where its job may', 'statuses: write', 'success'],
    ['may not where its job may only read', 'statuses: read\n      contents: write', 'failure'],
    ['may not where nothing is said of it', 'contents: read', 'failure'],
  ])('%s', async (_what, rights, result) => {
    const change = replace('statuses: write', rights);
    const { hub, run } = await pushFiles({ names: ['status-token'], change });
    expect(run.result).toBe(result);
    expect(hub.api.statuses).toHaveLength(result === 'success' ? 1 : 0);
  });

  test.each([
    ['pushes where its job may write contents', 'contents: write', 'true', ['success', 'success']],
    ['does not push where its job may only read', 'contents: read', 'true', ['success', 'failure']],
    ['fetches nothing without a right to', 'issues: write', 'true', ['failure', 'skipped']],
    ['does not stay where the checkout is told so', 'contents: write', 'false', ['success', 'failure']],
  ])('%s', async (_what, rights, persist, outcomes) => {
    const change: Change = (text) =>
      text
        .replace('contents: write', rights)
        .replace('persist-credentials: true', `persist-credentials: ${persist}`);
    const { hub, run } = await pushFiles({ names: ['push-token'], change });
    expect(run.jobs[0]?.steps.map(({ outcome }) => outcome)).toEqual(outcomes);
    expect(hub.git('ls-remote', 'origin', 'refs/heads/new') !== '').toBe(outcomes[1] === 'success');
  });

  test('may only read for a fork, which gets no secrets either', async () => {
    const hub = await hubWith({ names: ['status-token'] });
    const own = await hub.pull('own', addFile);
    const fork = await hub.pull('theirs', addFile, { isFork: true });
    const runs = [own, fork].flatMap((pull) => pull.runs);
    expect(runs.map(({ result }) => result)).toEqual(['success', 'failure']);
    expect(runs.map((run) => logOf(run, 0, 0))).toEqual(['<key of the repository>\n', '<>\n']);
  });
});

describe('a cache', () => {
  test('is restored by its key or by the beginning of one, and never replaced', async () => {
    const hub = await hubWith({ names: ['cache'] });
    const sha = hub.git('rev-parse', 'HEAD').trim();
    const found: unknown[] = [];
    for (const after of ['a', 'a', 'b', 'a']) {
      const runs = await hub.fire({ event: 'push', payload: { after }, ref: 'refs/heads/main', sha });
      found.push(...runs.map((run) => logOf(run, 0, 1)?.trim()));
    }
    expect(found).toEqual(['nothing', 'push-a true', 'push-a false', 'push-a true']);
  });

  test('of main reaches pull requests; that of a pull request reaches neither main nor another one', async () => {
    const hub = await hubWith({ names: ['cache'] });
    const found = ({ runs }: { runs: Run[] }) =>
      runs.map((run) =>
        logOf(run, 0, 1)
          ?.trim()
          .replace(/[0-9a-f]{40}/, 'SHA'),
      );
    const one = await hub.pull('one', addFile);
    expect(found(one)).toEqual(['nothing']);
    expect(found(await hub.pull('one', addFile))).toEqual([`pull_request-${one.number} true`]);
    expect(found(await hub.pull('two', addFile))).toEqual(['nothing']);
    expect(found({ runs: await hub.merge(one.number) })).toEqual(['nothing']);
    expect(found(await hub.pull('three', addFile))).toEqual(['push-SHA false']);
  });

  test('is not saved by a job that fails', async () => {
    const { hub } = await pushFiles({ names: ['cache'], change: replace('exit 0', 'exit 1') });
    expect(hub.caches).toEqual([]);
  });
});

function addFile(folder: string): void {
  writeFileSync(join(folder, `file-${Math.random()}`), '');
}

test('an artifact reaches other jobs, and what waits for the run and may read it', async () => {
  const { hub, run } = await push('artifact', 'following');
  expect(logOf(run, 1, 1)).toBe('a\nb\n');
  expect(hub.runs.map((each) => [each.event, each.result])).toEqual([
    ['push', 'success'],
    ['workflow_run', 'success'],
  ]);
  expect(hub.runs[1] && logOf(hub.runs[1], 0, 1)).toBe('a\n');
});

test('a job starts a workflow by the API, with inputs', async () => {
  const { hub } = await push('dispatching', 'dispatched');
  expect(hub.runs[1] && logOf(hub.runs[1], 0, 0)).toBe('7 7\n');
});
