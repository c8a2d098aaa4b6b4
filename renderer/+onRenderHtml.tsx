import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { PageData } from '../pages/pageData';
import { renderDocument } from './renderDocument';

export async function onRenderHtml({ data, open }: PageContextServer & { data: PageData }) {
  const document = renderDocument(data, open);
  if (!data.edit) return { documentHtml: dangerouslySkipEscape(document) };
  const { writeSources } = await import('./writeSources');
  return { documentHtml: dangerouslySkipEscape(writeSources(document, data.edit)) };
}
