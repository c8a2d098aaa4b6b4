import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { GlobalStyle } from '../components/GlobalStyle';
import { PageTree } from '../pages/PageTree';
import type { PageData } from '../pages/pageData';
import { fontFace } from './fontFace';
import { Head } from './Head';

/** A page as a whole document. Its style stands in it, and only that style may run. */
export function renderDocument(page: PageData): string {
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToString(
      <StyleSheetManager sheet={sheet.instance}>
        <GlobalStyle />
        <PageTree {...page} />
      </StyleSheetManager>,
    );
    const style = fontFace() + styleIn(sheet.getStyleTags());
    const head = renderToStaticMarkup(
      <Head data={page.head} style={style} development={import.meta.env.DEV} />,
    );
    return `<!doctype html><html lang="en-US"><head>${head}</head><body>${body}</body></html>`;
  } finally {
    sheet.seal();
  }
}

function styleIn(tags: string): string {
  return tags.replace(/<style[^>]*>/g, '').replace(/<\/style>/g, '');
}
