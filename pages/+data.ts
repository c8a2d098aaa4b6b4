import type { PageContextServer } from 'vike/types';
import type { OpenText } from '../pipeline/markdown/openProse';
import type { PageData } from './pageData';

/** The page's data, passed in by the caller of `renderPage`. */
export function data({ page }: PageContextServer): PageData {
  return page;
}

declare global {
  namespace Vike {
    interface PageContextServer {
      page: PageData;
      open: OpenText;
    }
  }
}
