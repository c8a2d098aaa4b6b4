import { execFileSync } from 'node:child_process';
import { loadBusiness } from '../../pipeline/model/load/loadFolder';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { git } from '../pullRequest/git';

/** Makes a repository of a folder, with one commit of its business. Returns the number of files in it. */
export function commitAll(folder: string, content: string): number {
  const { name, email = 'owner@localhost' } = loadBusiness(content);
  const author = { GIT_AUTHOR_NAME: String(name), GIT_AUTHOR_EMAIL: String(email) };
  const committer = { GIT_COMMITTER_NAME: String(name), GIT_COMMITTER_EMAIL: String(email) };
  git(folder, ['init', '--quiet', '--initial-branch=main']);
  git(folder, ['add', '--all']);
  git(folder, ['commit', '--quiet', '--no-verify', '--message', 'First version of the site'], {
    ...author,
    ...committer,
  });
  return git(folder, ['ls-files', '-z']).split('\0').length - 1;
}

const NOT_CONTENT = [':!content', ':!public', ':!.github/ISSUE_TEMPLATE'];

/** The files of a copy of this project, besides its content, that no version of the project has. */
export function ownChanges(copy: string): string[] {
  const listed = git(copy, ['ls-files', '--stage', '-z', '--', '.', ...NOT_CONTENT]);
  const files = [...listed.matchAll(/\d+ ([0-9a-f]+) \d\t([^\0]+)\0/g)].map(([, hash = '', path = '']) => ({
    hash,
    path,
  }));
  const known = execFileSync('git', ['cat-file', '--batch-check'], {
    cwd: projectFolder,
    input: files.map(({ hash }) => `${hash}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }).split('\n');
  return files.filter((_file, at) => known[at]?.endsWith(' missing')).map(({ path }) => path);
}
