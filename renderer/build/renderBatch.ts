import type { PageData } from '../../pages/pageData';
import { previewStore, textStore } from '../../pipeline/model/load/textStore';
import { Store } from '../../pipeline/source/store.mjs';
import { renderDocument } from '../renderDocument';
import { type BrokenPage, tryPage } from './BrokenPages';

export interface PageJob {
  /** The file of the content, as messages name it. */
  file: string;
  json: string;
  /** Its key in the store. */
  key: string;
}

export interface RenderContext {
  work: string;
  /** The folder of the store. */
  folder: string;
  /** The version of the code that reads. */
  version: string;
  /** The folder above the content folder. */
  above: string;
  script: string;
  /** Whether pages link each text to its source file. */
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
  const { above, script, isEditable } = shared;
  const store = new Store(shared.folder);
  const open = (isEditable ? previewStore : textStore)(above, shared);
  const broken: BrokenPage[] = [];
  for (const { file, json, key } of items) {
    const page: PageData = JSON.parse(json);
    const html = tryPage(broken, file, () => renderDocument(page, open, script));
    if (html !== undefined) store.write('pages', key, html);
  }
  return broken;
}
