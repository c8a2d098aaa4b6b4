import type { PageData } from '../../pages/pageData';
import type { ReadTree } from '../../pipeline/markdown/openProse';
import { cachedTexts } from '../../pipeline/model/load/cachedTexts';
import { DamagedCache } from '../../pipeline/source/cacheFolders';
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
  const { folder, script, isEditable } = shared;
  const store = new Store(folder);
  const broken: BrokenPage[] = [];
  let readTree = isEditable ? await textsOfFiles(shared) : cachedTexts(shared);
  for (const { file, json, key } of items) {
    const page: PageData = JSON.parse(json);
    const render = () => tryPage(broken, file, () => renderDocument(page, readTree, script));
    let html: string | undefined;
    try {
      html = render();
    } catch (error) {
      if (!(error instanceof DamagedCache)) throw error;
      readTree = await textsOfFiles(shared);
      html = render();
    }
    if (html !== undefined) store.write('pages', key, html);
  }
  return broken;
}

/** Texts parsed from the content files. Imported on demand, because the parser takes longer to load than the renderer. */
async function textsOfFiles({ above, isEditable, ...options }: RenderContext): Promise<ReadTree> {
  const { previewTexts, fileTexts } = await import('../../pipeline/model/load/fileTexts');
  return (isEditable ? previewTexts : fileTexts)(above, options);
}
