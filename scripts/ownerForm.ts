import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { proposeForm } from './issueForms/proposeForm';
import { readForm } from './issueForms/readForm';
import { readOptions, refuse, siteFolders, siteOption } from './options';
import { workflowApi } from './pullRequest/githubApi';
import { setOutput } from './pullRequest/workflow';

const { values, positionals } = readOptions(
  'Reads an owner’s form and makes a pull request of it. For the workflow “Owner’s form”.',
  siteOption,
  'read FOLDER|propose FOLDER',
);
const [task, folder] = positionals;
const { root: repository } = siteFolders(values);
if (task === 'read' && folder) {
  setOutput('kind', await readForm({ repository, out: folder, workflow: workflowApi().workflow }));
} else if (task === 'propose' && folder) {
  const { workflow } = workflowApi();
  const baseBranch = z.string().parse(process.env.BASE_BRANCH);
  const hasPreview =
    existsSync(join(repository, '.github', 'workflows', 'preview-build.yml')) &&
    Boolean(process.env.SITE_HOST);
  process.exitCode = await proposeForm({ repository, folder, workflow, baseBranch, hasPreview });
} else refuse('Name what to do: read FOLDER or propose FOLDER.');
