import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { WorkflowError } from './readWorkflow';
import { type Machine, refuseUnknown } from './records';

interface ActionResult {
  isPassed: boolean;
  outputs: Outputs;
  log: string;
}

type Inputs = Readonly<Record<string, string>>;
type Outputs = Readonly<Record<string, string>>;

/** An action: what its inputs are unless a step says otherwise, and what it does here. Throws where it fails. */
interface Action {
  inputs: Inputs;
  run(inputs: Inputs, machine: Machine): Outputs | Promise<Outputs>;
}

/** Runs what stands here for an action. One that fails says why in its log. */
export async function runAction(uses: string, given: Inputs, machine: Machine): Promise<ActionResult> {
  const [name = ''] = uses.split('@');
  const action = actions[name];
  if (!action) throw new WorkflowError(`The action ${name} is not played here`);
  refuseUnknown(`${name} is given`, Object.keys(given), action.inputs);
  try {
    return { isPassed: true, outputs: await action.run({ ...action.inputs, ...given }, machine), log: '' };
  } catch (error) {
    if (error instanceof WorkflowError) throw error;
    return { isPassed: false, outputs: {}, log: (error as Error).message };
  }
}

const cacheInputs = { path: '', key: '', 'restore-keys': '' };

const actions: Readonly<Record<string, Action>> = {
  'actions/checkout': {
    inputs: {
      repository: '',
      ref: '',
      'fetch-depth': '1',
      'persist-credentials': 'true',
      path: '.',
    },
    async run(
      { repository, ref = '', 'fetch-depth': depth, 'persist-credentials': persist, path = '.' },
      machine,
    ) {
      const { hub, frame, workspace, token, home } = machine;
      const folder = join(workspace, path);
      const login = ['-c', `http.extraheader=${hub.login(token)}`];
      const git = (...args: string[]) => hub.runGit(folder, [...login, ...args], { HOME: home });
      mkdirSync(folder, { recursive: true });
      await git('init', '--quiet', '--initial-branch=main');
      await git('remote', 'add', 'origin', hub.remoteOf(repository || hub.repository));
      const wanted = ref || frame.run.sha;
      const isCommit = /^[0-9a-f]{40}$/.test(wanted);
      const shallow = depth === '0' ? [] : [`--depth=${depth}`];
      if (depth === '0')
        await git('fetch', '--quiet', '--tags', 'origin', '+refs/heads/*:refs/remotes/origin/*');
      await git('fetch', '--quiet', ...shallow, 'origin', wanted);
      const branch = isCommit || wanted.startsWith('refs/pull/') ? '' : wanted.replace(/^refs\/heads\//, '');
      const onMain = !ref && frame.run.ref.replace(/^refs\/heads\//, '');
      const name = branch || (onMain && !onMain.startsWith('refs/') ? onMain : '');
      await git('checkout', '--quiet', '--force', ...(name ? ['-B', name] : ['--detach']), 'FETCH_HEAD');
      if (persist === 'true') await git('config', '--local', 'http.extraheader', hub.login(token));
      const commit = (await git('rev-parse', 'HEAD')).trim();
      return { commit, ref: wanted };
    },
  },

  'actions/setup-node': {
    inputs: { 'node-version': '', 'node-version-file': '', cache: '', 'package-manager-cache': '' },
    run({ 'node-version': version, 'node-version-file': file }, { workspace }) {
      if (!version && !file) throw new Error('Neither a version nor a file with one is given');
      if (file && !existsSync(join(workspace, file))) throw new Error(`There is no file ${file}`);
      return { 'node-version': process.version };
    },
  },

  'actions/cache': {
    inputs: cacheInputs,
    run(inputs, machine) {
      const outputs = restoreCache(inputs, machine);
      if (outputs['cache-hit'] !== 'true')
        machine.atEnd.push({ name: `Save the cache ${inputs.key}`, act: () => saveCache(inputs, machine) });
      return outputs;
    },
  },
  'actions/cache/restore': { inputs: cacheInputs, run: restoreCache },
  'actions/cache/save': {
    inputs: { path: '', key: '' },
    run(inputs, machine) {
      saveCache(inputs, machine);
      return {};
    },
  },

  'actions/upload-artifact': {
    inputs: {
      name: 'artifact',
      path: '',
      'if-no-files-found': 'warn',
      'include-hidden-files': 'false',
      'retention-days': '',
    },
    run({ name = '', path = '', ...inputs }, { hub, frame, workspace }): Outputs {
      const paths = linesOf(path).map((each) => resolve(workspace, each));
      const there = paths.filter((each) => existsSync(each));
      const isMissing = there.length === 0;
      if (isMissing && inputs['if-no-files-found'] === 'error') throw new Error(`No file is at ${path}`);
      if (isMissing) return {};
      const id = hub.artifacts.length + 1;
      const folder = hub.newFolder('artifact');
      const isShown = (file: string) =>
        inputs['include-hidden-files'] === 'true' || !basename(file).startsWith('.') || paths.includes(file);
      for (const each of there) copyInto(each, folder, there.length, isShown);
      hub.artifacts.push({ id, name, run: frame.run.id, folder });
      return { 'artifact-id': String(id) };
    },
  },
  'actions/download-artifact': {
    inputs: {
      name: '',
      path: '.',
      'artifact-ids': '',
      'merge-multiple': '',
      'run-id': '',
      'github-token': '',
    },
    run({ name, path = '.', 'artifact-ids': ids, ...inputs }, { hub, frame, workspace }) {
      const run = Number(inputs['run-id'] || frame.run.id);
      if (run !== frame.run.id) hub.requireRight(inputs['github-token'] ?? '', 'actions', 'read');
      const found = hub.artifacts.find(
        (each) => each.run === run && (ids ? String(each.id) === ids : each.name === name),
      );
      if (!found) throw new Error(`There is no artifact ${ids || name} of the run ${run}`);
      cpSync(found.folder, resolve(workspace, path), { recursive: true });
      return {};
    },
  },
};

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** A single folder becomes the artifact itself; files and several folders lie in it under their names. */
function copyInto(path: string, folder: string, count: number, filter: (file: string) => boolean): void {
  const isFolder = existsSync(join(path, '.')) && isDirectory(path);
  const target = isFolder && count === 1 ? folder : join(folder, basename(path));
  cpSync(path, target, { recursive: true, filter });
}

function isDirectory(path: string): boolean {
  try {
    readdirSync(path);
    return true;
  } catch {
    return false;
  }
}

/** What a run may restore: its own branch's or pull request's caches, then those of the branches that it is for. */
function restoreCache({ path = '', key = '', 'restore-keys': more = '' }: Inputs, machine: Machine) {
  const { hub, frame, workspace } = machine;
  const { run } = frame;
  const outputs = { 'cache-primary-key': key, 'cache-matched-key': '', 'cache-hit': '' };
  for (const ref of new Set([run.ref, ...run.bases])) {
    const there = hub.caches.filter((each) => each.ref === ref && each.path === path).toReversed();
    const exact = there.find((each) => each.key === key);
    const found =
      exact ??
      [key, ...linesOf(more)].flatMap((start) => there.find((each) => each.key.startsWith(start)) ?? [])[0];
    if (!found) continue;
    for (const [index, each] of linesOf(path).entries()) {
      const target = resolve(workspace, each);
      rmSync(target, { recursive: true, force: true });
      copyTree(join(found.folder, String(index)), target);
    }
    return { ...outputs, 'cache-matched-key': found.key, 'cache-hit': String(Boolean(exact)) };
  }
  return outputs;
}

/** A run saves for its own branch or pull request only; a key that is there stays as it is. */
function saveCache({ path = '', key = '' }: Inputs, { hub, frame, workspace }: Machine): void {
  const { run } = frame;
  const isThere = hub.caches.some((each) => each.ref === run.ref && each.key === key && each.path === path);
  const paths = linesOf(path).map((each) => resolve(workspace, each));
  if (isThere || !paths.some((each) => existsSync(each))) return;
  const folder = hub.newFolder('cache');
  for (const [index, each] of paths.entries()) copyTree(each, join(folder, String(index)));
  hub.caches.push({ key, path, ref: run.ref, folder });
}

/** Packages are a link, as `npm ci` makes it here, and are copied as such. */
function copyTree(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(dirname(to), { recursive: true });
  execFileSync('cp', ['-a', from, to]);
}
