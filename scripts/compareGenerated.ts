import { appendFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { projectFolder } from '../pipeline/projectFolder.mjs';
import { contentFiles, formFiles } from './generate/contentFiles';
import { readOptions, refuse } from './options';
import { checkOutContent, git } from './pullRequest/git';
import { isGenerated } from './pullRequest/scope.mjs';

/** Runs in a checkout of the base, so that the change has no say in what is generated. */
const { names } = readOptions(
  'Compares the generated files of a change with what this version makes of its content. For the workflow “Scope”.',
  {},
  'BASE HEAD',
);
const [base, head] = names;
if (!base || !head) refuse('Name the commits BASE and HEAD.');

const list = git(projectFolder, ['diff', '--name-only', '-z', '--no-renames', `${base}...${head}`]);
const changed = list.split('\0').filter(isGenerated);
const content = checkOutContent(projectFolder, head, 'content');
const inContent = [...contentFiles(content)].map(([path, text]) => [`content/${path}`, text] as const);
const made = new Map([...inContent, ...formFiles(content)]);
rmSync(resolve(content, '..'), { recursive: true });

const other = changed.find((path) => made.get(path) !== fileIn(head, path));
const scope = other ? 'full' : 'content';
console.log(
  `${scope}: ${other ? `${other} is not what the content makes` : 'generated files are what the content makes'}`,
);
if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `scope=${scope}\n`);

/** Its text; nothing that equals a generated one where it was deleted. */
function fileIn(commit: string, path: string): string | null {
  try {
    return git(projectFolder, ['show', `${commit}:${path}`]);
  } catch {
    return null;
  }
}
