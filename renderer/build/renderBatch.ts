import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageData } from '../../pages/pageData';
import { loadTexts } from '../../pages/texts';
import { textStore } from '../../pipeline/model/textStore';
import { renderDocument } from '../renderDocument';
import { inShell, type Shell } from './shell';

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
  shell: Shell;
}

/** Renders pages into `work/pages`. */
export function run({ items, shared }: { items: PageJob[]; shared: RenderContext }): string[] {
  const { work, texts, above, shell } = shared;
  const open = textStore(above, texts);
  return items.map(({ json, name }) => {
    const page: PageData = JSON.parse(json);
    writeFileSync(join(work, 'pages', name), inShell(renderDocument(loadTexts(page, open)), shell));
    return name;
  });
}
