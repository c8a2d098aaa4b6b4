import { git, mergeBase, tryGit } from '../git';
import type { WorkflowEnvironment } from '../pullRequest/githubApi';
import { type Files, hasLink, writeFiles } from '../writeFiles';
import { branchOf, type FormResult } from './formResult';

const BOT = '41898282+github-actions[bot]@users.noreply.github.com';
const AS_BOT = ['-c', 'user.name=github-actions[bot]', '-c', `user.email=${BOT}`];

/** The branch of a form's pull request, with one commit. */
export class FormBranch {
  readonly name: string;
  readonly #repository: string;
  /** Environment variables for authentication. Other processes could read a token in the arguments. */
  readonly #login: NodeJS.ProcessEnv;

  constructor(repository: string, issue: number, workflow: WorkflowEnvironment) {
    const { GITHUB_SERVER_URL: server, GITHUB_TOKEN: token } = workflow;
    this.name = branchOf(issue);
    this.#repository = repository;
    this.#login = {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `http.${server}/.extraheader`,
      GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`,
      GIT_TERMINAL_PROMPT: '0',
    };
  }

  /** The newest commit of the branch on GitHub; `undefined` if there is no branch. */
  tip(): string | undefined {
    const [sha] = this.#git(['ls-remote', 'origin', `refs/heads/${this.name}`], this.#login).split('\t');
    return sha?.trim() || undefined;
  }

  hasOtherCommits(base: string): boolean {
    this.#git(['fetch', '--quiet', 'origin', `refs/heads/${this.name}`], this.#login);
    const commits = this.#git(['log', '--format=%H %ae %P', 'FETCH_HEAD', '--not', base]).trim();
    return commits.split('\n').some((line) => {
      const [sha = '', email, ...parents] = line.split(' ');
      return sha !== '' && email !== BOT && !this.#isUpdate(sha, parents, base);
    });
  }

  /** Whether a commit is a merge of main by the button **Update branch**, without other changes. */
  #isUpdate(sha: string, [ours = '', main = '', ...more]: readonly string[], base: string): boolean {
    if (main === '' || more.length > 0 || mergeBase(this.#repository, main, base) !== main) return false;
    const tree = this.#git(['rev-parse', `${sha}^{tree}`]).trim();
    return tryGit(this.#repository, ['merge-tree', '--write-tree', ours, main]) === tree;
  }

  /** Commits the files and returns the hash, which is the same for the same form and base. */
  commit({ base, title, issue, date }: FormResult, contents: Files): string {
    this.#git(['switch', '--quiet', '--force-create', this.name, base]);
    if ([...contents.keys()].some((path) => hasLink(this.#repository, path)))
      throw new Error('The form would write through a link.');
    writeFiles(this.#repository, contents);
    this.#git(['-c', 'core.autocrlf=false', 'add', '--', ...contents.keys()]);
    const message = `--message=${title}\n\nMade from the form #${issue}.`;
    const commit = ['commit', '--quiet', '--no-verify', '--no-gpg-sign', '--cleanup=whitespace', message];
    this.#git([...AS_BOT, ...commit], { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date });
    return this.#git(['rev-parse', 'HEAD']).trim();
  }

  /** Pushes a commit, unless the branch is no longer at `tip`; `undefined` if there was no branch. */
  push(sha: string, tip: string | undefined): void {
    const lease = `--force-with-lease=refs/heads/${this.name}:${tip ?? ''}`;
    this.#git(['push', '--quiet', lease, 'origin', `${sha}:refs/heads/${this.name}`], this.#login);
  }

  delete(): void {
    this.#git(['push', '--quiet', 'origin', '--delete', `refs/heads/${this.name}`], this.#login);
  }

  #git(args: readonly string[], environment?: NodeJS.ProcessEnv): string {
    return git(this.#repository, args, environment);
  }
}
