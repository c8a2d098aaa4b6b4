import { randomUUID } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { refuse } from '../options';

/** Sets an output of the running workflow step; outside of a workflow, does nothing. */
export function setOutput(name: string, value: string | number): void {
  const file = process.env.GITHUB_OUTPUT;
  const delimiter = randomUUID();
  const hasLines = String(value).includes('\n');
  const text = hasLines ? `${name}<<${delimiter}\n${value}\n${delimiter}\n` : `${name}=${value}\n`;
  if (file) appendFileSync(file, text);
}

/** Adds Markdown to the summary of the workflow run; outside of a workflow, does nothing. */
export function addToSummary(markdown: string): void {
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (file) appendFileSync(file, markdown);
}

const Repository = z.object({ full_name: z.string() });
const Commit = z.string().regex(/^[0-9a-f]{40}$/);

const PullRequestEvent = z
  .object({
    pull_request: z.object({
      number: z.number(),
      base: z.object({ sha: z.string(), repo: Repository }),
      // The fork that a pull request came from may have been deleted since.
      head: z.object({ sha: z.string(), ref: z.string(), repo: Repository.nullable() }),
    }),
  })
  .transform(({ pull_request: { number, base, head } }) => ({
    number,
    /** The newest commit of the target branch. */
    base: base.sha,
    head: head.sha,
    /** The source branch, and its repository. */
    branch: head.ref,
    from: head.repo?.full_name ?? base.repo.full_name,
    /** Whether the source is another repository, so that the token is read-only. */
    isFork: head.repo?.full_name !== base.repo.full_name,
  }));

/** The pull request of an event. */
export type PullEvent = z.output<typeof PullRequestEvent>;

/** The inputs of `workflow_dispatch`, by which the workflow that opens a form's pull request starts its checks. */
const DispatchEvent = z
  .object({
    inputs: z.object({ pull: z.coerce.number().int().positive(), base: Commit, head: Commit }),
    ref: z.string().startsWith('refs/heads/'),
    repository: Repository,
  })
  .transform(({ inputs: { pull, base, head }, ref, repository: { full_name: name } }) => {
    const branch = ref.replace('refs/heads/', '');
    return { number: pull, base, head, branch, from: name, isFork: false };
  });

/** The pull request for which the workflow runs. Exits outside of a workflow; throws if the event is another one. */
export function readEvent(): PullEvent {
  const file = process.env.GITHUB_EVENT_PATH;
  if (!file) refuse('This runs in a GitHub workflow.');
  const { data } = z
    .union([DispatchEvent, PullRequestEvent])
    .safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!data) throw new Error(`${file} is not the event of a pull request.`);
  return data;
}
