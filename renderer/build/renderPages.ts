import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageData } from '../../pages/pageData';
import { entriesOf } from '../../pipeline/model/entries';
import type { LoadedSite } from '../../pipeline/model/load/loadSite';
import type { Entry, Site } from '../../pipeline/model/Site';
import { DamagedCache } from '../../pipeline/source/DamagedCache';
import { keyOf, type Store } from '../../pipeline/source/store.mjs';
import type { WorkerPool } from '../../pipeline/workers/WorkerPool';
import { type BrokenPage, BrokenPages, tryPage } from './BrokenPages';
import type { PageJob, RenderContext, run as renderBatch } from './renderBatch';

/**
 * Renders the pages whose data changed. HTML is cached by the hash of the page's data. The data itself is only computed if its
 * inputs changed, for one page at a time. Throws `BrokenPages` or `DamagedCache` after all other pages are rendered.
 */
export async function renderPages(
  { site, sources }: Pick<LoadedSite, 'sources'> & { site: Site },
  { store, code, ...context }: Omit<RenderContext, 'folder'> & { store: Store; code: string },
  pool: WorkerPool,
) {
  const hashes = pageKeys(site);
  const list = keyOf(code, hashes.site);
  const known = store.read<Record<string, string>>('page-lists', list) ?? {};
  const rendered = store.keys('pages');
  const own: Record<string, string> = {};
  /** The key of each page in the store, by address. */
  const keys = new Map<string, string>();
  const broken: BrokenPage[] = [];
  let changed = 0;
  const keyed = (entry: Entry, hash: string) => {
    // `pageKeys` does not cover source positions, which change with every line of a file.
    const cached = sources ? undefined : known[hash];
    if (cached && rendered.has(cached)) return { key: cached };
    const json = tryPage(broken, entry.file, () => JSON.stringify(pageData(entry, site, sources)));
    return json && { key: keyOf(code, json), json };
  };
  function* missing(): Generator<PageJob> {
    for (const entry of entriesOf(site)) {
      const hash = hashes.own.get(entry.address) ?? '';
      const page = keyed(entry, hash);
      if (!page) continue;
      const { key, json } = page;
      own[hash] = key;
      keys.set(entry.address, key);
      if (json === undefined || rendered.has(key)) continue;
      changed += 1;
      yield { file: entry.file, json, key };
    }
  }
  const onResult = (page: BrokenPage) => broken.push(page);
  const shared = { ...context, folder: store.folder };
  await pool.runBatches({ ...rendererIn(context.work), items: missing(), shared, onResult });
  const damaged = broken.flatMap((page) => page.damaged ?? []);
  if (damaged.length > 0) throw new DamagedCache(damaged);
  if (broken.length > 0) throw new BrokenPages(broken);
  store.write('page-lists', list, own);
  return { keys, changed };
}

/** The bundled renderer, loaded when the first page is rendered. */
function rendererIn(work: string) {
  const module = join(work, 'server', 'renderBatch.mjs');
  return {
    module,
    run: async (job: Parameters<typeof renderBatch>[0]) => {
      const { run }: { run: typeof renderBatch } = await import(pathToFileURL(module).href);
      return run(job);
    },
  };
}

/**
 * Hashes of the inputs of page data, which are much cheaper to compute than the data. `site` covers everything that several pages
 * may show: all content except long texts. `own` covers the complete file of each page, by address.
 */
export function pageKeys(site: Site): { site: string; own: Map<string, string> } {
  const { entries, pictures, ...rest } = site;
  const items = Object.values(entries).map((files) => files.filter((file) => !('address' in file)));
  const siteHash = createHash('sha256').update(JSON.stringify([rest, items, [...pictures]]));
  const own = new Map<string, string>();
  for (const { address, pagination, keys, post } of entriesOf(site)) {
    // Lists of articles show the reading time, which depends on the long text.
    siteHash.update(`${address} ${keys.fields} ${post?.readTime ?? ''}\n`);
    own.set(address, `${keys.fields}-${keys.texts}-${pagination?.number ?? 1}`);
  }
  return { site: siteHash.digest('hex').slice(0, 20), own };
}
