import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { git } from '../pull/git';
import type { LivePages } from './livePages';

/** A merge is rarely more; who pushes thousands of commits at once needs no comment on each. */
const MAX_COMMITS = 100;

const Changes = z.object({
  /** The address of the site, without a slash at its end. */
  site: z.string(),
  /** New commits of main, newest first. */
  commits: z.array(z.string()),
  /** Addresses; undefined where the site before is unknown. */
  pages: z
    .object({ added: z.array(z.string()), changed: z.array(z.string()), gone: z.array(z.string()) })
    .optional(),
});

/** What a deployment brings. */
export type Changes = z.output<typeof Changes>;

/** Compares the built site with the one that is live. */
export function compareSites(
  repository: string,
  site: string,
  { before, after }: { before: LivePages | undefined; after: LivePages },
): Changes {
  const commits = newCommits(repository, before?.commit, after.commit);
  return { site, commits, ...(before && { pages: comparePages(before.pages, after.pages) }) };
}

/** Where the live site's commit is unknown, the newest one stands for all. */
function newCommits(repository: string, from: string | undefined, to: string): string[] {
  if (!from) return [to];
  const list = ['log', '--first-parent', '--format=%H', `--max-count=${MAX_COMMITS}`, `${from}..${to}`];
  try {
    return git(repository, list).split('\n').filter(Boolean);
  } catch {
    return [to];
  }
}

function comparePages(before: LivePages['pages'], after: LivePages['pages']): Changes['pages'] {
  const addresses = Object.keys(after);
  const isOld = (address: string) => Object.hasOwn(before, address);
  return {
    added: addresses.filter((address) => !isOld(address)),
    changed: addresses.filter((address) => isOld(address) && before[address] !== after[address]),
    gone: Object.keys(before).filter((address) => !Object.hasOwn(after, address)),
  };
}

export function writeChanges(file: string, changes: Changes): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(changes));
}

export function readChanges(file: string): Changes {
  return Changes.parse(JSON.parse(readFileSync(file, 'utf8')));
}
