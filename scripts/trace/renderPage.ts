import { dirname } from 'node:path';
import { pageData } from '../../pages/pageData';
import { entriesOf } from '../../pipeline/model/entries';
import { loadSite } from '../../pipeline/model/load/loadSite';
import { treeReader } from '../../pipeline/model/load/textTrees';
import { siteStore } from '../../pipeline/source/store.mjs';
import { WorkerPool } from '../../pipeline/workers/WorkerPool';
import { hashCode } from '../../renderer/build/codeHash';
import { renderDocument } from '../../renderer/renderDocument';

/** Renders the page of a content file. A module of its own, because the plugin of `traceCalls` changes only what Vite loads. */
export async function renderPage(content: string, cache: string, file: string): Promise<string> {
  const store = siteStore(cache);
  const { parser: version } = hashCode();
  const options = { store, version, pool: new WorkerPool() };
  const { site } = await loadSite(content, options, { functionsUrl: '' });
  const entry = site && [...entriesOf(site)].find((each) => each.file === file);
  if (!entry) throw new Error(`There is no page of ${file}.`);
  return renderDocument(
    pageData(entry, site),
    treeReader(dirname(content), { folder: store.folder, version }),
  );
}
