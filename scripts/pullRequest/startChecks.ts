import { z } from 'zod';
import type { GithubApi } from './githubApi';

/** Workflows that GitHub does not start for a pull request opened by a workflow. Each posts a commit status named `context`. */
const GATE = { file: 'gate.yml', context: 'Gate' };
const PREVIEW = { file: 'preview-build.yml', context: 'Build preview' };

const Runs = z.object({ total_count: z.number() });

/**
 * Starts the checks of a pull request that were not started for its newest commit yet, and posts their status. `base`: the newest commit
 * of the target branch; `retry`: what to do if that fails, for the status.
 */
export async function startChecks(
  api: GithubApi,
  { sha, branch, base, pull }: { sha: string; branch: string; base: string; pull: number },
  { hasPreview, retry }: { hasPreview: boolean; retry: string },
): Promise<void> {
  for (const { file, context } of hasPreview ? [GATE, PREVIEW] : [GATE]) {
    // A pending status does not prove that the workflow was started.
    const runs = `/actions/workflows/${file}/runs?event=workflow_dispatch&head_sha=${sha}`;
    if ((await api.get(runs, Runs)).total_count > 0) continue;
    const post = (state: string, description: string) =>
      api.send('POST', `/statuses/${sha}`, { state, context, description });
    await post('pending', 'Started by the workflow that made this change.');
    try {
      await api.send('POST', `/actions/workflows/${file}/dispatches`, {
        ref: branch,
        inputs: { pull: String(pull), base, head: sha },
      });
    } catch (error) {
      await post('error', `It could not be started. ${retry}`);
      throw error;
    }
  }
}
