import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { git, mergeBase, tryGit } from '../git';
import { branchOf, type FormResult, hasLink } from './formResult';

const BOT = {
  name: 'github-actions[bot]',
  email: '41898282+github-actions[bot]@users.noreply.github.com',
};

interface Commit {
  sha: string;
  branch: string;
}

/** Gives the branch of a form one commit with its files. The same form and the same base give the same commit. */
export function commitForm(
  repository: string,
  result: FormResult,
  contents: ReadonlyMap<string, Buffer>,
): Commit {
  const branch = branchOf(result.issue);
  git(repository, ['switch', '--quiet', '--force-create', branch, result.base]);
  for (const [path, bytes] of contents) {
    if (hasLink(repository, path)) throw new Error('The form would write through a link.');
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), bytes);
  }
  git(repository, ['-c', 'core.autocrlf=false', 'add', '--', ...contents.keys()]);
  const message = `--message=${result.title}\n\nMade from the form #${result.issue}.`;
  const options = ['--quiet', '--no-verify', '--no-gpg-sign', '--cleanup=whitespace'];
  git(repository, ['commit', ...options, message], {
    GIT_AUTHOR_NAME: BOT.name,
    GIT_AUTHOR_EMAIL: BOT.email,
    GIT_AUTHOR_DATE: result.date,
    GIT_COMMITTER_NAME: BOT.name,
    GIT_COMMITTER_EMAIL: BOT.email,
    GIT_COMMITTER_DATE: result.date,
  });
  return { sha: git(repository, ['rev-parse', 'HEAD']).trim(), branch };
}

/** The branch as it is on GitHub; nothing where there is none. */
export function remoteTip(repository: string, branch: string, login: Login): string | undefined {
  const [sha] = git(repository, ['ls-remote', 'origin', `refs/heads/${branch}`], login).split('\t');
  return sha?.trim() || undefined;
}

export function hasOtherCommits(
  repository: string,
  { branch, base }: { branch: string; base: string },
  login: Login,
): boolean {
  git(repository, ['fetch', '--quiet', 'origin', `refs/heads/${branch}`], login);
  const commits = git(repository, ['log', '--format=%H %ae %P', 'FETCH_HEAD', '--not', base]).trim();
  return commits
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' '))
    .some(
      ([sha = '', email, ...parents]) => email !== BOT.email && !isUpdate(repository, { sha, parents, base }),
    );
}

interface Merge {
  sha: string;
  parents: readonly string[];
  base: string;
}

/** Whether it is what the button **Update branch** makes: the form's commit and main, merged as Git does it. */
function isUpdate(repository: string, { sha, parents, base }: Merge): boolean {
  const [ours = '', main = '', ...more] = parents;
  if (main === '' || more.length > 0 || mergeBase(repository, main, base) !== main) return false;
  const tree = git(repository, ['rev-parse', `${sha}^{tree}`]).trim();
  const merged = tryGit(repository, ['merge-tree', '--write-tree', ours, main]);
  return merged === tree;
}

/** Publishes the branch, unless it changed since `tip` was read. */
export function pushForm(
  repository: string,
  { sha, branch }: Commit,
  { tip = '', login }: { tip?: string; login: Login },
): void {
  const lease = `--force-with-lease=refs/heads/${branch}:${tip}`;
  git(repository, ['push', '--quiet', lease, 'origin', `${sha}:refs/heads/${branch}`], login);
}

export function deleteForm(repository: string, branch: string, login: Login): void {
  git(repository, ['push', '--quiet', 'origin', '--delete', `refs/heads/${branch}`], login);
}

/** Environment variables with which git signs in. The token is in no argument, which other processes could read. */
export type Login = Readonly<Record<string, string>>;

export function loginFor(server: string, token: string): Login {
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  return {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${server}/.extraheader`,
    GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${basic}`,
    GIT_TERMINAL_PROMPT: '0',
  };
}
