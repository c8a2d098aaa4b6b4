import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageData } from '../../pages/pageData';
import { previewStore, textStore } from '../../pipeline/model/load/textStore';
import { renderDocument } from '../renderDocument';
import { type BrokenPage, tryPage } from './BrokenPages';

export interface PageJob {
  /** The file of the content, as messages name it. */
  file: string;
  json: string;
  /** Its file, named by the hash of the data. */
  name: string;
}

export interface RenderContext {
  work: string;
  texts: string;
  /** The folder above the content folder. */
  above: string;
  script: string;
  /** Whether pages link each text to its source file. */
  isEditable?: boolean;
}

/** Renders pages into `work/pages`. Returns those that cannot be rendered. */
export async function run({
  items,
  shared,
}: {
  items: PageJob[];
  shared: RenderContext;
}): Promise<BrokenPage[]> {
  const { work, texts, above, script, isEditable } = shared;
  const open = (isEditable ? previewStore : textStore)(above, texts);
  const broken: BrokenPage[] = [];
  for (const { file, json, name } of items) {
    const page: PageData = JSON.parse(json);
    const html = tryPage(broken, file, () => renderDocument(page, open, script));
    if (html !== undefined) writeFileSync(join(work, 'pages', name), html);
  }
  return broken;
}
