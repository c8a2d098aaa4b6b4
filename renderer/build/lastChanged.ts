import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { FileState } from '../../pipeline/source/fileHashes';

/**
 * The time of each file's last change, as `2024-03-15T09:30:00Z`: from the Git history, else the mtime. `files` are relative to the
 * folder above `content`. In a shallow clone, files last changed before its first commit have no time. `states`: known sizes and
 * mtimes, by path in the content.
 */
export function lastChanged(
  content: string,
  files: readonly string[],
  states: ReadonlyMap<string, FileState> = new Map(),
): Map<string, string> {
  const above = resolve(content, '..');
  const label = `${basename(resolve(content))}/`;
  const history = readHistory(content);
  return new Map(
    files.flatMap((file) => {
      const path = join(above, file);
      const state = () => states.get(file.slice(label.length)) ?? statSync(path, { throwIfNoEntry: false });
      const time = history.times.get(path) ?? (history.cutOff.has(path) ? undefined : timeOf(state()));
      return time ? [[file, time] as const] : [];
    }),
  );
}

interface History {
  times: Map<string, string>;
  /** Files whose last change is older than the history of a shallow clone. */
  cutOff: Set<string>;
}

function readHistory(content: string): History {
  const root = git(content, 'rev-parse', '--show-toplevel')?.trim();
  const log =
    root && git(content, 'log', '--format=%x00%H %cI', '--name-only', '-z', '--no-renames', '--', '.');
  return root && log ? parseLog(log, root, shallowEnds(content)) : { times: new Map(), cutOff: new Set() };
}

function parseLog(log: string, root: string, ends: ReadonlySet<string>): History {
  const history: History = { times: new Map(), cutOff: new Set() };
  let time: string | undefined;
  for (const part of log.split('\0').map((each) => each.trim())) {
    const { commit, written } = HEADER.exec(part)?.groups ?? {};
    if (commit) time = ends.has(commit) ? undefined : toUtc(written ?? '');
    else if (part !== '') note(resolve(root, part), time, history);
  }
  return history;
}

/** The line with a commit and its time, which precedes the list of its files. */
const HEADER = /^(?<commit>[0-9a-f]{40,64}) (?<written>\S+)$/;

/** Records the first occurrence of a path, which is its newest commit. */
function note(path: string, time: string | undefined, { times, cutOff }: History): void {
  if (times.has(path) || cutOff.has(path)) return;
  if (time === undefined) cutOff.add(path);
  else times.set(path, time);
}

/** The oldest commits of a shallow clone. Git lists every file as added in them. */
function shallowEnds(content: string): Set<string> {
  const file = git(content, 'rev-parse', '--git-path', 'shallow')?.trim();
  try {
    return new Set(file ? readFileSync(resolve(content, file), 'utf8').split('\n') : []);
  } catch {
    return new Set();
  }
}

/** Git's output; undefined without Git or a repository. */
export function git(folder: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', ['-C', folder, '-c', 'core.quotePath=false', ...args], {
      encoding: 'utf8',
      maxBuffer: 1 << 30,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

function timeOf(state?: FileState): string | undefined {
  // Copied files keep their mtime only to the millisecond.
  return state && toUtc(Math.round(state.mtimeMs));
}

function toUtc(time: string | number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}
