import { z } from 'zod';
import { readOptions } from './options';
import { workflowApi } from './pullRequest/githubApi';
import { reportSuite } from './suite/reportSuite';

/** Runs in the workflow "Suite", with the code of main. */
const Workflow = z.object({
  GITHUB_SHA: z.string(),
  SCOPE: z.string(),
});

readOptions('Opens an issue because tests fail on main. For the workflow “Suite”.', {});
const env = Workflow.parse(process.env);
const { api, run } = workflowApi();
await reportSuite(api, { commit: env.GITHUB_SHA, run, isContentOnly: env.SCOPE === 'content' });
