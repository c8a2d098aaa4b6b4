import { evaluate, evaluateText, evaluateTexts, isTrue, type Scope, type Template } from './expressions';
import { type Job, type Rights, WorkflowError } from './readWorkflow';
import { contextsOf, type Frame, type JobRecord, type Result, rank } from './records';
import { runJob } from './runJob';

/** What a job of a workflow ended with, for those that need it. */
type Ended = Record<string, { result: Result; outputs: Readonly<Record<string, unknown>> }>;

/** Refuses rights that a caller has not, as GitHub does before it starts a run; actionlint finds its other refusals. */
export function checkWorkflow({ workflow, ...frame }: Frame): void {
  for (const [id, job] of Object.entries(workflow.jobs)) {
    const place = `${workflow.file}: the job ${frame.prefix}${id}`;
    const rights = rightsOf(job, { workflow, ...frame });
    const excess = Object.entries(rights).find(
      ([name, right]) => frame.allowed && rank(right) > rank(frame.allowed[name]),
    );
    if (excess) throw new WorkflowError(`${place} wants ${excess.join(': ')}, which its caller has not`);
    if (!job.uses) continue;
    const called = frame.hub.calledWorkflow(workflow, job.uses);
    checkWorkflow({ ...frame, workflow: called, prefix: `${frame.prefix}${id}/`, allowed: rights });
  }
}

/** Runs the jobs, each when those that it needs have ended; those that can begin together run together. */
export async function runJobs(frame: Frame): Promise<{ jobs: JobRecord[]; ended: Ended }> {
  const ended: Ended = {};
  const records = new Map<string, JobRecord[]>();
  const waiting = new Map(Object.entries(frame.workflow.jobs));
  while (waiting.size > 0) {
    const next = [...waiting].filter(([, { needs }]) => needs.every((need) => need in ended));
    const run = async ([id, job]: [string, Job]) => {
      waiting.delete(id);
      const { result, outputs, jobs } = await runOne(id, job, frame, ended);
      records.set(id, jobs);
      ended[id] = { result, outputs };
    };
    await Promise.all(next.map(run));
  }
  const jobs = Object.keys(frame.workflow.jobs).flatMap((id) => records.get(id) ?? []);
  return { jobs, ended };
}

async function runOne(id: string, job: Job, frame: Frame, ended: Ended) {
  const path = `${frame.prefix}${id}`;
  const needs = Object.fromEntries(job.needs.map((need) => [need, ended[need]]));
  const scope = { contexts: { ...contextsOf(frame), needs }, functions: statusOfNeeds(job, frame, ended) };
  if (!isTrue(job.if, scope)) {
    const nothing = { outputs: {}, steps: [], summary: '', rights: {}, secrets: [] };
    const skipped: JobRecord = { path, result: 'skipped', ...nothing };
    return { ...skipped, jobs: [skipped] };
  }
  const rights = rightsOf(job, frame);
  if (job.uses) return runCalled(path, job, frame, { scope, rights });
  const record = await runJob({ path, job, frame, needs, rights });
  return { ...record, jobs: [record] };
}

async function runCalled(
  path: string,
  job: Job,
  frame: Frame,
  { scope, rights }: { scope: Scope; rights: Rights },
) {
  const workflow = frame.hub.calledWorkflow(frame.workflow, job.uses ?? '');
  const { inputs: defined = {}, outputs: given = {} } = workflow.on.workflow_call ?? {};
  const inputs: Record<string, unknown> = {};
  for (const [name, { type, default: usual }] of Object.entries(defined)) {
    const value = job.with[name] ?? usual ?? '';
    inputs[name] = type === 'string' ? evaluateText(value, scope) : evaluate(value, scope);
  }
  const withSecrets = { ...scope, contexts: { ...scope.contexts, secrets: frame.secrets } };
  const secrets = job.secrets === 'inherit' ? frame.secrets : evaluateTexts(job.secrets, withSecrets);
  const inner: Frame = { ...frame, workflow, inputs, secrets, prefix: `${path}/`, allowed: rights };
  const { jobs, ended } = await runJobs(inner);
  const contexts = { ...contextsOf(inner), jobs: ended };
  const values = Object.entries(given).map(([name, { value }]): [string, Template] => [name, value]);
  const outputs = evaluateTexts(Object.fromEntries(values), { contexts, functions: {} });
  return { result: sumUp(Object.values(ended).map(({ result }) => result)), outputs, jobs };
}

/** `success()` and `failure()` look at all jobs before this one, not only at those that it names. */
function statusOfNeeds(job: Job, { workflow }: Frame, ended: Ended): Scope['functions'] {
  const before = new Set(job.needs);
  for (const id of before) for (const need of workflow.jobs[id]?.needs ?? []) before.add(need);
  const results = [...before].map((id) => ended[id]?.result);
  return {
    always: () => true,
    cancelled: () => false,
    success: () => results.every((result) => result === 'success'),
    failure: () => results.includes('failure'),
  };
}

export function sumUp(results: readonly Result[]): Result {
  if (results.includes('failure')) return 'failure';
  return results.every((result) => result === 'skipped') ? 'skipped' : 'success';
}

function rightsOf(job: Job, { workflow, allowed = {} }: Pick<Frame, 'workflow' | 'allowed'>): Rights {
  return job.permissions ?? workflow.permissions ?? allowed;
}
