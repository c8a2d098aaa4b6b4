import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { findHeadlessShell } from '../../scripts/chromium';
import { GithubDouble, type Sent } from '../unit/issueForms/GithubDouble';
import { serveLocally } from '../unit/serveLocally';
import { rightFor } from './apiRights';
import { answerGit } from './gitServer';
import { type Rights, readWorkflow, type Trigger, type Workflow, WorkflowError } from './readWorkflow';
import { type Cache, type Frame, type Hub, type Machine, type Place, type Run, rank } from './records';
import { checkWorkflow, runJobs, sumUp } from './runWorkflow';

interface Options {
  environments?: Record<string, Record<string, string>>;
  /** Another command for a step. */
  interfere?: (place: Place) => string | undefined;
}

interface Start {
  event: string;
  payload: object;
  ref: string;
  sha: string;
  bases?: readonly string[];
  mayOnlyRead?: boolean;
}

/** The commit of a pull request, and the one that it became on main. */
interface Head {
  sha: string;
  branch: string;
  isFork: boolean;
  merged?: string;
}

const MAIN = 'refs/heads/main';
const WHO = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', '-c', 'commit.gpgsign=false'];
const execute = promisify(execFile);

/** GitHub on this machine: one repository, its API, its caches and artifacts, and the runs of its workflows. */
export class LocalGithub implements Hub {
  readonly folder = mkdtempSync(join(tmpdir(), 'github-'));
  readonly repository = 'harbor-light/website';
  readonly vars: Record<string, string> = {};
  readonly environments: Record<string, Record<string, string>>;
  interfere: (place: Place) => string | undefined;
  readonly runs: Run[] = [];
  readonly caches: Cache[] = [];
  readonly artifacts: { id: number; name: string; run: number; folder: string }[] = [];
  readonly issues: { title: string; body: string }[] = [];
  /** Of the pull requests, by their numbers. */
  readonly heads = new Map<number, Head>();
  readonly #tokens = new Map<string, Rights>();
  readonly #desk: string;
  #folders = 0;
  #dispatched = 0;
  #server = '';
  api!: GithubDouble;

  private constructor({ environments = {}, interfere = () => undefined }: Options) {
    this.environments = environments;
    this.interfere = interfere;
    this.#desk = join(this.folder, 'desk');
  }

