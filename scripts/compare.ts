import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../pipeline/projectFolder.mjs';
import { commentReport, compareSites } from './compare/compareSites';
import { checkOut, tryGit } from './git';
import { installPackages } from './launch/requirements.mjs';
import { BuiltPages } from './look/BuiltPages';
import { projectPaths, readOptions, refuse, siteFolders, siteOption } from './options';
import { addToSummary, setOutput } from './pullRequest/workflow';

const { values } = readOptions(
  'Builds a site with this project as it was at REF, a commit, branch or tag, and as it is now, and lists what differs, page by page.',
  { ...siteOption, with: 'REF' },
);
const { with: ref } = values;
if (!ref) refuse('Name the version to compare with: npm run compare -- --with REF.');
const toCommit = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
const commit = tryGit(projectFolder, toCommit);
if (!commit) refuse(`This project has no commit, branch or tag “${ref}”. Fetch it, or name another one.`);
const site = siteFolders(values);

const before = await build('before', ref, commit);
const after = await build('after', 'this version');
const comparison = compareSites(before, after);
console.log([comparison.summary, ...comparison.details].join('\n\n'));
const comment = commentReport(comparison);
addToSummary(`${comment}\n`);
setOutput('comparison', comment);
process.exit(comparison.isLost ? 1 : 0);

/** Builds the site with this project, or as it was at a commit, whose `buildPages.ts` must take these options. `version`: its name in messages. */
async function build(name: 'before' | 'after', version: string, atCommit?: string): Promise<BuiltPages> {
  console.error(`Building with ${version} …`);
  const folder = join(site.cache, 'compare', name);
  const out = join(folder, 'site');
  const options = ['--content', site.content, '--out', out, '--cache', join(folder, 'cache')];
  const args = ['--import', 'tsx', 'scripts/suite/buildPages.ts', ...options];
  try {
    const cwd = atCommit ? await engineAt(atCommit) : projectFolder;
    const run = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 });
    if (run.status !== 0) throw new Error(run.stdout + run.stderr);
    return new BuiltPages(out);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    return refuse(`The site cannot be built with ${version}:\n${reason}`);
  }
}

/** Checks out this project at a commit and installs its packages. Returns the folder. Throws if packages cannot be installed. */
async function engineAt(commit: string): Promise<string> {
  const folder = join(projectPaths.cache, 'compare', commit);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    checkOut(projectFolder, commit, unfinished);
    const [ours, theirs] = [projectFolder, unfinished].map((each) =>
      readFileSync(join(each, 'package-lock.json')),
    );
    if (ours && theirs?.equals(ours))
      symlinkSync(join(projectFolder, 'node_modules'), join(unfinished, 'node_modules'), 'junction');
    renameSync(unfinished, folder);
  }
  if (!(await installPackages(folder, { needsDevelopment: false })))
    throw new Error(`Its packages could not be installed in ${folder}.`);
  return folder;
}
