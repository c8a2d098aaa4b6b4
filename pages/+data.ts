import type { PageContextServer } from 'vike/types';
import type { ReadTree } from '../pipeline/markdown/openProse';
import type { PageData } from './pageData';

/** The caller of Vike's `renderPage` passes in the page's data. */
export function data({ page }: PageContextServer): PageData {
  return page;
}

declare global {
  namespace Vike {
    interface PageContextServer {
      page: PageData;
      /** Gives the parsed Markdown of a text by its hash. */
      readTree: ReadTree;
    }
  }
}
