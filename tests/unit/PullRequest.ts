import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';
import { answerPullRequest } from '../../scripts/pullRequest/answerPullRequest';
import { readEvent } from '../../scripts/pullRequest/workflow';
import { copyContent, edit, writeFiles } from './copyContent';
import { commitCopy, git } from './plumberRepository';
import { runnerEnv } from './workflowFile';

const events = join(import.meta.dirname, '..', 'fixtures', 'events');

/** The branch of a pull request from a fork. */
const FORK = { ref: 'main', repo: { full_name: 'helpful-neighbor/website', fork: true } };

/** A real repository with the plumber's content on `main` and a branch with a change, for one test. */
export class PullRequest {
  readonly content = copyContent();
  readonly folder = dirname(this.content);
  readonly #summary = join(this.folder, '.git', 'summary.md');
  readonly #output = join(this.folder, '.git', 'output');
  readonly #base: string;

  constructor() {
    commitCopy(this.content);
    this.git('switch', '--quiet', '--create', 'site-owner-patch-1');
    this.#base = this.git('rev-parse', 'HEAD').trim();
  }

  git(...args: string[]): string {
    return git(this.folder, ...args);
  }

  commit(message: string): string {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '-m', message);
    return this.git('rev-parse', 'HEAD').trim();
  }

  edit(file: string, from: string, to: string): this {
    edit(this.content, file, from, to);
    return this;
  }

  write(file: string, text: string): this {
    writeFiles(this.content, { [file]: text });
    return this;
  }

  delete(file: string): this {
    rmSync(join(this.content, file));
    return this;
  }

  /** Another change reaches `main` in the meantime. */
  changeMain(file: string, from: string, to: string): string {
    this.commit('Mine');
    this.git('switch', '--quiet', 'main');
    this.edit(file, from, to);
    const tip = this.commit('Theirs');
    this.git('switch', '--quiet', 'site-owner-patch-1');
    return tip;
  }

  /** Commits the changes and runs the check of the workflow. */
  async answer({
    url = 'http://127.0.0.1:1',
    event = 'pull-request',
    isFork = false,
    base = this.#base,
  } = {}) {
    const head = this.commit('Change');
    const file = join(this.folder, '.git', 'event.json');
    const text = readFileSync(join(events, `${event}.json`), 'utf8')
      .replaceAll('HEAD_SHA', head)
      .replaceAll('BASE_SHA', base);
    const payload = JSON.parse(text);
    if (isFork) Object.assign(payload.pull_request.head, FORK);
    writeFileSync(file, JSON.stringify(payload));
    rmSync(this.#summary, { force: true });
    rmSync(this.#output, { force: true });
    const log: string[] = [];
    const print = vi.spyOn(console, 'log').mockImplementation((line) => void log.push(line));
    const files = {
      GITHUB_EVENT_PATH: file,
      GITHUB_STEP_SUMMARY: this.#summary,
      GITHUB_OUTPUT: this.#output,
    };
    for (const [name, value] of Object.entries({ ...runnerEnv(url), ...files })) vi.stubEnv(name, value);
    const code = await answerPullRequest(this.folder, readEvent()).finally(() => {
      vi.unstubAllEnvs();
      print.mockRestore();
    });
    const summary = existsSync(this.#summary) ? readFileSync(this.#summary, 'utf8') : '';
    return { code, log, summary, head, output: readFileSync(this.#output, 'utf8') };
  }
}
