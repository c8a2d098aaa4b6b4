import { renderToStaticMarkup } from 'react-dom/server';
import type { PageData } from '../pages/pageData';
import type { ReadTree } from '../pipeline/markdown/openProse';
import { Head, ownStyle } from './Head';
import { renderBody } from './renderBody';

/**
 * Renders a complete HTML document. `script`: the address of the browser's code; undefined in development, where the server adds
 * its own.
 */
export function renderDocument(page: PageData, readTree: ReadTree, script?: string): string {
  const { edit } = page;
  const { preloads, html, styles } = renderBody(page, readTree);
  const allStyles = [
    ...styles,
    <style key="own" dangerouslySetInnerHTML={{ __html: ownStyle(html, page.theme) }} />,
  ];
  const head = renderToStaticMarkup(
    <Head data={page.head} theme={page.theme} styles={allStyles} development={import.meta.env.DEV} />,
  );
  const end = script ? `<script src="${script}" type="module" async></script>` : '';
  return `<!doctype html><html lang="${page.head.language}"><head>${head}${preloads}</head><body${edit ? ` data-edit="${edit.url}"` : ''}>${html}${end}</body></html>`;
}
