import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageData } from '../../pages/pageData';
import { loadTexts } from '../../pages/texts';
import { textStore } from '../../pipeline/model/load/textStore';
import { renderDocument } from '../renderDocument';

export interface PageJob {
  /** The page's data, as JSON. */
  json: string;
  /** Its file, named by the hash of the data. */
  name: string;
}

export interface RenderContext {
  work: string;
  texts: string;
  /** The folder above the content folder. */
  above: string;
  /** The address of the browser's code. */
  script: string;
}

/** Renders pages into `work/pages`. */
export function run({ items, shared }: { items: PageJob[]; shared: RenderContext }): string[] {
  const { work, texts, above, script } = shared;
  const open = textStore(above, texts);
  return items.map(({ json, name }) => {
    const page: PageData = JSON.parse(json);
    writeFileSync(join(work, 'pages', name), renderDocument(loadTexts(page, open), script));
    return name;
  });
}
