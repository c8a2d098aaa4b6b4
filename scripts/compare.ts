import { projectFolder } from '../pipeline/projectFolder.mjs';
import { buildWith, engineAt } from './compare/buildWith';
import { commentReport, compareSites } from './compare/compareSites';
import { tryGit } from './git';
import { BuiltPages } from './look/BuiltPages';
import { readOptions, refuse, siteFolders, siteOption } from './options';
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
const comparison = compareSites(new BuiltPages(before), new BuiltPages(after));
console.log([comparison.summary, ...comparison.details].join('\n\n'));
const comment = commentReport(comparison);
addToSummary(`${comment}\n`);
setOutput('comparison', comment);
process.exit(comparison.isLost ? 1 : 0);

/** Builds the site with this project, or as it was at a commit. Returns the folder of the built site. `version`: its name in messages. */
async function build(name: 'before' | 'after', version: string, commit?: string): Promise<string> {
  console.error(`Building with ${version} …`);
  try {
    return buildWith(commit ? await engineAt(commit) : projectFolder, site, name);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    return refuse(`The site cannot be built with ${version}:\n${reason}`);
  }
}
