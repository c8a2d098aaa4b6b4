import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import type { FormSite, IssueForm } from '../../../scripts/issueForms/issueForm';
import { formSite } from '../../../scripts/issueForms/issueForms';
import { proposeForm } from '../../../scripts/issueForms/proposeForm';
import { readForm } from '../../../scripts/issueForms/readForm';
import { copyContent } from '../copyContent';
import { fillIn, type Typed } from './fillIn';
import { GithubDouble } from './GithubDouble';

interface Sending {
  number?: number;
  action?: string;
  state?: string;
  author?: string;
  sender?: string;
  createdAt?: string;
  base?: string;
}

/** The plumber's repository on GitHub, with the two jobs that a form of the owner starts. */
export class OwnerRepository {
  readonly content = copyContent();
  readonly folder = dirname(this.content);
  readonly origin = mkdtempSync(join(inject('copies'), 'origin-'));

  private constructor(readonly github: GithubDouble) {
    this.git('init', '--quiet', '--initial-branch=main');
    this.git('config', 'core.autocrlf', 'false');
    execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', this.origin]);
    this.git('remote', 'add', 'origin', this.origin);
    this.push('Start');
  }

  static async open(): Promise<OwnerRepository> {
    return new OwnerRepository(await GithubDouble.start());
  }

  get site(): FormSite {
    return formSite(this.content);
  }

  git(...args: string[]): string {
    const who = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', '-c', 'commit.gpgsign=false'];
    return execFileSync('git', [...who, ...args], {
      cwd: this.folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** Commits everything on `main` and publishes it. */
  push(message: string): string {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '-m', message);
    this.git('push', '--quiet', 'origin', 'main');
    return this.git('rev-parse', 'HEAD').trim();
  }

  /** Merges the branch of a form, as GitHub does. */
  merge(number: number): void {
    this.git('fetch', '--quiet', 'origin');
    this.git('merge', '--quiet', '--no-ff', '-m', 'Merge', `origin/form-${number}`);
    this.git('push', '--quiet', 'origin', 'main');
    const pull = this.github.pulls.find(({ head }) => head === `form-${number}`);
    Object.assign(pull ?? {}, { state: 'closed', merged_at: '2026-11-02T08:00:00Z' });
  }

  /** The tip of a form's branch; empty where there is none. */
  tip(number: number): string {
    const [sha = ''] = this.git('ls-remote', 'origin', `refs/heads/form-${number}`).split('\t');
    return sha;
  }

  /** The files that a form's branch changes, by path below the content. */
  changed(number: number): string[] {
    this.git('fetch', '--quiet', 'origin');
    const list = this.git('diff', '--name-only', `main...origin/form-${number}`);
    return list
      .trim()
      .split('\n')
      .map((path) => path.replace('content/', ''));
  }

  /** The text of a file on a form's branch. */
  read(number: number, path: string): string {
    this.git('fetch', '--quiet', 'origin');
    return this.git('show', `origin/form-${number}:content/${path}`);
  }

  send(form: IssueForm, typed: Typed, sending: Sending = {}) {
    return this.sendBody(fillIn(form, this.site, typed), sending);
  }

  /** Runs both jobs on an event, each in a checkout of its own. */
  async sendBody(body: string, sending: Sending = {}): Promise<{ kind: string; code: number }> {
    const { number = 12, action = 'opened', state = 'open', author = 'owner', sender = 'owner' } = sending;
    const above = mkdtempSync(join(inject('copies'), 'jobs-'));
    const event = {
      action,
      issue: {
        number,
        state,
        body,
        created_at: sending.createdAt ?? '2036-11-01T08:00:00Z',
        user: { login: author },
      },
      sender: { login: sender },
      repository: { full_name: 'harbor-light/website' },
    };
    const file = join(above, 'event.json');
    writeFileSync(file, JSON.stringify(event));
    const { url, store } = this.github;
    const settings = { GITHUB_API_URL: url, GITHUB_SERVER_URL: url, GITHUB_TOKEN: 'secret' };
    const out = join(above, 'form');
    const kind = await readForm({
      repository: this.#checkOut(above, 'read'),
      out,
      workflow: { ...settings, GITHUB_EVENT_PATH: file },
      hosts: [store],
    });
    const code = await proposeForm(this.#checkOut(above, 'propose'), out, {
      ...settings,
      GITHUB_REPOSITORY: 'harbor-light/website',
      BASE_BRANCH: 'main',
      SITE_HOST: 'netlify',
    });
    return { kind, code };
  }

  /** Attaches a photograph; returns what the form has of it. */
  attach(number: number, bytes: Buffer = PHOTO): string {
    const id = `${String(number).padStart(8, '0')}-1111-4222-8333-444444444444`;
    this.github.assets.set(id, bytes);
    return `![Image](${this.github.url}/user-attachments/assets/${id})`;
  }

  #checkOut(above: string, name: string): string {
    const folder = join(above, name);
    execFileSync('git', ['clone', '--quiet', this.origin, folder]);
    return folder;
  }
}

const PHOTO = readFileSync(join(import.meta.dirname, '..', '..', 'fixtures', 'photos', 'sideways.jpg'));
