import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { loadCheckedSite } from '../../pipeline/lint/lint';
import { entriesOf } from '../../pipeline/model/entries';
import { treeReader } from '../../pipeline/model/load/textTrees';
import type { Entry, Site } from '../../pipeline/model/Site';
import { Store } from '../../pipeline/source/store.mjs';
import { WorkerPool } from '../../pipeline/workers/WorkerPool';

const fixtures = join(import.meta.dirname, '..', 'fixtures');

/** The texts of a content folder, read from their files. */
export const treesFrom = (content: string) => treeReader(dirname(content));
export const plumberTrees = treesFrom(join(fixtures, 'plumber'));

/** The plumber's site, for one test. */
export function plumberSite(): Promise<Site> {
  return siteOf(join(fixtures, 'plumber'));
}

/** The site of a content folder, for one test. */
export async function siteOf(content: string, now?: Date): Promise<Site> {
  const cache = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  const { site, report } = await loadCheckedSite(
    content,
    { store: new Store(cache), version: '1', pool: new WorkerPool() },
    { functionsUrl: '/functions/v1' },
    now,
  );
  if (!site) throw new Error(report);
  return site;
}

/** The page or entry of a site at an address. */
export function entryAt(site: Site, address: string): Entry {
  const entry = entriesOf(site).find((each) => each.address === address);
  if (!entry) throw new Error(`there is no page at ${address}`);
  return entry;
}

/** The same site with this number of articles, one per day, newest first. */
export function withArticles(site: Site, count: number): Site {
  const [model] = site.entries.article;
  const post = model?.post;
  if (!post) throw new Error('the site has no article to copy');
  const articles = Array.from({ length: count }, (_each, index): Entry<'article'> => {
    const published = new Date(Date.UTC(2024, 11, 31) - index * 86_400_000).toISOString().slice(0, 10);
    const address = `/blog/drip-${index + 1}`;
    return { ...model, address, title: `Drip ${index + 1}`, post: { ...post, published } };
  });
  return changeArticles(site, () => articles);
}

/** The same site with other articles. */
export function changeArticles(
  site: Site,
  change: (articles: Entry<'article'>[]) => Entry<'article'>[],
): Site {
  return { ...site, entries: { ...site.entries, article: change(site.entries.article) } };
}
