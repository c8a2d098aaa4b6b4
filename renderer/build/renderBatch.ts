import type { ReadTree } from '../../pipeline/markdown/openProse';
import { cachedTexts } from '../../pipeline/model/load/cachedTexts';
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

export interface RenderContext {
  work: string;
  /** The store's folder. */
  folder: string;
  /** The hash of the code that parses content. */
  version: string;
  /** The folder above the content folder. */
  above: string;
  script: string;
  /** Whether this is a preview, whose texts link to their source files. */
  isEditable?: boolean;
}

/** Renders pages into the store. Returns those that cannot be rendered. */
export async function run({
  items,
  shared,
}: {
  items: PageJob[];
  shared: RenderContext;
}): Promise<BrokenPage[]> {
  const store = new Store(shared.folder);
  const readTree = shared.isEditable ? await textsWithPositions(shared) : cachedTexts(shared);
  const broken: BrokenPage[] = [];
  for (const { file, json, key } of items) {
    const html = tryPage(broken, file, () => renderDocument(JSON.parse(json), readTree, shared.script));
    if (html !== undefined) store.write('pages', key, html);
  }
  return broken;
}

/** Imported on demand, because the parser takes longer to load than the renderer. */
async function textsWithPositions({ above, ...cache }: RenderContext): Promise<ReadTree> {
  const { previewTreeReader } = await import('../../pipeline/model/load/textTrees');
  return previewTreeReader(above, cache);
}
