import { filesFromContent } from './generate/contentFiles';
import { git, tryGit, withContent } from './git';
import { readOptions, refuse, siteFolders, siteOption } from './options';
import { isGenerated } from './pullRequest/scope.mjs';
import { setOutput } from './pullRequest/workflow';

const { values, positionals } = readOptions(
  'Compares the generated files of a change with what this version makes of its content. For the workflow “Scope”.',
  siteOption,
  'BASE HEAD',
);
const [base, head] = positionals;
if (!base || !head) refuse('Name the commits BASE and HEAD.');

const { root } = siteFolders(values);
// This runs in a checkout of the base branch, so that the pull request cannot change the generator.
const changedFiles = git(root, ['diff', '--name-only', '-z', '--no-renames', `${base}...${head}`]).split(
  '\0',
);
const expectedTexts = withContent(root, head, filesFromContent);

const differing = changedFiles.filter(isGenerated).find((path) => {
  const text = tryGit(root, ['show', `${head}:${path}`]);
  // A deleted file always counts as different.
  return text === undefined || expectedTexts.get(path)?.trimEnd() !== text; // `tryGit` trims the end.
});
const scope = differing ? 'full' : 'content';
const reason = differing
  ? `${differing} is not what the content makes`
  : 'generated files are what the content makes';
console.log(`${scope}: ${reason}`);
setOutput('scope', scope);
