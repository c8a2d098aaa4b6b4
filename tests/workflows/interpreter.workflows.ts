import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { LocalGithub, type Place } from './LocalGithub';
import type { Rights } from './readWorkflow';

type Files = Record<string, string>;

/** A repository whose files are these; those without a folder are workflows. */
async function hubWith(files: Files, interfere?: (place: Place) => string | undefined): Promise<LocalGithub> {
  const fill = (folder: string) => {
    for (const [name, text] of Object.entries(files)) {
      const path = join(folder, name.includes('/') ? name : `.github/workflows/${name}`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  };
  return LocalGithub.start(fill, {
    end: onTestFinished,
    vars: { SITE_HOST: 'netlify' },
    secrets: { KEY: 'of the repository' },
    environments: { production: { KEY: 'of production' } },
    ...(interfere && { interfere }),
  });
}

/** Runs the workflows of a push to main and returns the first run. */
async function push(files: Files, interfere?: (place: Place) => string | undefined) {
  const hub = await hubWith(files, interfere);
  const sha = hub.git('rev-parse', 'HEAD').trim();
  const [run] = await hub.push(sha, sha);
  if (!run) throw new Error('nothing ran');
  return { hub, run, results: Object.fromEntries(run.jobs.map(({ path, result }) => [path, result])) };
}

const job = (more: string, ...commands: string[]) =>
  `    runs-on: ubuntu-latest\n${more ? `    ${more}\n` : ''}    steps:\n${commands.map((each) => `      - ${each}\n`).join('')}`;
const ON_PUSH = 'on: push\npermissions: {}\njobs:\n';

describe('a job', () => {
  test('runs where its condition holds and what it needs has succeeded, also what that needs', async () => {
    const { results } = await push({
      'a.yml': `${ON_PUSH}  fails:\n${job('', 'run: exit 3')}
  skipped:\n${job('needs: fails', 'run: exit 0')}
  always:\n${job('needs: fails\n    if: always()', 'run: exit 0')}
  after-always:\n${job('needs: always', 'run: exit 0')}
  on-failure:\n${job('needs: always\n    if: failure()', 'run: exit 0')}
  not-cancelled:\n${job("needs: skipped\n    if: ${{ !cancelled() && needs.skipped.result == 'skipped' }}", 'run: exit 0')}
  other:\n${job("if: github.event_name == 'schedule'", 'run: exit 0')}`,
    });
    expect(results).toEqual({
      fails: 'failure',
      skipped: 'skipped',
      always: 'success',
      'after-always': 'skipped',
      'on-failure': 'success',
      'not-cancelled': 'success',
      other: 'skipped',
    });
  });

  test('that is cancelled ends there, and only what runs in any case follows', async () => {
    const { run, results } = await push(
      {
        'a.yml': `${ON_PUSH}  first:\n${job('', 'run: sleep 9', 'run: exit 0', 'if: always()\n        run: exit 0')}
  second:\n${job('needs: first\n    if: ${{ !cancelled() }}', 'run: exit 0')}
  last:\n${job('needs: first\n    if: always()', 'run: exit 0')}`,
      },
      ({ name }) => (name === 'sleep 9' ? 'cancel' : undefined),
    );
    expect([run.result, results]).toEqual([
      'cancelled',
      { first: 'cancelled', second: 'skipped', last: 'success' },
    ]);
    expect(run.jobs[0]?.steps.map(({ outcome }) => outcome)).toEqual(['cancelled', 'skipped', 'success']);
  });

  test('hands on its outputs', async () => {
    const { run } = await push({
      'a.yml': `${ON_PUSH}  first:
    outputs:
      kind: \${{ steps.read.outputs.kind }}
${job('', 'id: read\n        run: echo "kind=two words" >> "$GITHUB_OUTPUT"')}
  second:\n${job(`needs: first\n    if: needs.first.outputs.kind == 'TWO words'`, 'env:\n          KIND: ${{ needs.first.outputs.kind }}\n        run: echo "<$KIND>"')}`,
    });
    expect(run.jobs[1]?.steps[0]?.log).toBe('<two words>\n');
  });

  test('has a machine of its own, where nothing is but what it fetches', async () => {
    const { run } = await push({
      'a.yml': `${ON_PUSH}  a:\n${job('', 'run: pwd; ls -A; env | cut -d= -f1 | sort')}`,
    });
    const lines = run.jobs[0]?.steps[0]?.log.trim().split('\n') ?? [];
    expect(lines[0]).toMatch(/\/work$/);
    expect(lines.filter((name) => /VITEST|npm_(?!config_offline)|TOKEN/.test(name))).toEqual([]);
  });
});

describe('a step', () => {
  test('knows how those before it ended', async () => {
    const { run } = await push({
      'a.yml': `${ON_PUSH}  a:\n${job(
        '',
        'id: one\n        continue-on-error: true\n        run: exit 1',
        'run: echo ${{ steps.one.outcome }} ${{ steps.one.conclusion }} ${{ job.status }}',
        'run: exit 2',
        'run: echo never',
        'if: always()\n        run: echo ${{ job.status }}',
        'if: failure()\n        run: echo repaired',
        'if: success()\n        run: echo never',
      )}`,
    });
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

  test('sets outputs, variables, the search path and the summary for those after it', async () => {
    const { run } = await push({
      'a.yml': `on: push
permissions: {}
env:
  A: workflow
  B: workflow
jobs:
  a:
    env:
      B: job
${job(
  '',
  `run: |
          mkdir bin && printf '#!/bin/sh\\necho tool' > bin/tool && chmod +x bin/tool
          echo "$PWD/bin" >> "$GITHUB_PATH"
          printf 'C<<END\\none\\ntwo\\nEND\\nD=x=y\\n' >> "$GITHUB_ENV"
          echo '## Title' >> "$GITHUB_STEP_SUMMARY"`,
  `env:
          C2: \${{ env.D }}
          B: \${{ env.B }}, step
        run: echo "$A|$B|$C|$C2" && tool`,
  'run: echo "$B"; echo more >> "$GITHUB_STEP_SUMMARY"',
)}`,
    });
    expect(run.jobs[0]?.steps[1]?.log).toBe('workflow|job, step|one\ntwo|x=y\ntool\n');
    expect(run.jobs[0]?.steps[2]?.log).toBe('job\n');
    expect(run.jobs[0]?.summary).toBe('## Title\nmore\n');
  });

  test('stops at the first command that fails, in a pipe only where it names its shell', async () => {
    const { run } = await push({
      'a.yml': `${ON_PUSH}  a:\n${job('', 'run: "false | true; echo on; false; echo off"')}
  b:\n${job('', 'shell: bash\n        run: "false | true; echo on"')}
  c:\n${job('defaults:\n      run:\n        shell: bash', 'run: "false | true; echo on"')}`,
    });
    expect(run.jobs.map(({ steps }) => steps[0]?.log)).toEqual(['on\n', '', '']);
    expect(run.result).toBe('failure');
  });
});

describe('a called workflow', () => {
  const called = `on:
  workflow_call:
    inputs:
      head:
        required: true
        type: string
    secrets:
      KEY:
        required: false
    outputs:
      twice:
        value: \${{ jobs.inner.outputs.twice }}
permissions: {}
jobs:
  inner:
    permissions:
      contents: read
    outputs:
      twice: \${{ steps.a.outputs.twice }}
${job('', 'id: a\n        env:\n          KEY: ${{ secrets.KEY }}\n        run: |\n          echo "twice=$HEAD$HEAD" >> "$GITHUB_OUTPUT"; echo "<$KEY>"\n')}`.replace(
    'KEY: ${{',
    'HEAD: ${{ inputs.head }}\n          KEY: ${{',
  );
  const caller = (more: string) =>
    `${ON_PUSH}  call:\n    permissions:\n      contents: read\n    uses: ./.github/workflows/called.yml\n${more}
  after:\n${job('needs: call', 'env:\n          TWICE: ${{ needs.call.outputs.twice }}\n        run: echo "$TWICE"')}`;

  test('takes inputs and secrets and gives outputs', async () => {
    const { run, results } = await push({
      'a.yml': caller('    with:\n      head: ab\n    secrets:\n      KEY: ${{ secrets.KEY }}'),
      'called.yml': called,
    });
    expect(results).toEqual({ 'call/inner': 'success', after: 'success' });
    expect(run.jobs.map(({ steps }) => steps[0]?.log)).toEqual(['<of the repository>\n', 'abab\n']);
  });

  test('gets no secret that it is not given', async () => {
    const { run } = await push({ 'a.yml': caller('    with:\n      head: 1'), 'called.yml': called });
    expect(run.jobs[0]?.steps[0]?.log).toBe('<>\n');
  });

  test.each([
    ['an input that is missing', caller(''), called, 'does not give the input head'],
    [
      'an input that there is not',
      caller('    with:\n      head: a\n      tail: b'),
      called,
      'gives tail, which is not known',
    ],
    [
      'a right that its caller has not',
      caller('    with:\n      head: a'),
      called.replace('contents: read', 'contents: write'),
      'wants contents: write, which its caller has not',
    ],
    [
      'a workflow that is none to call',
      caller(''),
      `${ON_PUSH}  a:\n${job('', 'run: ls')}`,
      'is no workflow to call',
    ],
  ])('refuses %s', async (_what, text, other, message) => {
    await expect(push({ 'a.yml': text, 'called.yml': other })).rejects.toThrow(message);
  });
});

describe('what is not played here is refused by its name', () => {
  test.each([
    ['a matrix', `${ON_PUSH}  a:\n${job('strategy:\n      matrix:\n        a: [1]', 'run: ls')}`, 'strategy'],
    ['a container', `${ON_PUSH}  a:\n${job('container: node', 'run: ls')}`, 'container'],
    ['a filter of paths', `on:\n  push:\n    paths: [a]\njobs:\n  a:\n${job('', 'run: ls')}`, 'paths'],
    ['an action', `${ON_PUSH}  a:\n${job('', 'uses: actions/stale@v1')}`, 'actions/stale'],
    [
      'an input of an action',
      `${ON_PUSH}  a:\n${job('', 'uses: actions/checkout@v1\n        with:\n          lfs: true')}`,
      'lfs',
    ],
    ['a need that there is not', `${ON_PUSH}  a:\n${job('needs: b', 'run: ls')}`, 'b'],
    ['a context that a place has not', `${ON_PUSH}  a:\n${job('if: secrets.KEY', 'run: ls')}`, 'secrets'],
    ['a pattern of files', `${ON_PUSH}  a:\n${job('', "run: echo ${{ hashFiles('**/a') }}")}`, 'hashFiles'],
  ])('%s', async (_what, text, name) => {
    await expect(push({ 'a.yml': text })).rejects.toThrow(name);
  });
});

describe('the token of a job', () => {
  const using = (rights: Rights, command: string, more = '') =>
    `${ON_PUSH}  a:\n    permissions: ${JSON.stringify(rights)}\n    env:\n      GH_TOKEN: \${{ github.token }}\n${job('', more || 'run: ls', `run: ${command}`)}`;
  const STATUS = `gh api "repos/$GITHUB_REPOSITORY/statuses/$GITHUB_SHA" -f state=success -f context=Gate`;
  const CHECKOUT = 'uses: actions/checkout@v5';

  test.each<[string, Rights, 'success' | 'failure']>([
    ['may write a status where its job may', { statuses: 'write' }, 'success'],
    ['may not where its job may only read', { statuses: 'read', contents: 'write' }, 'failure'],
    ['may not where nothing is said', {}, 'failure'],
  ])('%s', async (_what, rights, result) => {
    const { hub, run } = await push({ 'a.yml': using(rights, STATUS) });
    expect(run.result).toBe(result);
    expect(hub.api.statuses.map(({ context }) => context)).toEqual(result === 'success' ? ['Gate'] : []);
  });

  test.each<[string, Rights, 'success' | 'failure']>([
    ['pushes where its job may write contents', { contents: 'write' }, 'success'],
    ['does not push where its job may only read', { contents: 'read' }, 'failure'],
    ['fetches nothing without a right to', { issues: 'write' }, 'failure'],
  ])('%s', async (_what, rights, result) => {
    const { hub, run } = await push({
      'a.yml': using(rights, 'git push --quiet origin HEAD:refs/heads/new', CHECKOUT),
    });
    expect(run.result).toBe(result);
    expect(hub.git('ls-remote', 'origin', 'refs/heads/new') !== '').toBe(result === 'success');
  });

  test('does not stay where the checkout is told so', async () => {
    const checkout = `${CHECKOUT}\n        with:\n          persist-credentials: false`;
    const { run } = await push({
      'a.yml': using({ contents: 'write' }, 'git push origin HEAD:refs/heads/new', checkout),
    });
    expect(run.jobs[0]?.steps.map(({ outcome }) => outcome)).toEqual(['success', 'failure']);
  });

  test('may only read for a fork, which gets no secrets either', async () => {
    const text = using({ statuses: 'write' }, STATUS)
      .replace('on: push', 'on: pull_request')
      .replace('run: ls', 'run: echo \\<${{ secrets.KEY }}\\>');
    const hub = await hubWith({ 'a.yml': text });
    const edit = (folder: string) => writeFileSync(join(folder, 'new'), '');
    const own = await hub.pull('own', edit);
    const fork = await hub.pull('theirs', edit, { isFork: true });
    const logs = [own, fork].map(({ runs }) => runs[0]?.jobs[0]?.steps[0]?.log);
    expect([own, fork].map(({ runs }) => runs[0]?.result)).toEqual(['success', 'failure']);
    expect(logs).toEqual(['<of the repository>\n', '<>\n']);
  });
});

describe('a cache', () => {
  const keep = (on: string, write: string, key: string, restore = '') =>
    `on: ${on}\npermissions: {}\njobs:\n  a:\n${job(
      '',
      `id: cache\n        uses: actions/cache@v4\n        with:\n          path: kept\n          key: ${key}\n          restore-keys: ${restore}`,
      `run: cat kept/text || true; mkdir -p kept; echo ${write} > kept/text`,
      'run: echo ${{ steps.cache.outputs.cache-hit }}',
    )}`;
  const edit = (folder: string) => writeFileSync(join(folder, String(Math.random())), '');

  test('is restored by its key or by the beginning of one, and never replaced', async () => {
    const hub = await hubWith({
      'a.yml': keep('push', '$GITHUB_RUN_ID', 'key-${{ github.event.after }}', 'key-'),
    });
    const logs: string[] = [];
    for (const sha of ['a1', 'a1', 'b2']) {
      const runs = await hub.fire({
        event: 'push',
        payload: { after: sha },
        ref: 'refs/heads/main',
        sha: hub.git('rev-parse', 'HEAD').trim(),
      });
      logs.push(...(runs[0]?.jobs[0]?.steps.slice(1, 3).map(({ log }) => log.trim()) ?? []));
    }
    expect(logs[0]).toContain('No such file');
    expect(logs.slice(1)).toEqual(['', '5001', 'true', '5001', 'false']);
  });

  test('of main reaches pull requests; that of a pull request reaches neither main nor another one', async () => {
    const hub = await hubWith({
      'push.yml': keep('push', 'main', 'key', 'key'),
      'pull.yml': keep('pull_request', 'pull', 'key-${{ github.event.number }}', 'key'),
    });
    const text = (runs: { jobs: readonly { steps: readonly { log: string }[] }[] }[]) =>
      runs[0]?.jobs[0]?.steps[1]?.log.replace(/^cat:.*\n/, '').trim();
    const first = await hub.pull('one', edit);
    expect(text(first.runs)).toBe('');
    expect(text((await hub.pull('one', edit)).runs)).toBe('pull');
    expect(text((await hub.pull('two', edit)).runs)).toBe('');
    expect(text(await hub.merge(first.number))).toBe('');
    expect(text((await hub.pull('three', edit)).runs)).toBe('main');
  });

  test('is not saved by a job that fails', async () => {
    const { hub } = await push({ 'a.yml': keep('push', 'x; exit 1', 'key') });
    expect(hub.caches).toEqual([]);
  });
});

test('an artifact reaches other jobs of its run, and other runs of one that may read them', async () => {
  const { run } = await push({
    'a.yml': `${ON_PUSH}  make:\n${job('', 'run: mkdir -p out/.well-known && echo a > out/a && echo b > out/.well-known/b', 'uses: actions/upload-artifact@v4\n        with:\n          name: site\n          path: out\n          include-hidden-files: true')}
  take:\n${job('needs: make', 'uses: actions/download-artifact@v4\n        with:\n          name: site\n          path: in', 'run: cat in/a in/.well-known/b')}`,
    'b.yml': `on:\n  workflow_run:\n    workflows: [a.yml]\npermissions: {}\njobs:\n  a:\n    permissions:\n      actions: read\n${job('', 'run: ls')}`,
  });
  expect(run.jobs[1]?.steps[1]?.log).toBe('a\nb\n');
});

test('a run that ends starts those that wait for it', async () => {
  const { hub } = await push({
    'a.yml': `name: First\n${ON_PUSH}  a:\n${job('', 'run: exit 1')}`,
    'b.yml': `on:\n  workflow_run:\n    workflows: [First]\n    types: [completed]\njobs:\n  a:\n${job("if: github.event.workflow_run.conclusion == 'failure'", 'run: ls')}`,
  });
  expect(hub.runs.map(({ file, result }) => [file, result])).toEqual([
    ['.github/workflows/a.yml', 'failure'],
    ['.github/workflows/b.yml', 'success'],
  ]);
});

test('a job starts a workflow by the API with inputs', async () => {
  const dispatch =
    'gh api "repos/$GITHUB_REPOSITORY/actions/workflows/b.yml/dispatches" -f ref=main -f "inputs[pull]=7"';
  const { hub } = await push({
    'a.yml': `${ON_PUSH}  a:\n    permissions:\n      actions: write\n    env:\n      GH_TOKEN: \${{ github.token }}\n${job('', `run: ${dispatch}`)}`,
    'b.yml': `on:\n  workflow_dispatch:\n    inputs:\n      pull:\n        type: string\n        required: true\npermissions: {}\njobs:\n  a:\n${job('', 'run: echo ${{ inputs.pull }} ${{ github.event.inputs.pull }}')}`,
  });
  expect(hub.runs[1]?.jobs[0]?.steps[0]?.log).toBe('7 7\n');
});
