import { execFileSync } from 'node:child_process';
import { basename, resolve } from 'node:path';
import type { FileState } from '../../pipeline/source/fileHashes';

/**
 * The time of each file's last change, as `2024-03-15T09:30:00Z`: from the Git history, else the mtime. `files` are relative to the
 * folder above `content`. In a shallow clone, files last changed before its first commit have no time. `states` are by
 * path in the content.
 */
export function lastChanged(
  content: string,
  files: readonly string[],
  states: ReadonlyMap<string, FileState>,
): Map<string, string> {
  const label = `${basename(resolve(content))}/`;
  const commits = newestCommits(content);
  return new Map(
    files.flatMap((file) => {
      const path = file.slice(label.length);
      const time = commits.has(path) ? commits.get(path) : timeOf(states.get(path));
      return time ? [[file, time] as const] : [];
    }),
  );
}

/** The line with a commit's time and its decorations, which precedes the list of its files. No path in a list begins with a slash. */
const HEADER = /^\/(?<time>\S+)(?<decorations>.*)$/;

/**
 * The time of each file's newest commit, by path in the content. Undefined where that is the oldest commit of a shallow clone
 * ("grafted"), in which Git lists every file as added.
 */
function newestCommits(content: string): Map<string, string | undefined> {
  const format = ['--format=%x00/%cI %D', '--name-only', '--relative', '--no-renames', '-z'];
  const log = git(content, 'log', ...format, '--', '.') ?? '';
  const times = new Map<string, string | undefined>();
  let committed: string | undefined;
  for (const part of log.split('\0').map((each) => each.trim())) {
    const { time, decorations = '' } = HEADER.exec(part)?.groups ?? {};
    if (time) committed = /\bgrafted\b/.test(decorations) ? undefined : toUtc(time);
    else if (part !== '' && !times.has(part)) times.set(part, committed);
  }
  return times;
}

/** Git's output; undefined without Git or a repository. */
export function git(folder: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', ['-C', folder, ...args], {
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
