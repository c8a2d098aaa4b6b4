import { cachedTexts, type TextCache } from '../../pipeline/model/load/cachedTexts';
import { Store } from '../../pipeline/source/store.mjs';
import { renderDocument } from '../renderDocument';
import { type BrokenPage, tryPage } from './BrokenPages';

export interface PageJob {
  /** The content file, as named in messages. */
  file: string;
  json: string;
  /** The key of the page in the store. */
  key: string;
}

export interface RenderContext extends TextCache {
  work: string;
  /** The folder above the content folder. */
  above: string;
  script: string;
  /** Whether this is a preview, whose texts link to their source files. */
  isEditable?: boolean;
}

/** Renders pages into the store. Returns those that cannot be rendered. */
export async function run(batch: { items: PageJob[]; shared: RenderContext }): Promise<BrokenPage[]> {
  const { items, shared } = batch;
  const store = new Store(shared.folder);
  // Imported on demand, because the parser takes longer to load than the renderer.
  const readTree = shared.isEditable
    ? (await import('../../pipeline/model/load/textTrees')).previewTreeReader(shared.above, shared)
    : cachedTexts(shared);
  const broken: BrokenPage[] = [];
  for (const { file, json, key } of items) {
    const html = tryPage(broken, file, () => renderDocument(JSON.parse(json), readTree, shared.script));
    if (html !== undefined) store.write('pages', key, html);
  }
  return broken;
}
