import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject, vi } from 'vitest';
import type { FormSite, IssueForm } from '../../../scripts/issueForms/issueForm';
import { formSite } from '../../../scripts/issueForms/issueForms';
import { proposeForm } from '../../../scripts/issueForms/proposeForm';
import { readForm } from '../../../scripts/issueForms/readForm';
import { git, plumberRepository, TIDY_NEVER } from '../plumberRepository';
import { runnerEnv } from '../workflowFile';
import { fillIn, type Typed } from './fillIn';
import { GithubDouble } from './GithubDouble';

const fixtures = join(import.meta.dirname, '..', '..', 'fixtures');
const PHOTO = readFileSync(join(fixtures, 'photos', 'sideways.jpg'));

interface Sending {
  number?: number;
  action?: string;
  state?: string;
  author?: string;
  sender?: string;
  createdAt?: string;
  title?: string;
  labels?: readonly object[];
  /** Whether the event is a comment, and not the issue itself. */
  isComment?: boolean;
  isPull?: boolean;
  /** What happens between the two jobs, to the folder that the first hands to the second. */
  between?: (folder: string) => void;
  /** What does the work of the second job, if it is not done as always. */
  propose?: typeof proposeForm;
}

interface Start {
  /** A bare repository with one commit, and a checkout of it. */
  origin: string;
  checkout: string;
  site: FormSite;
}
let start: Start | undefined;

/** It is made once; each repository begins as a copy. */
function startOnce(): Start {
  if (start) return start;
  const first = plumberRepository();
  const folder = mkdtempSync(join(inject('copies'), 'owner-start-'));
  const origin = join(folder, 'origin.git');
  const checkout = join(folder, 'checkout');
  start = { origin, checkout, site: formSite(join(first, 'content')) };
  git(folder, 'clone', '--quiet', '--bare', ...TIDY_NEVER, first, origin);
  git(folder, 'clone', '--quiet', '--shared', ...TIDY_NEVER, origin, checkout);
  // Beside the copy of a checkout is the copy of its origin.
  git(checkout, 'remote', 'set-url', 'origin', '../origin.git');
  return start;
}

/** The plumber's repository on GitHub, with the two jobs that a form of the owner starts. */
export class OwnerRepository {
  readonly #above = mkdtempSync(join(inject('copies'), 'owner-'));
  readonly origin = join(this.#above, 'origin.git');
  #folder: string | undefined;
  #site = startOnce().site;
  #checkouts = 0;

  private constructor(readonly github: GithubDouble) {
    cpSync(startOnce().origin, this.origin, { recursive: true });
  }

  /** Its servers end with the test, or as the caller says. */
  static async open(end?: (stop: () => void) => void): Promise<OwnerRepository> {
    return new OwnerRepository(await GithubDouble.start(end));
  }

  /** What the forms are made of. */
  get site(): FormSite {
    return this.#site;
  }

  /** A checkout of `main`, which only some tests need. */
  get folder(): string {
    this.#folder ??= this.#checkOut();
    return this.#folder;
  }

  get content(): string {
    return join(this.folder, 'content');
  }

  /** Runs git in the checkout. */
  git(...args: string[]): string {
    return git(this.folder, ...args);
  }

  /** Commits everything on `main` and publishes it. */
  push(message: string): string {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '-m', message);
    this.#publish();
    return this.git('rev-parse', 'HEAD').trim();
  }

  #publish(): void {
    this.git('push', '--quiet', 'origin', 'main');
    this.#site = formSite(this.content);
  }

  /** Merges the branch of a form, as GitHub does. */
  merge(number: number, { isSquashed = false } = {}): void {
    this.git('fetch', '--quiet', 'origin');
    const how = isSquashed ? ['--squash'] : ['--no-ff', '-m', 'Merge'];
    this.git('merge', '--quiet', ...how, `origin/form-${number}`);
    if (isSquashed) this.git('commit', '--quiet', '-m', 'Merge');
    this.#publish();
    const pull = this.github.pulls.find(({ head }) => head === `form-${number}`);
    Object.assign(pull ?? {}, { state: 'closed', merged_at: '2026-11-02T08:00:00Z' });
  }

  /** The tip of a form's branch; empty where there is none. */
  tip(number: number): string {
    const file = join(this.origin, 'refs', 'heads', `form-${number}`);
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  }

  /** The files that a form's branch changes, by path below the content. */
  changed(number: number): string[] {
    const list = git(this.origin, 'diff', '--name-only', `main...form-${number}`);
    return list
      .trim()
      .split('\n')
      .map((path) => path.replace('content/', ''));
  }

  /** The text of a file on a form's branch. */
  read(number: number, path: string): string {
    return git(this.origin, 'show', `form-${number}:content/${path}`);
  }

  send(form: IssueForm, typed: Typed, sending: Sending = {}) {
    return this.sendBody(fillIn(form, this.site, typed), sending);
  }

  /** Runs both jobs on an event, each in a checkout of its own. As in the workflow, there is a second job unless nothing is to be done, also where the first failed. */
  async sendBody(body: string, sending: Sending = {}): Promise<{ kind: string; code: number }> {
    const { number = 12, action = 'opened', state = 'open', author = 'owner', sender = 'owner' } = sending;
    const { createdAt = '2036-11-01T08:00:00Z' } = sending;
    vi.stubEnv('SITE_NOW', createdAt);
    const reading = this.#checkOut();
    const writing = `${reading}-propose`;
    cpSync(reading, writing, { recursive: true });
    const event = {
      action,
      ...(sending.isComment && { comment: { id: 900 } }),
      issue: {
        ...(sending.isPull && { pull_request: {} }),
        number,
        state,
        body,
        title: sending.title,
        labels: sending.labels,
        created_at: createdAt,
        user: { login: author },
      },
      sender: { login: sender },
      repository: { full_name: 'harbor-light/website' },
    };
    const file = `${reading}-event.json`;
    writeFileSync(file, JSON.stringify(event));
    const { url, store } = this.github;
    const workflow = {
      ...runnerEnv(url),
      GITHUB_SERVER_URL: url,
      GITHUB_TOKEN: 'secret',
      GITHUB_EVENT_PATH: file,
    };
    const out = `${reading}-form`;
    const kind = await readForm({
      repository: reading,
      out,
      workflow,
      hosts: [store],
    }).catch(() => 'failed');
    if (kind === 'nothing') return { kind, code: 0 };
    sending.between?.(out);
    const code = await (sending.propose ?? proposeForm)({
      repository: writing,
      folder: out,
      workflow,
      baseBranch: 'main',
      hasPreview: true,
    });
    return { kind, code };
  }

  /** Attaches a photo; returns what the form has of it. */
  attach(number: number, bytes: Buffer = PHOTO): string {
    const id = `${String(number).padStart(8, '0')}-1111-4222-8333-444444444444`;
    this.github.assets.set(id, bytes);
    return `![Image](${this.github.url}/user-attachments/assets/${id})`;
  }

  /** A checkout of what is published. Copying the first one is several times faster than cloning. */
  #checkOut(): string {
    this.#checkouts += 1;
    const folder = join(this.#above, `checkout-${this.#checkouts}`);
    if (this.#checkouts === 1) cpSync(startOnce().checkout, folder, { recursive: true });
    else git(this.#above, 'clone', '--quiet', '--shared', ...TIDY_NEVER, this.origin, folder);
    return folder;
  }
}
