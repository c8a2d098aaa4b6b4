import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hashOf } from '../../pipeline/source/cache';
import { BuiltPages } from '../look/BuiltPages';

/** The file in a published site that says what it was built from; the next deployment asks the live site for it. */
const FILE = 'deployed.json';

const LivePages = z.object({
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  /** A hash of each page, by a hash of its address: not every page is one that strangers should find. */
  pages: z.record(z.string(), z.string()),
});
export type LivePages = z.output<typeof LivePages>;

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
