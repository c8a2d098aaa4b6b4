import type { PageContextServer } from 'vike/types';
import type { PageData } from './pageData';

/** The page's data, which whoever asks Vike for the page hands over: see `renderer/contentServer.ts`. */
export function data({ page }: PageContextServer): PageData {
  return page;
}

declare global {
  namespace Vike {
    interface PageContextServer {
      page: PageData;
    }
  }
}
