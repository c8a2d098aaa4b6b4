import { z } from 'zod';
import { readOptions, refuse } from './options';
import { workflowApi } from './pullRequest/githubApi';
import { startChecks } from './pullRequest/startChecks';

const PullRequest = z.object({
  number: z.number(),
  head: z.object({ sha: z.string() }),
  base: z.object({ sha: z.string() }),
});

// GitHub starts no checks for pushes with a workflow's token.
const { positionals } = readOptions(
  'Starts the checks of the pull request of a branch. For the workflow “Refresh”.',
  {},
  'the name of the branch',
);
const [branch] = positionals;
if (!branch) refuse('Name the branch of the pull request.');
const { api, workflow } = workflowApi();
const [owner] = workflow.GITHUB_REPOSITORY.split('/');
const query = `state=open&head=${encodeURIComponent(`${owner}:${branch}`)}`;
const [pull] = await api.get(`/pulls?${query}`, z.array(PullRequest));
if (!pull) console.log(`The branch ${branch} has no open pull request.`);
else {
  const head = { branch, sha: pull.head.sha, base: pull.base.sha, pull: pull.number };
  const retry = 'Run the workflow “Refresh” again.';
  await startChecks(api, head, { hasPreview: Boolean(process.env.SITE_HOST), retry });
}
