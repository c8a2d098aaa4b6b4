import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectFolder } from '../pipeline/projectFolder.mjs';
import { announce } from './deploy/announce';
import {
  backendVersion,
  Changes,
  deployedVersion,
  fetchDeployment,
  findChanges,
  hashPages,
  writeDeployment,
  writeVersion,
} from './deploy/lastDeployment';
import { git } from './git';
import { projectPaths, readOptions, refuse, siteFolders, siteOption } from './options';
import { workflowApi } from './pullRequest/githubApi';
import { setOutput } from './pullRequest/workflow';

const { values, positionals } = readOptions(
  'Decides what to deploy, and announces it. For the workflow “Deploy”.',
  siteOption,
  'backend|compare|announce',
);
const { root, out, formConfig } = siteFolders(values);
const changesFile = join(root, 'dist', 'changes.json');

/** What the workflow tells the task `announce`. */
const AnnounceEnvironment = z.object({
  COMMIT: z.string(),
  EVENT: z.string(),
  /** "yes" if the check found errors. */
  REFUSED: z.string(),
  /** Results of jobs, for example "success". */
  PUBLISHED: z.string(),
  FORM_TESTED: z.string(),
});

/** Outputs whether the database and the function must be deployed, and writes their version into the function's configuration. */
async function prepareBackend(): Promise<void> {
  const { PUBLIC_SUPABASE_URL: url = '' } = process.env;
  const supabase = join(projectFolder, 'supabase');
  // The function is deployed from this project, also for a site in another folder.
  if (formConfig !== projectPaths.formConfig) cpSync(formConfig, projectPaths.formConfig);
  const version = backendVersion(supabase);
  const deployed = url === '' ? undefined : await deployedVersion(url);
  writeVersion(supabase, version);
  console.log(`Database and function: ${version}. Deployed: ${deployed ?? 'unknown'}.`);
  setOutput('backend', version === deployed ? 'no' : 'yes');
}

/** Compares the build with the live site, and writes the changes to a file for the task `announce`. */
async function compare(): Promise<void> {
  const commit = git(root, ['rev-parse', 'HEAD']).trim();
  const { siteUrl } = z.object({ siteUrl: z.string() }).parse(readJson(formConfig));
  // As in the build, the setting replaces the address in business.md.
  const site = (process.env.PUBLIC_SITE_URL || siteUrl).replace(/\/+$/, '');
  const live = await fetchDeployment(site);
  const pages = hashPages(out);
  writeDeployment(out, commit, pages);
  const changes = findChanges(root, { site, commit, pages, live });
  console.log(`Live now: ${live?.commit ?? 'unknown'}. ${changes.commits.length} new commits.`);
  writeFileSync(changesFile, JSON.stringify(changes));
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

async function announceResult(): Promise<void> {
  const env = AnnounceEnvironment.parse(process.env);
  const { api, runUrl } = workflowApi();
  await announce(api, {
    commit: env.COMMIT,
    runUrl,
    changes: env.PUBLISHED === 'success' ? Changes.parse(readJson(changesFile)) : undefined,
    isPush: env.EVENT === 'push',
    isRefused: env.REFUSED === 'yes',
    isFormBroken: env.FORM_TESTED === 'failure',
  });
}

const [task] = positionals;
if (task === 'backend') await prepareBackend();
else if (task === 'compare') await compare();
else if (task === 'announce') await announceResult();
else refuse('Name what to do: backend, compare or announce.');
