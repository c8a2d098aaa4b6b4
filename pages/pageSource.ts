import type { PageData } from './pageData';

/** Where the renderer gets its pages: the build and the development server each put theirs in place. */
export interface PageSource {
  /** One page's data; nothing where there is no such page. */
  read: (address: string) => Promise<PageData | undefined>;
}

const KEY = Symbol.for('page source');
const holder = globalThis as { [KEY]?: PageSource };

/** The renderer runs as a bundle of its own, so the source is handed over through the process. */
export function setPageSource(source: PageSource): void {
  holder[KEY] = source;
}

export function pageSource(): PageSource {
  const source = holder[KEY];
  if (!source) throw new Error('`setPageSource` must be called before pages are rendered');
  return source;
}
