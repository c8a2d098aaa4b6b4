import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { GithubApi } from '../pullRequest/githubApi';

/** Compressed. */
const MAX_ARTIFACT_BYTES = 1024 ** 3;

/** The name that "Build preview" gives to the artifact with the built site. */
const ARTIFACT = 'site';

const Event = z.object({ workflow_run: z.object({ id: z.number(), head_sha: z.string() }) });
const PullRequest = z.object({
  number: z.number(),
  state: z.string(),
  head: z.object({ sha: z.string(), repo: z.object({ full_name: z.string() }).nullable() }),
});
const Artifacts = z.object({
  artifacts: z.array(
    z.object({ id: z.number(), name: z.string(), size_in_bytes: z.number(), expired: z.boolean() }),
  ),
});

/**
 * The pull request and the artifact of a finished run of "Build preview", or the reason why there is nothing to publish. They come from
 * GitHub's API: the artifact was made by code of the pull request. `eventFile`: the JSON of the event that started this workflow.
 */
export async function findPreview(api: GithubApi, repository: string, eventFile: string) {
  const { id, head_sha: sha } = Event.parse(JSON.parse(readFileSync(eventFile, 'utf8'))).workflow_run;
  const pulls = await api.list(`/commits/${sha}/pulls`, PullRequest);
  const pull = pulls.find(
    ({ state, head }) => state === 'open' && head.sha === sha && head.repo?.full_name === repository,
  );
  if (!pull) return 'the pull request is closed, has a newer commit, or comes from a fork.';
  const { artifacts } = await api.get(`/actions/runs/${id}/artifacts?name=${ARTIFACT}`, Artifacts);
  const artifact = artifacts.find(({ name, expired }) => name === ARTIFACT && !expired);
  if (!artifact) return 'the build has no artifact.';
  if (artifact.size_in_bytes > MAX_ARTIFACT_BYTES) return 'the artifact is larger than 1 GB.';
  return { number: pull.number, artifact: artifact.id };
}
