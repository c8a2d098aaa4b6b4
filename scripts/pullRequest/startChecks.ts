import { z } from 'zod';
import type { GithubApi } from './githubApi';

/** Workflows that a pull request starts, unless a workflow opened it. Each posts its result under its name. */
const GATE = { file: 'gate.yml', context: 'Gate' };
const PREVIEW = { file: 'preview-build.yml', context: 'Build preview' };

const Runs = z.object({ total_count: z.number() });

/** The newest commit of a pull request. */
interface Head {
  sha: string;
  branch: string;
  base: string;
  pull: number;
}

/**
 * Starts the checks that have not been started for this commit, and says on it that they run, or that they could not be started
 * and what to do (`retry`).
 */
export async function startChecks(
  api: GithubApi,
  { sha, branch, base, pull }: Head,
  { hasPreview, retry }: { hasPreview: boolean; retry: string },
): Promise<void> {
  for (const { file, context } of hasPreview ? [GATE, PREVIEW] : [GATE]) {
    // A status may say that it runs although it was never started.
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
