import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTexts } from '../../pages/openTexts';
import type { PageData } from '../../pages/pageData';
import { openText } from '../../pipeline/memory/textStore';
import { renderDocument } from '../renderDocument';
import { inShell, type Shell } from './shell';

export interface PageJob {
  /** The page's data, as JSON. */
  json: string;
  /** Its file, named by the hash of the data. */
  name: string;
}

export interface RenderPlace {
  work: string;
  texts: string;
  /** The folder above the content folder. */
  above: string;
  shell: Shell;
}

/** Renders pages into `work/pages`. */
export function run({ items, shared }: { items: PageJob[]; shared: RenderPlace }): string[] {
  const { work, texts, above, shell } = shared;
  return items.map(({ json, name }) => {
    const page: PageData = JSON.parse(json);
    const whole = openTexts(page, (text, file) => openText(texts, text, join(above, file)));
    writeFileSync(join(work, 'pages', name), inShell(renderDocument(whole), shell));
    return name;
  });
}
