import { z } from 'zod';
import { hashOf } from '../../pipeline/source/cache';
import { tryGit } from '../git';
import type { LivePages } from './livePages';

/** A merge is rarely more; who pushes thousands of commits at once needs no comment on each. */
const MAX_COMMITS = 100;

export const Changes = z.object({
  /** The address of the site, without a slash at its end. */
  site: z.string(),
  /** New commits of main, newest first. */
  commits: z.array(z.string()),
  /** Addresses, and how many are gone; undefined where the site before is unknown. */
  pages: z.object({ added: z.array(z.string()), changed: z.array(z.string()), gone: z.number() }).optional(),
});
export type Changes = z.output<typeof Changes>;

/** Compares the built site with the one that is live, which may not say what it is. `pages`: a hash of each page, by its address. */
export function compareSites(
  repository: string,
  built: { site: string; commit: string; pages: ReadonlyMap<string, string>; before: LivePages | undefined },
): Changes {
  const { site, commit, pages, before } = built;
  const commits = newCommits(repository, before?.commit, commit);
  return { site, commits, ...(before && { pages: comparePages(before.pages, pages) }) };
}

/** Where the live site's commit is unknown, the newest one stands for all. */
function newCommits(repository: string, from: string | undefined, to: string): string[] {
  const list = ['log', '--first-parent', '--format=%H', `--max-count=${MAX_COMMITS}`, `${from}..${to}`];
  return (from && tryGit(repository, list)?.split('\n').filter(Boolean)) || [to];
}

function comparePages(before: LivePages['pages'], after: ReadonlyMap<string, string>): Changes['pages'] {
  const old = new Map(Object.entries(before));
  const kept = [...after].filter(([address]) => old.has(hashOf(address)));
  return {
    added: [...after.keys()].filter((address) => !old.has(hashOf(address))),
    changed: kept.flatMap(([address, hash]) => (old.get(hashOf(address)) === hash ? [] : address)),
    gone: old.size - kept.length,
  };
}
