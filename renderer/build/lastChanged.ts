import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { FileState } from '../../pipeline/source/fileHashes';

/**
 * When each file was last changed, as `2024-03-15T09:30:00Z`: by Git where it knows, else by the file itself. `files` are
 * relative to the folder above `content`. In a shallow clone, files last changed before its first commit have no time.
 * `states`: sizes and times of files by their path in the content, where they are known.
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
  /** Files whose last change is older than this clone's history. */
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

/** A commit and its time, before the files that it changed. */
const HEADER = /^(?<commit>[0-9a-f]{40,64}) (?<written>\S+)$/;

/** The newest commit comes first and counts. */
function note(path: string, time: string | undefined, { times, cutOff }: History): void {
  if (times.has(path) || cutOff.has(path)) return;
  if (time === undefined) cutOff.add(path);
  else times.set(path, time);
}

/** The commits at which a shallow clone ends. They seem to add every file. */
function shallowEnds(content: string): Set<string> {
  const file = git(content, 'rev-parse', '--git-path', 'shallow')?.trim();
  try {
    return new Set(file ? readFileSync(resolve(content, file), 'utf8').split('\n') : []);
  } catch {
    return new Set();
  }
}

/** Git's output; `undefined` without Git or a repository. */
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
  // Copies keep a time to the nearest millisecond.
  return state && toUtc(Math.round(state.mtimeMs));
}

function toUtc(time: string | number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}
