import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { GlobalStyle } from '../components/GlobalStyle';
import { PageTree } from '../pages/PageTree';
import type { PageData } from '../pages/pageData';
import { fontFace } from './font/fontFace';
import { Head } from './Head';
import { inlineStyle } from './inlineStyle';
import { remember } from './remember';
import { rememberRules } from './rememberRules';
import { usedClasses } from './usedClasses';

const styleOf = remember(inlineStyle);

/** A page as a whole document. Its style stands in it, and only that style may run. */
export function renderDocument(page: PageData): string {
  const sheet = rememberRules(new ServerStyleSheet());
  try {
    const [preloads, body] = splitPreloads(
      renderToString(
        <StyleSheetManager sheet={sheet.instance}>
          <GlobalStyle />
          <PageTree {...page} />
        </StyleSheetManager>,
      ),
    );
    const style = fontFace() + styleOf(sheet.getStyleTags());
    const head = renderToStaticMarkup(
      <Head data={page.head} style={style} development={import.meta.env.DEV} />,
    );
    return `<!doctype html><html lang="${page.head.language}"><head>${head}${preloads}</head><body>${usedClasses(body, style)}</body></html>`;
  } finally {
    sheet.seal();
  }
}

/** React writes the links of what it preloads before everything else; they belong in the head. */
function splitPreloads(markup: string): [preloads: string, body: string] {
  const { length } = markup.match(/^(?:<link [^>]*>)*/)?.[0] ?? '';
  return [markup.slice(0, length), markup.slice(length)];
}
