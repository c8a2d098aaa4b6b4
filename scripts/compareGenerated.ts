import { filesFromContent } from './generate/contentFiles';
import { git, tryGit, withContent } from './git';
import { readOptions, refuse, siteFolders, siteOption } from './options';
import { isGenerated } from './pullRequest/scope.mjs';
import { setOutput } from './pullRequest/workflow';

/** Runs in a checkout of the base branch, so that the pull request cannot change the generator. */
const { values, names } = readOptions(
  'Compares the generated files of a change with what this version makes of its content. For the workflow “Scope”.',
  siteOption,
  'BASE HEAD',
);
const [base, head] = names;
if (!base || !head) refuse('Name the commits BASE and HEAD.');

const { root } = siteFolders(values);
const list = git(root, ['diff', '--name-only', '-z', '--no-renames', `${base}...${head}`]);
const changed = list.split('\0').filter(isGenerated);
const generated = withContent(root, head, 'content', filesFromContent);

const different = changed.find((path) => {
  // One that was deleted differs from every generated text, and from none.
  const text = tryGit(root, ['show', `${head}:${path}`]) ?? null;
  return generated.get(path)?.trimEnd() !== text;
});
const scope = different ? 'full' : 'content';
console.log(
  `${scope}: ${different ? `${different} is not what the content makes` : 'generated files are what the content makes'}`,
);
setOutput('scope', scope);
