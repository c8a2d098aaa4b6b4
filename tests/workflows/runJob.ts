import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAction } from './actions';
import { evaluate, evaluateText, evaluateTexts, isTrue, type Scope, type Template } from './expressions';
import { type Job, type Rights, readAction, type Step, WorkflowError } from './readWorkflow';
import {
  contextsOf,
  type Frame,
  type JobRecord,
  type Machine,
  type Result,
  type StepRecord,
} from './records';

interface Start {
  path: string;
  job: Job;
  frame: Frame;
  needs: object;
  rights: Rights;
}

interface StepResult {
  outcome: Result;
  conclusion: Result;
  outputs: Readonly<Record<string, string>>;
}

export async function runJob({ path, job, frame, needs, rights }: Start): Promise<JobRecord> {
  const { hub, run } = frame;
  const machine = startMachine(path, frame, rights);
  const environment = job.environment && !run.mayOnlyRead ? hub.environments[job.environment] : {};
  const secrets = { ...frame.secrets, ...environment };
  const contexts: Record<string, unknown> = {
    ...contextsOf(frame),
    needs,
    github: {
      ...hub.githubContext(run),
      token: machine.token,
      job: path.split('/').at(-1),
      workspace: machine.workspace,
    },
    secrets: { ...secrets, GITHUB_TOKEN: machine.token },
    runner: { os: 'Linux', arch: 'X64', temp: machine.temp, environment: 'github-hosted' },
    job: { workflow_repository: frame.workflow.repository, workflow_sha: frame.workflow.sha },
  };
  const { run: runSteps, records, scopeNow, status } = openSteps(machine, contexts);
  const jobEnv = { ...evaluateTexts(frame.workflow.env, scopeNow({})) };
  Object.assign(jobEnv, evaluateTexts(job.env, scopeNow(jobEnv)));
  await runSteps(job.steps, jobEnv);
  const isPassed = status() === 'success';
  for (const { name, act } of isPassed ? machine.atEnd.reverse() : []) {
    await act();
    records.push({ name, outcome: 'success', log: '' });
  }
  const outputs = evaluateTexts(job.outputs, scopeNow(jobEnv));
  const summary = join(machine.temp, 'summary');
  const record = {
    path,
    result: status(),
    outputs,
    steps: records,
    summary: existsSync(summary) ? readFileSync(summary, 'utf8') : '',
    rights: hub.rightsOf(machine.token),
    secrets: Object.entries(secrets).flatMap(([name, secret]) => (secret ? name : [])),
  };
  endMachine(machine);
  return record;
}

/** The steps of a job or of an action, each of which reads what those before it have set. */
function openSteps(machine: Machine, contexts: Scope['contexts']) {
  const results: Record<string, StepResult> = {};
  const records: StepRecord[] = [];
  const status = () => statusOf(Object.values(results));
  const scopeNow = (env: Record<string, string>): Scope => ({
    contexts: { ...contexts, steps: results, env, job: { ...Object(contexts.job), status: status() } },
    functions: {
      always: () => true,
      success: () => status() === 'success',
      failure: () => status() === 'failure',
      cancelled: () => false,
      hashfiles: (...files) => hashFiles(machine.workspace, files),
    },
  });
  const run = async (steps: readonly Step[], outer: Record<string, string>, prefix = '') => {
    for (const [index, step] of steps.entries()) {
      const env = { ...outer, ...machine.env };
      Object.assign(env, evaluateTexts(step.env, scopeNow(env)));
      const start = { machine, env, scope: scopeNow(env), index: `${prefix}${index}` };
      const { name, log, ...result } = await runStep(step, start);
      results[step.id ?? `__${index}`] = result;
      records.push({ name, outcome: result.outcome, log });
    }
  };
  return { run, records, scopeNow, status };
}

/** Runs an action of the project's own, which is in the workspace. */
async function runOwnAction(uses: string, { machine, env, scope, index }: StepStart) {
  const file = join(machine.workspace, uses, 'action.yml');
  const { runs, outputs } = readAction(file, readFileSync(file, 'utf8'));
  const { run, records, scopeNow, status } = openSteps(machine, scope.contexts);
  await run(runs.steps, env, `${index}-`);
  const values = Object.entries(outputs).map(([name, { value }]): [string, Template] => [name, value]);
  return {
    isPassed: status() === 'success',
    outputs: evaluateTexts(Object.fromEntries(values), scopeNow(env)),
    log: records.map(({ log }) => log).join('\n'),
  };
}

