import { z } from 'zod';
import { projectFolder } from '../pipeline/projectFolder.mjs';
import { answerPull } from './pull/answerPull';

const workflow = z.object({
  GITHUB_EVENT_PATH: z.string(),
  GITHUB_API_URL: z.string().default('https://api.github.com'),
  GITHUB_SERVER_URL: z.string().default('https://github.com'),
  GITHUB_STEP_SUMMARY: z.string().optional(),
  GITHUB_TOKEN: z.string().optional(),
});

const { data, error } = workflow.safeParse(process.env);
if (!data) {
  console.error(
    `This runs in a workflow of GitHub, which sets ${error.issues.map(({ path }) => path).join(', ')}.`,
  );
  process.exit(2);
}
process.exitCode = await answerPull(process.env.GITHUB_WORKSPACE ?? projectFolder, data, console.log);
