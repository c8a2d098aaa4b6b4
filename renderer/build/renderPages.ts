import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageData } from '../../pages/pageData';
import { entriesOf } from '../../pipeline/model/entries';
import type { LoadedSite } from '../../pipeline/model/load/loadSite';
import type { Entry, Site } from '../../pipeline/model/Site';
import { hashOf } from '../../pipeline/source/cache';
import type { WorkerPool } from '../../pipeline/workers/WorkerPool';
import { type BrokenPage, BrokenPages, tryPage } from './BrokenPages';
import { type CachedPages, pageKeys, readPageCache, writePageCache } from './pageCache';
import type { PageJob, RenderContext, run as renderBatch } from './renderBatch';

interface RenderedPages {
  /** Each page's file in `work/pages`, by address. */
  files: Map<string, string>;
  changed: number;
}

/**
 * Renders the pages whose data changed; a page's file is named by the hash of its data, so an existing file is right. The
 * data is made where a key changed, one page's at a time. Throws `BrokenPages` after the others are rendered.
 */
export async function renderPages(
  { site, sources }: Pick<LoadedSite, 'sources'> & { site: Site },
  context: RenderContext,
  pool: WorkerPool,
): Promise<RenderedPages> {
  const cached = readPageCache(context.work);
  const keys = pageKeys(site);
  // The sources of a page change with every line of the files that it shows.
  const isKnown = !sources && cached.site === keys.site;
  const known = new Map(isKnown ? cached.pages.map(([, own, name]) => [own, name]) : []);
  const whole = new Set(cached.pages.map(([, , name]) => name));
  const pages: CachedPages['pages'] = [];
  const broken: BrokenPage[] = [];
  let changed = 0;
  const dataOf = (entry: Entry, own: string) =>
    known.has(own) ? '' : tryPage(broken, entry.file, () => JSON.stringify(pageData(entry, site, sources)));
  function* missing(): Generator<PageJob> {
    for (const entry of entriesOf(site)) {
      const own = keys.own.get(entry.address) ?? '';
      const json = dataOf(entry, own);
      if (json === undefined) continue;
      const name = known.get(own) ?? `${hashOf(json)}.html`;
      pages.push([entry.address, own, name]);
      if (whole.has(name)) continue;
      changed += 1;
      yield { file: entry.file, json, name };
    }
  }
  const onResult = (page: BrokenPage) => broken.push(page);
  await pool.runBatches({ ...rendererIn(context.work), items: missing(), shared: context, onResult });
  if (broken.length > 0) throw new BrokenPages(broken);
  writePageCache(context.work, { site: keys.site, pages });
  return { files: new Map(pages.map(([address, , name]) => [address, name])), changed };
}

/** The bundled renderer, loaded when something is rendered. */
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