function startMachine(path: string, frame: Frame, rights: Rights): Machine {
  const { hub } = frame;
  const folder = hub.newFolder('machine');
  const [workspace, temp, home] = ['work', 'temp', 'home'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const each of [workspace, temp, home]) mkdirSync(each, { recursive: true });
  const token = hub.createToken(frame.run, rights);
  writeFileSync(join(home, '.gitconfig'), hub.gitConfig(token));
  return { hub, frame, path, workspace, temp, home, token, env: {}, atEnd: [], groups: [] };
}

function endMachine({ workspace, groups }: Machine): void {
  for (const group of groups) {
    try {
      process.kill(-group);
    } catch {
      // It has ended by itself.
    }
  }
  rmSync(join(workspace, '..'), { recursive: true, force: true });
}

/** `failure` where a step failed for good. */
function statusOf(steps: readonly StepResult[]): Result {
  return steps.some(({ conclusion }) => conclusion === 'failure') ? 'failure' : 'success';
}

interface StepStart {
  machine: Machine;
  env: Record<string, string>;
  scope: Scope;
  index: string;
}

async function runStep(step: Step, start: StepStart): Promise<StepResult & { name: string; log: string }> {
  const { machine, scope } = start;
  const given = step.name ?? step.run ?? step.uses ?? '';
  const name = evaluateText(given, scope).trim().split('\n')[0] ?? '';
  if (!isTrue(step.if, scope))
    return { name, log: '', outcome: 'skipped', conclusion: 'skipped', outputs: {} };
  const { hub, path } = machine;
  const instead = hub.interfere({ job: path, name });
  const run = () => {
    if (!step.uses || instead !== undefined)
      return runCommand(instead ?? evaluateText(step.run ?? '', scope), start);
    if (step.uses.startsWith('./')) return runOwnAction(step.uses, start);
    return runAction(step.uses, evaluateTexts(step.with, scope), machine);
  };
  const { isPassed, outputs, log } = await run();
  const outcome = isPassed ? 'success' : 'failure';
  const isForgiven = evaluate(step['continue-on-error'], scope) === true;
  return { name, log, outputs, outcome, conclusion: isForgiven ? 'success' : outcome };
}

async function runCommand(command: string, { machine, env, index }: StepStart) {
  const { workspace, temp, groups } = machine;
  const file = (name: string) => join(temp, `${name}-${index}`);
  const files = { GITHUB_OUTPUT: file('output'), GITHUB_ENV: file('env') };
  for (const path of Object.values(files)) writeFileSync(path, '');
  writeFileSync(file('command'), command);
  const child = spawn('bash', ['-e', file('command')], {
    cwd: workspace,
    env: {
      ...machine.hub.runnerEnv(machine),
      ...files,
      GITHUB_STEP_SUMMARY: join(temp, 'summary'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  if (child.pid) groups.push(child.pid);
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  const [code] = await once(child, 'exit');
  Object.assign(machine.env, readPairs(files.GITHUB_ENV));
  return { isPassed: code === 0, outputs: readPairs(files.GITHUB_OUTPUT), log };
}

/** `name=value`, or `name<<END`, lines, `END`. */
function readPairs(file: string): Record<string, string> {
  const pairs: Record<string, string> = {};
  const lines = readFileSync(file, 'utf8').split('\n');
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    const [, name, mark, value] = /^(\w[\w-]*)(?:<<(.+)|=(.*))$/.exec(line) ?? [];
    if (line !== '' && !name) throw new WorkflowError(`“${line}” sets no variable`);
    if (!name) continue;
    pairs[name] = mark ? lines.splice(0, lines.indexOf(mark)).join('\n') : (value ?? '');
    if (mark) lines.shift();
  }
  return pairs;
}

/** The files' own hash, in the order given; empty where there is none. */
function hashFiles(folder: string, files: readonly string[]): string {
  const pattern = files.find((file) => /[*?[!]/.test(file));
  if (pattern) throw new WorkflowError(`hashFiles('${pattern}'): patterns are not played here`);
  const there = files.map((file) => join(folder, file)).filter((file) => existsSync(file));
  const hash = createHash('sha256');
  for (const file of there) hash.update(createHash('sha256').update(readFileSync(file)).digest());
  return there.length > 0 ? hash.digest('hex') : '';
}
