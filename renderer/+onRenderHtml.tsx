import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { PageData } from '../pages/pageData';
import { renderDocument } from './renderDocument';

/** Vike calls this in development; the build renders pages in `build/renderBatch.ts`. */
export function onRenderHtml({ data, readTree }: PageContextServer & { data: PageData }) {
  return { documentHtml: dangerouslySkipEscape(renderDocument(data, readTree)) };
}
