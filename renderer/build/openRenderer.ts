import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData } from '../../pages/pageData';

/** What the bundled renderer gives. */
interface Renderer {
  renderDocument: (page: PageData) => string;
}

/** The renderer that was bundled into `work`. */
export function openRenderer(work: string): Promise<Renderer> {
  return import(pathToFileURL(join(work, 'server', 'document.mjs')).href);
}
