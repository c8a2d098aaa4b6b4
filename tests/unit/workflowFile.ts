import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { projectFolder } from '../../pipeline/projectFolder.mjs';

export interface Step {
  id?: string;
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}

export interface Job {
  name?: string;
  if?: string;
  needs?: string | string[];
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  environment?: string | { name: string };
  env?: Record<string, string>;
  /** A called workflow, which has the steps. */
  uses?: string;
  with?: Record<string, string>;
  secrets?: Record<string, string>;
  steps?: Step[];
}

export interface Workflow {
  name: string;
  on: Record<string, { inputs?: object; workflows?: string[] } | null>;
  permissions: object;
  jobs: Record<string, Job>;
}

export const workflowFolder = join(projectFolder, '.github', 'workflows');
export const workflowText = (name: string) => readFileSync(join(workflowFolder, name), 'utf8');
export const readWorkflow = (name: string) => parse(workflowText(name)) as Workflow;
export const actionFolder = join(projectFolder, '.github', 'actions');
const stepsOfAction = (name: string): readonly Step[] =>
  parse(readFileSync(join(actionFolder, name, 'action.yml'), 'utf8')).runs.steps;
/** The steps of a job, with those of the project's own actions in their place. */
export const stepsOf = (job?: Job): readonly Step[] =>
  (job?.steps ?? []).flatMap((step) => {
    const [, action] = /^\.\/\.github\/actions\/([\w-]+)$/.exec(step.uses ?? '') ?? [];
    return action ? stepsOfAction(action) : [step];
  });

/** The command of the step of this id, or of the last one. */
export const commandOf = (job?: Job, id?: string): string =>
  stepsOf(job).findLast((step) => id === undefined || step.id === id)?.run ?? '';

/** Runs the command of a step in a folder, as a runner does. Rejects where it fails. */
export const runCommand = (command: string, cwd: string, env: NodeJS.ProcessEnv) =>
  promisify(execFile)('bash', ['--norc', '-e', '-c', command], { cwd, env: { ...process.env, ...env } });

/** What a runner sets of a GitHub whose API is at an address. */
export const runnerEnv = (api: string) => ({
  GITHUB_API_URL: api,
  GITHUB_EVENT_PATH: '/github/workflow/event.json',
  GITHUB_REPOSITORY: 'harbor-light/website',
  GITHUB_RUN_ID: '5',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_TOKEN: 'token',
});
