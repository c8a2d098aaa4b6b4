import { randomUUID } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** Sets an output of the step of a workflow that runs this; elsewhere does nothing. */
export function setOutput(name: string, value: string | number, file = process.env.GITHUB_OUTPUT): void {
  const end = randomUUID();
  const isLong = String(value).includes('\n');
  if (file) appendFileSync(file, isLong ? `${name}<<${end}\n${value}\n${end}\n` : `${name}=${value}\n`);
}

/** Adds Markdown to what the page of a workflow's run shows; elsewhere does nothing. */
export function addToSummary(markdown: string, file = process.env.GITHUB_STEP_SUMMARY): void {
  if (file) appendFileSync(file, markdown);
}

const repository = z.object({ full_name: z.string() });
const commit = z.string().regex(/^[0-9a-f]{40}$/);

const pullRequest = z
  .object({
    pull_request: z.object({
      number: z.number(),
      base: z.object({ sha: z.string(), repo: repository }),
      // The fork that a pull request came from may have been deleted since.
      head: z.object({ sha: z.string(), ref: z.string(), repo: repository.nullable() }),
    }),
  })
  .transform(({ pull_request: { number, base, head } }) => ({
    number,
    /** `owner/name` of the repository that the change is for. */
    repository: base.repo.full_name,
    /** The tip of the branch that the change is for. */
    base: base.sha,
    head: head.sha,
    /** The branch that the change is on, and the repository that the branch is in. */
    branch: head.ref,
    from: head.repo?.full_name ?? base.repo.full_name,
    /** Whether the change comes from another repository: the token may only read. */
    fork: head.repo?.full_name !== base.repo.full_name,
  }));

export type PullEvent = z.output<typeof pullRequest>;

/** A form's pull request starts no workflow by itself: the workflow that opened it starts them, with these. */
const dispatch = z
  .object({
    inputs: z.object({ pull: z.coerce.number().int().positive(), base: commit, head: commit }),
    ref: z.string().startsWith('refs/heads/'),
    repository,
  })
  .transform(({ inputs: { pull, base, head }, ref, repository: { full_name: name } }) => {
    const branch = ref.replace('refs/heads/', '');
    return { number: pull, repository: name, base, head, branch, from: name, fork: false };
  });

/** Reads the event file of a workflow. Throws if the event is not a pull request. */
export function readEvent(file: string): PullEvent {
  const { data } = z.union([dispatch, pullRequest]).safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!data) throw new Error(`${file} is not the event of a pull request.`);
  return data;
}
