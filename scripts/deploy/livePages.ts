import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hashOf } from '../../pipeline/source/cache';
import { listFiles } from '../../pipeline/source/listFolder';

/** The file in a published site that says what it was built from; the next deployment asks the live site for it. */
const FILE = 'deployed.json';

const LivePages = z.object({
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  /** A hash of each page, by its address. */
  pages: z.record(z.string(), z.string()),
});
export type LivePages = z.output<typeof LivePages>;

/** Lists the pages of a built site in a file of its own. */
export function writeLivePages(site: string, commit: string): LivePages {
  const files = listFiles(site).filter((path) => path.endsWith('.html') && path !== '404.html');
  const pages = files.map((path) => [addressOf(path), hashOf(readFileSync(join(site, path)))] as const);
  const live = { commit, pages: Object.fromEntries(pages) };
  writeFileSync(join(site, FILE), JSON.stringify(live));
  return live;
}

function addressOf(path: string): string {
  const name = path.replace(/\.html$/, '');
  return name === 'index' ? '/' : `/${name}`;
}

/** What the live site was built from; nothing where it does not say so. */
export async function askLivePages(siteUrl: string): Promise<LivePages | undefined> {
  try {
    const response = await fetch(new URL(`/${FILE}`, siteUrl), { signal: AbortSignal.timeout(15_000) });
    return response.ok ? LivePages.parse(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}
