import { z } from 'zod';
import type { GithubApi } from '../pullRequest/githubApi';
import { updateComment } from '../pullRequest/updateComment';
import type { Changes } from './changes';
import { failedComment, LIVE_MARKER, liveComment } from './writeAnnouncement';

const CONTEXT = 'Deploy';

const Pull = z.object({ number: z.number(), merged_at: z.string().nullish() });

/** A deployment that ended. */
export interface Deployment {
  commit: string;
  /** The address of its run, for who maintains the site. */
  run: string;
  /** What it published; undefined where it failed, and the site is as it was. */
  changes: Changes | undefined;
  /** Whether the commit came with it: a later deployment of the same commit has nothing to say to its pull request. */
  isPush: boolean;
  /** Whether the test of the live form failed after it. */
  isFormBroken: boolean;
}

/** Says on the commit, and on the pull requests that came with it, whether they are live. */
export async function announce(api: GithubApi, deployment: Deployment): Promise<void> {
  const { commit, run, changes, isPush, isFormBroken } = deployment;
  await api.send('POST', `/statuses/${commit}`, {
    context: CONTEXT,
    target_url: run,
    ...statusOf(deployment),
  });
  const commits = changes ? changes.commits : isPush ? [commit] : [];
  const text = changes ? liveComment(changes, { run, isFormBroken }) : failedComment(run);
  for (const number of await mergedPulls(api, commits))
    await updateComment(api, { number, marker: LIVE_MARKER, text });
}

/** GitHub takes 140 characters. */
function statusOf({ changes, isFormBroken }: Deployment): { state: string; description: string } {
  if (!changes)
    return {
      state: 'failure',
      description: 'Not live yet. The site is unchanged; the next deployment will try again.',
    };
  return isFormBroken
    ? { state: 'failure', description: 'Live, but the test of the form failed.' }
    : { state: 'success', description: 'Live.' };
}

async function mergedPulls(api: GithubApi, commits: readonly string[]): Promise<Set<number>> {
  const pulls = await Promise.all(commits.map((commit) => api.list(`/commits/${commit}/pulls`, Pull)));
  return new Set(pulls.flat().flatMap(({ number, merged_at }) => (merged_at ? number : [])));
}
