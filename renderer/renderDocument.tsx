import { renderToStaticMarkup } from 'react-dom/server';
import type { PageData } from '../pages/pageData';
import type { OpenText } from '../pipeline/markdown/openProse';
import { Head, ownStyle } from './Head';
import { renderBody } from './renderBody';

/**
 * A complete document. Its policy allows its styles by hash.
 * `script`: the address of the browser's code; the development server adds its own.
 */
export function renderDocument(page: PageData, open: OpenText, script?: string): string {
  const { edit } = page;
  const { preloads, html, styles } = renderBody(page, open);
  const all = [
    ...styles,
    <style key="own" dangerouslySetInnerHTML={{ __html: ownStyle(html, page.look) }} />,
  ];
  const head = renderToStaticMarkup(
    <Head data={page.head} look={page.look} styles={all} development={import.meta.env.DEV} />,
  );
  const end = script ? `<script src="${script}" type="module" async></script>` : '';
  return `<!doctype html><html lang="${page.head.language}"><head>${head}${preloads}</head><body${edit ? ` data-edit="${edit.url}"` : ''}>${html}${end}</body></html>`;
}