  /** Starts with a repository whose first commit is what `fill` writes. `end` is given what ends it. */
  static async start(
    fill: (folder: string) => void,
    { end, ...options }: Options & { end: (stop: () => void) => void },
  ): Promise<LocalGithub> {
    const hub = new LocalGithub(options);
    const bare = hub.origin;
    mkdirSync(bare, { recursive: true });
    mkdirSync(hub.#desk);
    hub.#git(bare, 'init', '--quiet', '--bare', '--initial-branch=main');
    hub.#git(bare, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
    hub.#git(bare, 'config', 'receive.autoGC', 'false');
    hub.git('init', '--quiet', '--initial-branch=main');
    hub.git('config', 'gc.auto', '0');
    hub.git('remote', 'add', 'origin', bare);
    fill(hub.#desk);
    hub.#commit('Start');
    hub.git('push', '--quiet', 'origin', 'main');
    hub.#writeTools();
    hub.api = await GithubDouble.start(end);
    hub.api.repository = hub.repository;
    hub.api.refuse = (call, token) => hub.#refusal(call, token);
    hub.api.further = (call, sent, query) => hub.#answer(call, sent, query);
    hub.#server = await serveLocally((request, response) => void hub.#serve(request, response), end);
    end(() => rmSync(hub.folder, { recursive: true, force: true }));
    return hub;
  }

  /** Commits what `edit` does to a branch, which begins at main where it is new. Returns the commit. */
  commit(branch: string, edit: (folder: string) => void, message = 'Change'): string {
    this.git('fetch', '--quiet', 'origin');
    const isThere = this.git('branch', '--remotes', '--list', `origin/${branch}`).trim() !== '';
    this.git('switch', '--quiet', '--force-create', branch, `origin/${isThere ? branch : 'main'}`);
    edit(this.#desk);
    const sha = this.#commit(message);
    return sha;
  }

  /** Opens a pull request of a branch, or pushes what is new on it, and runs what GitHub starts. */
  async pull(
    branch: string,
    edit: (folder: string) => void,
    { isFork = false, isDependabot = false } = {},
  ): Promise<{ number: number; runs: Run[]; sha: string }> {
    const sha = this.commit(branch, edit);
    const known = this.api.pulls.find(({ head }) => head === branch);
    const pull = known ?? {
      number: 41 + this.api.pulls.length,
      title: 'Change',
      body: '',
      head: branch,
      state: 'open',
      merged_at: null,
    };
    if (!known) this.api.pulls.push(pull);
    const { number } = pull;
    this.heads.set(number, { sha, branch, isFork });
    if (!isFork) this.git('push', '--quiet', '--force', 'origin', `${sha}:refs/heads/${branch}`);
    const base = this.git('rev-parse', 'origin/main').trim();
    this.git('switch', '--quiet', '--detach', base);
    this.git('merge', '--quiet', '--no-ff', '-m', `Merge ${sha} into ${base}`, sha);
    const merge = this.git('rev-parse', 'HEAD').trim();
    this.git(
      'push',
      '--quiet',
      '--force',
      'origin',
      `${sha}:refs/pull/${number}/head`,
      `${merge}:refs/pull/${number}/merge`,
    );
    const payload = {
      action: known ? 'synchronize' : 'opened',
      number,
      pull_request: this.#pullJson(number, base),
    };
    const ref = `refs/pull/${number}/merge`;
    const mayOnlyRead = isFork || isDependabot;
    const start: Start = { event: 'pull_request', payload, ref, sha: merge, bases: [MAIN], mayOnlyRead };
    const runs = await this.fire(start);
    return { number, runs, sha };
  }

  /** Merges a pull request and runs what the push to main starts. */
  async merge(number: number): Promise<Run[]> {
    const head = this.heads.get(number) ?? this.#headOf(number);
    this.git('fetch', '--quiet', 'origin');
    this.git('switch', '--quiet', '--force-create', 'main', 'origin/main');
    const before = this.git('rev-parse', 'HEAD').trim();
    this.git(
      'merge',
      '--quiet',
      '--no-ff',
      '-m',
      `Merge pull request #${number} from ${head.branch}`,
      head.sha,
    );
    this.git('push', '--quiet', 'origin', 'main');
    const sha = this.git('rev-parse', 'HEAD').trim();
    this.heads.set(number, { ...head, merged: sha });
    const pull = this.api.pulls.find((each) => each.number === number);
    Object.assign(pull ?? {}, { state: 'closed', merged_at: new Date().toISOString() });
    return this.push(before, sha);
  }

  push(before: string, sha: string): Promise<Run[]> {
    const payload = { ref: MAIN, before, after: sha, head_commit: { id: sha, message: 'Merge' } };
    return this.fire({ event: 'push', payload, ref: MAIN, sha });
  }

  /** Runs every workflow that an event starts, then those that these start. */
  async fire(start: Start): Promise<Run[]> {
    const first = this.runs.length;
    for (const workflow of this.#workflows(start.sha))
      if (isStarted(workflow, start)) await this.#run(workflow, start);
    return this.runs.slice(first);
  }

  /** A workflow as it is in a commit. */
  readWorkflow(sha: string, path: string, repository = this.repository): Workflow {
    const file = path.replace(/^\.\//, '');
    try {
      const text = this.#git(this.#bare(repository), 'show', `${sha}:${file}`);
      return readWorkflow(file, text, repository, sha);
    } catch (error) {
      if (error instanceof WorkflowError) throw error;
      throw new WorkflowError(`There is no workflow ${file}`);
    }
  }

  calledWorkflow({ repository, sha }: Workflow, uses: string): Workflow {
    const [, other, file = '', commit = ''] = /^([\w.-]+\/[\w.-]+)\/(\.github\/.+)@(.+)$/.exec(uses) ?? [];
    return other ? this.readWorkflow(commit, file, other) : this.readWorkflow(sha, uses, repository);
  }

  /** Adds another public repository, whose only commit, on a branch of this name, is what a folder holds. Returns the commit. */
  addRepository(repository: string, branch: string, fill: (folder: string) => void): string {
    const folder = this.newFolder('other');
    fill(folder);
    this.#git(folder, 'init', '--quiet', `--initial-branch=${branch}`);
    this.#git(folder, 'add', '--all');
    this.#git(folder, ...WHO, 'commit', '--quiet', '--message', 'Start');
    mkdirSync(dirname(this.#bare(repository)), { recursive: true });
    this.#git(folder, 'clone', '--quiet', '--bare', folder, this.#bare(repository));
    this.#git(this.#bare(repository), 'config', 'uploadpack.allowAnySHA1InWant', 'true');
    return this.#git(folder, 'rev-parse', 'HEAD').trim();
  }

  #bare(repository: string): string {
    return join(this.folder, `${repository}.git`);
  }

  remoteOf(repository: string): string {
    return `${this.#server}/${repository}`;
  }

  /** Runs Git in the owner's own clone. */
  git(...args: string[]): string {
    return this.#git(this.#desk, ...args);
  }

  async runGit(folder: string, args: readonly string[], env: Record<string, string>): Promise<string> {
    const given = { PATH: process.env.PATH, GIT_CONFIG_NOSYSTEM: '1', GIT_TERMINAL_PROMPT: '0', ...env };
    return (await execute('git', [...args], { cwd: folder, env: given, maxBuffer: 2 ** 28 })).stdout;
  }

  newFolder(name: string): string {
    this.#folders += 1;
    const folder = join(this.folder, `${name}-${this.#folders}`);
    mkdirSync(folder);
    return folder;
  }

  /** Where the repository is on this machine. */
  get origin(): string {
    return this.#bare(this.repository);
  }

  /** Variables with which a command finds the programs that stand for npm, npx and gh. */
  get toolEnv(): Record<string, string> {
    const own = [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'];
    return {
      PATH: [join(this.folder, 'tools'), ...own].join(delimiter),
      LOCAL_GITHUB: this.folder,
      LOCAL_PACKAGES: projectFolder,
    };
  }

  createToken({ mayOnlyRead }: Run, rights: Rights): string {
    const token = `ghs_${randomBytes(12).toString('hex')}`;
    const given = Object.entries(rights).map(([name, right]) => [
      name,
      mayOnlyRead && right === 'write' ? 'read' : right,
    ]);
    this.#tokens.set(token, Object.fromEntries(given));
    return token;
  }

  rightsOf(token: string): Rights {
    return this.#tokens.get(token) ?? {};
  }

  login(token: string): string {
    return `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
  }

  /** What a runner's Git is set to: GitHub's own address leads here. */
  gitConfig(token: string): string {
    const withToken = (server: string) => server.replace('://', `://x-access-token:${token}@`);
    return `[url "${withToken(this.#server)}/"]\n\tinsteadOf = ${withToken('https://github.com')}/\n`;
  }

  requireRight(token: string, name: string, right: 'read' | 'write'): void {
    if (!this.#has(token, name, right))
      throw new Error(`Resource not accessible by integration: ${name}: ${right}`);
  }

  githubContext(run: Run): Record<string, unknown> {
    const [owner] = this.repository.split('/');
    return {
      event_name: run.event,
      event: run.payload,
      sha: run.sha,
      ref: run.ref,
      ref_name: run.ref.replace(/^refs\/(?:heads|pull)\//, ''),
      repository: this.repository,
      repository_owner: owner,
      actor: 'owner',
      run_id: String(run.id),
      run_number: String(run.id),
      run_attempt: '1',
      workflow: run.name,
      workflow_sha: run.sha,
      server_url: this.#server,
      api_url: this.api.url,
    };
  }

  /** The variables of a runner. Nothing of this machine's own is among them but where its programs are. */
  runnerEnv({ frame: { run }, workspace, temp, home, path }: Machine): Record<string, string> {
    const event = join(temp, 'event.json');
    writeFileSync(event, JSON.stringify(run.payload));
    const context = this.githubContext(run);
    const names = [
      'sha',
      'ref',
      'ref_name',
      'repository',
      'repository_owner',
      'actor',
      'run_id',
      'run_number',
      'event_name',
      'workflow',
      'server_url',
      'api_url',
    ];
    const own = names.map((name) => [`GITHUB_${name.toUpperCase()}`, String(context[name])]);
    const chromium = findHeadlessShell();
    return {
      ...Object.fromEntries(own),
      ...this.toolEnv,
      HOME: home,
      LANG: 'C.UTF-8',
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_JOB: path.split('/').at(-1) ?? '',
      GITHUB_EVENT_PATH: event,
      GITHUB_WORKSPACE: workspace,
      RUNNER_OS: 'Linux',
      RUNNER_ARCH: 'X64',
      RUNNER_TEMP: temp,
      GIT_CONFIG_NOSYSTEM: '1',
      // A job that installs what it has not asked for must not find it.
      npm_config_offline: 'true',
      ...(chromium && { CHROME_PATH: chromium }),
    };
  }

  async #run(
    workflow: Workflow,
    { bases = [], mayOnlyRead = false, ...start }: Start,
    inputs = {},
  ): Promise<void> {
    const { event, payload, ref, sha } = start;
    const { file, name = file } = workflow;
    const all = ref === MAIN ? [] : [...bases, MAIN];
    const repository = {
      full_name: this.repository,
      default_branch: 'main',
      name: this.repository.split('/')[1],
    };
    const full = { ...payload, repository, sender: { login: 'owner', type: 'User' } };
    const id = 5001 + this.runs.length;
    const run: Run = {
      id,
      file,
      name,
      event,
      payload: full,
      ref,
      sha,
      bases: all,
      mayOnlyRead,
      result: 'success',
      jobs: [],
    };
    this.runs.push(run);
    const frame: Frame = { hub: this, run, workflow, inputs, secrets: {}, prefix: '' };
    checkWorkflow(frame);
    const { jobs, ended } = await runJobs(frame);
    run.jobs = jobs;
    run.result = sumUp(Object.values(ended).map(({ result }) => result));
    await this.#startFollowing(run);
    await this.#startDispatched();
  }

  /** What waits for a run of this name. */
  async #startFollowing(run: Run): Promise<void> {
    const sha = this.git('ls-remote', 'origin', MAIN).split('\t')[0] ?? '';
    this.git('fetch', '--quiet', 'origin');
    const head = [...this.heads.values()].find(({ sha }) => sha === headSha(run));
    const from = head?.isFork ? 'helpful-neighbor/website' : this.repository;
    const workflow_run = {
      id: run.id,
      name: run.name,
      event: run.event,
      conclusion: run.result,
      head_sha: headSha(run) ?? run.sha,
      head_branch: head?.branch ?? run.ref.replace('refs/heads/', ''),
      head_repository: { full_name: from, owner: { login: from.split('/')[0] } },
      pull_requests: [],
    };
    const start: Start = {
      event: 'workflow_run',
      payload: { action: 'completed', workflow_run },
      ref: MAIN,
      sha,
    };
    for (const workflow of this.#workflows(sha))
      if (workflow.on.workflow_run?.workflows?.includes(run.name)) await this.#run(workflow, start);
  }

  /** What a job has asked for by GitHub's API; a push by a job's token starts nothing. */
  async #startDispatched(): Promise<void> {
    const waiting = this.api.dispatches.slice(this.#dispatched);
    this.#dispatched = this.api.dispatches.length;
    for (const { file, ref: branch, inputs } of waiting) {
      this.git('fetch', '--quiet', 'origin');
      const ref = `refs/heads/${branch.replace('refs/heads/', '')}`;
      const sha = this.git('ls-remote', 'origin', ref).split('\t')[0] ?? '';
      const workflow = this.readWorkflow(sha, `.github/workflows/${file}`);
      const known = workflow.on.workflow_dispatch?.inputs;
      const unknown = Object.keys(inputs).find((name) => !known || !Object.hasOwn(known, name));
      if (unknown) throw new WorkflowError(`${file} has no input ${unknown}`);
      await this.#run(workflow, { event: 'workflow_dispatch', payload: { inputs, ref }, ref, sha }, inputs);
    }
  }

  #workflows(sha: string): Workflow[] {
    const files = this.git('ls-tree', '--name-only', sha, '.github/workflows/').trim().split('\n');
    return files.filter((file) => file.endsWith('.yml')).map((file) => this.readWorkflow(sha, file));
  }

  #commit(message: string): string {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '-m', message);
    return this.git('rev-parse', 'HEAD').trim();
  }

  #git(folder: string, ...args: string[]): string {
    return execFileSync('git', [...WHO, ...args], {
      cwd: folder,
      env: { ...process.env, GIT_TEMPLATE_DIR: '' },
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** Programs that jobs find before this machine's own. */
  #writeTools(): void {
    const tools = join(this.folder, 'tools');
    mkdirSync(tools);
    for (const name of ['npm', 'npx', 'gh']) {
      const script = join(import.meta.dirname, 'tools', `${name}.mjs`);
      writeFileSync(join(tools, name), `#!/bin/sh\nexec '${process.execPath}' '${script}' "$@"\n`);
      chmodSync(join(tools, name), 0o755);
    }
  }

  #has(token: string, name: string, right: 'read' | 'write'): boolean {
    return name === 'metadata' || rank(this.#tokens.get(token)?.[name]) >= rank(right);
  }

  #refusal(call: string, token: string): number | undefined {
    if (!this.#tokens.has(token)) return 401;
    const wanted = rightFor(call);
    return wanted.some(({ name, right }) => this.#has(token, name, right)) ? undefined : 403;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, basic = ''] = /^basic (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const token = Buffer.from(basic, 'base64').toString().replace('x-access-token:', '');
    if (!this.#has(token, 'contents', 'read')) {
      response
        .writeHead(this.#tokens.has(token) ? 403 : 401, { 'www-authenticate': 'Basic realm="GitHub"' })
        .end();
      return;
    }
    const isOwn = request.url?.startsWith(`/${this.repository}`) ?? false;
    await answerGit(this.folder, request, response, isOwn && this.#has(token, 'contents', 'write'));
  }

  /** What the API knows besides comments, statuses and dispatches. */
  #answer(call: string, sent: Sent, query: URLSearchParams): unknown {
    const [, sha] = /^GET \/commits\/(\w+)\/pulls$/.exec(call) ?? [];
    const pulls = this.api.pulls.map((pull) => this.#pullJson(pull.number));
    if (sha) return pulls.filter(({ head, merge_commit_sha: merged }) => [head.sha, merged].includes(sha));
    if (call === 'GET /pulls') {
      const branch = query.get('head')?.replace(/^.*:/, '');
      const state = query.get('state') ?? 'open';
      return pulls.filter((pull) => pull.head.ref === branch && ['all', pull.state].includes(state));
    }
    if (call === 'GET /issues') return this.issues;
    if (call === 'POST /issues') return this.issues.push({ title: sent.title, body: sent.body });
    const [, run] = /^GET \/actions\/runs\/(\d+)\/artifacts$/.exec(call) ?? [];
    return run ? this.#artifactsOf(Number(run)) : this.#answerOfPull(call);
  }

  #artifactsOf(run: number) {
    const artifacts = this.artifacts.filter((each) => each.run === run);
    return {
      artifacts: artifacts.map(({ id, name }) => ({ id, name, size_in_bytes: 1000, expired: false })),
    };
  }

  #answerOfPull(call: string): unknown {
    const [, number, files] = /^GET \/pulls\/(\d+)(\/files)?$/.exec(call) ?? [];
    if (!number) return undefined;
    return files ? this.#filesOf(Number(number)) : this.#pullJson(Number(number));
  }

  #headOf(number: number): Head {
    const branch = this.api.pulls.find((each) => each.number === number)?.head ?? '';
    const sha = this.git('ls-remote', 'origin', `refs/heads/${branch}`).split('\t')[0] ?? '';
    return { sha, branch, isFork: false };
  }

  #filesOf(number: number) {
    const { base, head } = this.#pullJson(number);
    const diff = (...args: string[]) =>
      this.#git(this.#bare(this.repository), 'diff', `${base.sha}...${head.sha}`, ...args);
    const names = diff('--name-only').split('\n').filter(Boolean);
    return names.map((filename) => ({ filename, patch: diff('--', filename).replace(/^[^@]*\n(?=@@)/, '') }));
  }

  #pullJson(number: number, base = this.git('rev-parse', 'origin/main').trim()) {
    const pull = this.api.pulls.find((each) => each.number === number);
    const { sha, branch, isFork, merged } = this.heads.get(number) ?? this.#headOf(number);
    const repo = { full_name: this.repository, default_branch: 'main' };
    return {
      number,
      title: pull?.title,
      body: pull?.body,
      state: pull?.state,
      merged_at: pull?.merged_at,
      merge_commit_sha: merged ?? null,
      html_url: `${this.#server}/${this.repository}/pull/${number}`,
      user: { login: 'owner', type: 'User' },
      base: { ref: 'main', sha: base, repo },
      head: { ref: branch, sha, repo: isFork ? { full_name: 'helpful-neighbor/website' } : repo },
    };
  }
}

function isStarted({ on }: Workflow, { event, payload, ref }: Start): boolean {
  if (!Object.hasOwn(on, event)) return false;
  const { branches, types } = ((on as Record<string, unknown>)[event] ?? {}) as Trigger;
  const { action } = payload as { action?: string };
  const usual = event === 'pull_request' ? ['opened', 'synchronize', 'reopened'] : undefined;
  const wanted = types ?? usual;
  const branch = event === 'pull_request' ? 'main' : ref.replace('refs/heads/', '');
  return (!wanted || wanted.includes(action ?? '')) && (!branches || branches.includes(branch));
}

/** The head of the pull request that a run was for. */
function headSha({ payload }: Run): string | undefined {
  const { pull_request: pull } = payload as { pull_request?: { head: { sha: string } } };
  return pull?.head.sha;
}
