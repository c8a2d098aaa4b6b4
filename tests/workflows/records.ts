import { type Rights, type Workflow, WorkflowError } from './readWorkflow';

export type Result = 'success' | 'failure' | 'skipped';

export interface StepRecord {
  name: string;
  /** What it ended with, before `continue-on-error`. */
  outcome: Result;
  log: string;
}

export interface JobRecord {
  /** The job's id, behind those of the jobs that called it: `pages/build`. */
  path: string;
  result: Result;
  outputs: Readonly<Record<string, string>>;
  steps: readonly StepRecord[];
  /** What it wrote to the summary of the run. */
  summary: string;
  /** What its token might do, and the names of the secrets that it could read. */
  rights: Rights;
  secrets: readonly string[];
}

export interface Run {
  id: number;
  file: string;
  name: string;
  event: string;
  payload: object;
  /** The branch or pull request that it runs for, and the commit. */
  ref: string;
  sha: string;
  /** The branches whose caches it may restore too. */
  bases: readonly string[];
  /** Whether it runs for a fork or Dependabot: its token may only read, and it has no secrets. */
  mayOnlyRead: boolean;
  result: Result;
  jobs: JobRecord[];
}

export interface Cache {
  key: string;
  path: string;
  ref: string;
  folder: string;
}

/** A step that is about to run: its job's path, and its name or first line. */
export interface Place {
  job: string;
  name: string;
}

/** What jobs use of the local GitHub. */
export interface Hub {
  readonly repository: string;
  readonly vars: Readonly<Record<string, string>>;
  readonly environments: Readonly<Record<string, Record<string, string>>>;
  readonly interfere: (place: Place) => string | undefined;
  readonly caches: Cache[];
  readonly artifacts: { id: number; name: string; run: number; folder: string }[];
  /** The address of a repository: `owner/name`. */
  remoteOf(repository: string): string;
  readonly toolEnv: Readonly<Record<string, string>>;
  /** The workflow that a job of another one calls, in its own repository or by `owner/name/path@commit`. */
  calledWorkflow(caller: Workflow, uses: string): Workflow;
  runGit(folder: string, args: readonly string[], env: Record<string, string>): Promise<string>;
  newFolder(name: string): string;
  createToken(run: Run, rights: Rights): string;
  rightsOf(token: string): Rights;
  login(token: string): string;
  gitConfig(token: string): string;
  requireRight(token: string, name: string, right: 'read' | 'write'): void;
  githubContext(run: Run): Record<string, unknown>;
  runnerEnv(machine: Machine): Record<string, string>;
}

/** A workflow that runs: by itself, or called by a job of another one. */
export interface Frame {
  hub: Hub;
  run: Run;
  workflow: Workflow;
  inputs: Readonly<Record<string, unknown>>;
  secrets: Readonly<Record<string, string>>;
  /** The ids of the calling jobs, each with a slash behind it. */
  prefix: string;
  /** What the calling job lets its jobs do. */
  allowed?: Rights;
}

/** A job while it runs, on a machine of its own: a folder with nothing in it. */
export interface Machine {
  readonly hub: Hub;
  readonly frame: Frame;
  readonly path: string;
  readonly workspace: string;
  readonly temp: string;
  readonly home: string;
  readonly token: string;
  /** Variables that steps have set for those after them. */
  readonly env: Record<string, string>;
  /** What actions do at the end of the job, the last one first. */
  readonly atEnd: { name: string; act: () => Promise<void> | void }[];
  readonly groups: number[];
}

export function contextsOf({ hub, run, inputs }: Frame): Record<string, unknown> {
  return { github: hub.githubContext(run), vars: hub.vars, inputs };
}

export function rank(right: Rights[string] = 'none'): number {
  return ['none', 'read', 'write'].indexOf(right);
}

export function refuseUnknown(what: string, given: readonly string[], known: object): void {
  const unknown = given.find((name) => !Object.hasOwn(known, name));
  if (unknown) throw new WorkflowError(`${what} ${unknown}, which is not known`);
}
