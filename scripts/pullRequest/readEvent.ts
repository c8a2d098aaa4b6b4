import { readFileSync } from 'node:fs';
import { z } from 'zod';

const repository = z.object({ full_name: z.string() });
const event = z.object({
  pull_request: z.object({
    number: z.number(),
    base: z.object({ sha: z.string(), repo: repository }),
    // The fork that a pull request came from may have been deleted since.
    head: z.object({ sha: z.string(), ref: z.string(), repo: repository.nullable() }),
  }),
});

const commit = z.string().regex(/^[0-9a-f]{40}$/);

/** A form's pull request starts no workflow by itself: the workflow that opened it starts them, with these. */
const dispatch = z.object({
  inputs: z.object({ pull: z.coerce.number().int().positive(), base: commit, head: commit }),
  ref: z.string().startsWith('refs/heads/'),
  repository,
});

export interface PullEvent {
  number: number;
  /** `owner/name` of the repository that the change is for. */
  repository: string;
  /** The tip of the branch that the change is for. */
  base: string;
  head: string;
  /** The branch that the change is on, and the repository that the branch is in. */
  branch: string;
  from: string;
  /** Whether the change comes from another repository: the token may only read. */
  fork: boolean;
}

/** Reads the event file of a workflow. Throws if the event is not a pull request. */
export function readEvent(file: string): PullEvent {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { data: started } = dispatch.safeParse(json);
  if (started) return readDispatch(started);
  const { data, error } = event.safeParse(json);
  if (error) throw new Error(`${file} is not the event of a pull request.`);
  const { number, base, head } = data.pull_request;
  return {
    number,
    repository: base.repo.full_name,
    base: base.sha,
    head: head.sha,
    branch: head.ref,
    from: head.repo?.full_name ?? base.repo.full_name,
    fork: head.repo?.full_name !== base.repo.full_name,
  };
}

function readDispatch({
  inputs,
  ref,
  repository: { full_name: name },
}: z.output<typeof dispatch>): PullEvent {
  const { pull, base, head } = inputs;
  const branch = ref.replace('refs/heads/', '');
  return { number: pull, repository: name, base, head, branch, from: name, fork: false };
}
