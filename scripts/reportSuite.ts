import { z } from 'zod';
import { readOptions } from './options';
import { githubApi } from './pullRequest/githubApi';
import { reportSuite } from './suite/reportSuite';

/** Runs in the workflow of the whole suite, on the code of main. */
const Workflow = z.object({
  GITHUB_API_URL: z.string(),
  GITHUB_REPOSITORY: z.string(),
  GITHUB_RUN_ID: z.string(),
  GITHUB_SERVER_URL: z.string(),
  GITHUB_SHA: z.string(),
  GITHUB_TOKEN: z.string(),
  SCOPE: z.string(),
});

readOptions('Opens an issue because tests fail on main. For the workflow “Suite”.', {});
const env = Workflow.parse(process.env);
await reportSuite(githubApi(env.GITHUB_API_URL, env.GITHUB_REPOSITORY, env.GITHUB_TOKEN), {
  commit: env.GITHUB_SHA,
  run: `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}/actions/runs/${env.GITHUB_RUN_ID}`,
  isContentOnly: env.SCOPE === 'content',
});
