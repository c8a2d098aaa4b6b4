import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hashOf } from '../../pipeline/source/store.mjs';
import { tryGit } from '../git';
import { BuiltPages } from '../look/BuiltPages';

/** The file in a published site that says what it was built from; the next deployment asks the live site for it. */
const FILE = 'deployed.json';

const LivePages = z.object({
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  /** A hash of each page, by a hash of its address: not every page is one that strangers should find. */
  pages: z.record(z.string(), z.string()),
});
type LivePages = z.output<typeof LivePages>;

/** A hash of each page of a built site, by its address. */
export function hashPages(site: string): Map<string, string> {
  const pages = [...new BuiltPages(site).pages].filter(([address]) => address !== '/404');
  return new Map(pages.map(([address, html]) => [address, hashOf(html)]));
}

export function writeLivePages(site: string, commit: string, pages: ReadonlyMap<string, string>): void {
  const hashed = [...pages].map(([address, hash]) => [hashOf(address), hash]);
  const live: LivePages = { commit, pages: Object.fromEntries(hashed) };
  writeFileSync(join(site, FILE), JSON.stringify(live));
}

/** What the live site was built from; nothing where it does not say so. */
export function askLivePages(siteUrl: string): Promise<LivePages | undefined> {
  return askJson(`${new URL(`/${FILE}`, siteUrl)}`, LivePages);
}

/** The JSON at a URL; nothing where there is no such answer. */
export async function askJson<T>(url: string, answer: z.ZodType<T>): Promise<T | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(15_000) });
    return response.ok ? answer.parse(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

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
