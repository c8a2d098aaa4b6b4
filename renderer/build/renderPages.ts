import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData } from '../../pages/pageData';
import { runBatches } from '../../pipeline/parallel/runBatches';
import type { WorkerPool } from '../../pipeline/parallel/WorkerPool';
import { hashOf } from '../../pipeline/read/hashOf';
import { keepPages, keptPages } from './keptPages';
import type { PageJob, RenderPlace, run as renderBatch } from './renderBatch';

export interface Rendered {
  /** Each page's file in `work/pages`, by address. */
  files: Map<string, string>;
  changed: number;
}

/**
 * Renders the pages whose data changed; a page's file is named by the hash of its data, so what is there is right. One
 * page's data is held at a time.
 */
export async function renderPages(
  pages: Iterable<PageData>,
  place: RenderPlace,
  pool: WorkerPool,
): Promise<Rendered> {
  const kept = keptPages(place.work);
  const files = new Map<string, string>();
  let changed = 0;
  function* missing(): Generator<PageJob> {
    for (const page of pages) {
      const json = JSON.stringify(page);
      const hash = hashOf(json);
      files.set(page.address, `${hash}.html`);
      if (kept.has(`${hash}.html`)) continue;
      changed += 1;
      yield { json, hash };
    }
  }
  await runBatches(pool, rendererIn(place.work), missing(), place, () => {});
  if (changed > 0 || files.size !== kept.size) keepPages(place.work, files.values());
  return { files, changed };
}

/** The bundled renderer; it is loaded where something has to be rendered. */
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
