import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { fact } from '../../scripts/issueForms/forms/fact';
import { formSite } from '../../scripts/issueForms/issueForms';
import { MARKER } from '../../scripts/pullRequest/writeComment';
import { fillIn } from '../unit/issueForms/fillIn';
import { LocalGithub } from './LocalGithub';
import { edit } from './projectSite';
import type { Place, Result, Run } from './records';
import { sumUp } from './runWorkflow';

const ends: (() => void)[] = [];
let hub: LocalGithub;
beforeAll(async () => {
  const isUsed = (path: string) => !/\/tests$|\.test\.tsx?$/.test(path);
  const fill = (folder: string) => cpSync(inject('newSite'), folder, { recursive: true, filter: isUsed });
  hub = await LocalGithub.start(fill, { end: (stop) => ends.push(stop) });
});
afterAll(() => {
  for (const end of ends) end();
});

/** Neither checks, builds nor tests: what is tested here is which jobs run, and what becomes of their results. */
const short = ({ job, name }: Place) =>
  /^(?:content|pages|engine)\//.test(job) && /^(?:npm|node) /.test(name) ? 'mkdir -p dist/client' : undefined;
/** The same, with the check of the content. */
const withCheck = (place: Place) => (place.job.startsWith('content/') ? undefined : short(place));
beforeEach(() => {
  hub.interfere = short;
});

let branches = 0;
function newBranch(): string {
  branches += 1;
  return `change-${branches}`;
}

const changeContent = (folder: string) => edit(folder, 'content/business.md', /^tagline: /m, 'tagline: New ');

function gateOf(runs: readonly Run[]): Run {
  const run = runs.find(({ file }) => file.endsWith('/gate.yml'));
  if (!run) throw new Error('the gate did not run');
  return run;
}

/** The result of each job of the gate, and of the check that is required. */
function resultsOf({ jobs }: Run): Record<string, Result> {
  const names = [...new Set(jobs.map(({ path }) => path.split('/')[0] ?? ''))];
  const within = (name: string) => jobs.filter(({ path }) => path === name || path.startsWith(`${name}/`));
  return Object.fromEntries(names.map((name) => [name, sumUp(within(name).map(({ result }) => result))]));
}

const summaryOf = ({ jobs }: Run) => jobs.find(({ path }) => path === 'gate')?.summary ?? '';
const commentsOn = (number: number) => hub.api.comments.filter(({ issue }) => issue === number);
const all: Record<string, Result> = {
  scope: 'success',
  content: 'success',
  pages: 'success',
  engine: 'success',
  gate: 'success',
  report: 'skipped',
};
const light: Record<string, Result> = { ...all, engine: 'skipped' };

describe('a pull request', () => {
  test('of content only does not wait for the engine and says why, and that of a fork has its comment from main', async () => {
    hub.interfere = withCheck;
    const { runs, number } = await hub.pull(newBranch(), changeContent, { isFork: true });
    expect(resultsOf(gateOf(runs))).toEqual(light);
    expect(summaryOf(gateOf(runs))).toContain('skipped: only content changed');
    expect(runs.find(({ file }) => file.endsWith('comment.yml'))?.result).toBe('success');
    expect(commentsOn(number).map(({ body }) => body)).toEqual([expect.stringContaining(MARKER)]);
    const content = gateOf(runs).jobs.find(({ path }) => path.startsWith('content/'));
    expect(content?.summary).toContain('files were checked');
  });

  test('with a mistake fails, and the owner reads where it is', async () => {
    hub.interfere = withCheck;
    const { runs, number } = await hub.pull(newBranch(), (folder) =>
      edit(folder, 'content/business.md', /^phone: .*$/m, 'phone: 614-555-O142'),
    );
    expect(resultsOf(gateOf(runs))).toMatchObject({ content: 'failure', engine: 'skipped', gate: 'failure' });
    expect(commentsOn(number)[0]?.body).toContain('content/business.md');
  });
});

test('where what changed is not known, everything runs, and the required check fails', async () => {
  hub.interfere = (place) =>
    place.job.startsWith('scope') && !/^(?:actions|npm ci)/.test(place.name) ? 'exit 1' : short(place);
  const { runs } = await hub.pull(newBranch(), changeContent);
  expect(resultsOf(gateOf(runs))).toEqual({ ...all, scope: 'failure', gate: 'failure' });
});

describe('a form of the owner', () => {
  let number = 12;
  async function send() {
    number += 1;
    const sha = hub.git('ls-remote', 'origin', 'refs/heads/main').split('\t')[0] ?? '';
    const body = fillIn(fact, formSite(join(inject('newSite'), 'content')), {
      'Which fact': 'Postal code',
      'What to write': '43085',
    });
    const issue = {
      number,
      state: 'open',
      body,
      created_at: '2036-11-01T08:00:00Z',
      user: { login: 'owner' },
    };
    const payload = { action: 'opened', issue };
    return hub.fire({ event: 'issues', payload, ref: 'refs/heads/main', sha });
  }
  const statuses = (sha: string | undefined) =>
    hub.api.statuses.filter((each) => each.sha === sha).map(({ context, state }) => `${context}: ${state}`);
  const headOf = (run: Run) => (run.payload as { inputs: { head: string } }).inputs.head;

  test('starts the checks of its pull request, whose result is posted on its commit', async () => {
    const runs = await send();
    expect(runs.map(({ event, result }) => [event, result])).toEqual([
      ['issues', 'success'],
      ['workflow_dispatch', 'success'],
      // It comments only for the pull requests of forks and Dependabot.
      ['workflow_run', 'skipped'],
    ]);
    expect(resultsOf(gateOf(runs))).toEqual({ ...light, report: 'success' });
    expect(statuses(headOf(gateOf(runs)))).toEqual(['Gate: pending', 'Gate: success']);
  });

  test('posts a failure where a check fails', async () => {
    hub.interfere = (place) => (place.job.startsWith('pages/') && short(place) ? 'exit 1' : short(place));
    const runs = await send();
    expect(resultsOf(gateOf(runs))).toEqual({
      ...light,
      pages: 'failure',
      gate: 'failure',
      report: 'success',
    });
    expect(statuses(headOf(gateOf(runs)))).toEqual(['Gate: pending', 'Gate: failure']);
  });
});
