import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ProposeWorkflow, proposeForm } from './issueForms/proposeForm';
import { ReadWorkflow, readForm } from './issueForms/readForm';
import { readOptions, refuse, siteFolders, siteOption } from './options';

/** Runs in the workflow of the owner's forms, on the code of main. */
const { values, names } = readOptions(
  'Reads an owner’s form and makes a pull request of it. For the workflow “Owner’s form”.',
  siteOption,
  'read FOLDER|propose FOLDER',
);
const [task, folder] = names;
const { root: repository } = siteFolders(values);
if (task === 'read' && folder) {
  const workflow = ReadWorkflow.extend({ GITHUB_OUTPUT: z.string() }).parse(process.env);
  const kind = await readForm({ repository, out: folder, workflow });
  appendFileSync(workflow.GITHUB_OUTPUT, `kind=${kind}\n`);
} else if (task === 'propose' && folder) {
  const workflow = ProposeWorkflow.parse(process.env);
  const hasPreview = existsSync(join(repository, '.github', 'workflows', 'preview-build.yml'));
  const own = { ...workflow, SITE_HOST: hasPreview ? workflow.SITE_HOST : '' };
  process.exitCode = await proposeForm(repository, folder, own);
} else refuse('Name what to do: read FOLDER or propose FOLDER.');
