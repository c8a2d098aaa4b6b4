import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ProposeWorkflow, proposeForm } from './issueForms/proposeForm';
import { ReadWorkflow, readForm } from './issueForms/readForm';
import { readOptions, refuse, siteFolders, siteOption } from './options';
import { setOutput } from './pullRequest/workflow';

const { values, positionals } = readOptions(
  'Reads an owner’s form and makes a pull request of it. For the workflow “Owner’s form”.',
  siteOption,
  'read FOLDER|propose FOLDER',
);
const [task, folder] = positionals;
const { root: repository } = siteFolders(values);
if (task === 'read' && folder) {
  const workflow = ReadWorkflow.parse(process.env);
  setOutput('kind', await readForm({ repository, out: folder, workflow }));
} else if (task === 'propose' && folder) {
  const workflow = ProposeWorkflow.parse(process.env);
  const hasPreview =
    existsSync(join(repository, '.github', 'workflows', 'preview-build.yml')) &&
    Boolean(process.env.SITE_HOST);
  process.exitCode = await proposeForm({ repository, folder, workflow, hasPreview });
} else refuse('Name what to do: read FOLDER or propose FOLDER.');
