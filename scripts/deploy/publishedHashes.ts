import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hashOf } from '../../pipeline/source/store.mjs';
import { tryGit } from '../git';
import { BuiltPages } from '../look/BuiltPages';

/** A file in the published site with the commit and page hashes. The next deployment fetches it from the live site. */
const FILE = 'deployed.json';

const LivePages = z.object({
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  /** Hashes of pages by hashes of their addresses, because some pages are unlisted. */
  pages: z.record(z.string(), z.string()),
});
type LivePages = z.output<typeof LivePages>;

/** A hash of each page of a built site, by address. */
export function hashPages(site: string): Map<string, string> {
  const pages = [...new BuiltPages(site).pages].filter(([address]) => address !== '/404');
  return new Map(pages.map(([address, html]) => [address, hashOf(html)]));
}

export function writeLivePages(site: string, commit: string, pages: ReadonlyMap<string, string>): void {
  const hashed = [...pages].map(([address, hash]) => [hashOf(address), hash]);
  const live: LivePages = { commit, pages: Object.fromEntries(hashed) };
  writeFileSync(join(site, FILE), JSON.stringify(live));
}

/** The commit and pages of the live site; undefined if unknown. */
export function fetchLivePages(siteUrl: string): Promise<LivePages | undefined> {
  return fetchJson(`${new URL(`/${FILE}`, siteUrl)}`, LivePages);
}

/** Fetches JSON; undefined if the request fails or the JSON does not match the schema. */
export async function fetchJson<T>(url: string, answer: z.ZodType<T>): Promise<T | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(15_000) });
    return response.ok ? answer.parse(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** More than a merge usually has. A push of thousands of commits needs no comment on each. */
const MAX_COMMITS = 100;

export const Changes = z.object({
  /** The URL of the site, without a trailing slash. */
  site: z.string(),
  /** New commits of main, newest first. */
  commits: z.array(z.string()),
  /** Addresses of pages, and the number of removed pages; undefined if the live site is unknown. */
  pages: z.object({ added: z.array(z.string()), changed: z.array(z.string()), gone: z.number() }).optional(),
});
export type Changes = z.output<typeof Changes>;

/** Compares the built site with the live site. `pages`: hashes by address; `before`: undefined if the live site is unknown. */
export function compareSites(
  repository: string,
  built: { site: string; commit: string; pages: ReadonlyMap<string, string>; before: LivePages | undefined },
): Changes {
  const { site, commit, pages, before } = built;
  const commits = newCommits(repository, before?.commit, commit);
  return { site, commits, ...(before && { pages: comparePages(before.pages, pages) }) };
}

/** If the live commit is unknown, returns only the newest commit. */
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
