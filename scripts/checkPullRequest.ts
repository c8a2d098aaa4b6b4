import { z } from 'zod';
import { readOptions, refuse, siteFolders, siteOption } from './options';
import { answerPullRequest } from './pullRequest/answerPullRequest';

/** Checks the content of a pull request, for its workflow. */
const Workflow = z.object({
  GITHUB_EVENT_PATH: z.string(),
  GITHUB_API_URL: z.string().default('https://api.github.com'),
  GITHUB_SERVER_URL: z.string().default('https://github.com'),
  GITHUB_STEP_SUMMARY: z.string().optional(),
  GITHUB_OUTPUT: z.string().optional(),
  GITHUB_TOKEN: z.string().optional(),
});

const { values } = readOptions(
  'Checks the content of a pull request and answers in a comment. For the workflow “Content”.',
  siteOption,
);
const { data, error } = Workflow.safeParse(process.env);
if (!data)
  refuse(`This runs in a GitHub workflow, which sets ${error.issues.map(({ path }) => path).join(', ')}.`);
process.exitCode = await answerPullRequest(siteFolders(values).root, data, console.log);
