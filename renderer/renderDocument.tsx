import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
// The first component, because rules are in the order in which components load.
import { GlobalStyle } from '../components/GlobalStyle';
import { PageFrame } from '../components/layout/PageFrame';
import { Page } from '../pages/+Page';
import type { PageData } from '../pages/pageData';
import { siteLanguage } from '../pipeline/labels/labels';
import type { OpenText } from '../pipeline/markdown/openProse';
import { Head } from './Head';
import { ownStyle } from './ownStyle';
import { renderFragment } from './renderFragment';

/**
 * A complete document. Its policy allows its styles by hash.
 * `script`: the address of the browser's code; the development server adds its own.
 */
export function renderDocument(page: PageData, open: OpenText, script?: string): string {
  const { edit } = page;
  const { language } = page.head;
  const sheet = new ServerStyleSheet();
  const { preloads, html } = renderFragment(
    sheet.collectStyles(
      <>
        <GlobalStyle />
        <PageFrame frame={page.frame}>
          <Page {...page} open={open} />
        </PageFrame>
      </>,
    ),
    siteLanguage(language, page.labels),
    edit,
  );
  const styles = [
    ...sheet.getStyleElement(),
    <style key="own" dangerouslySetInnerHTML={{ __html: ownStyle(html, page.look) }} />,
  ];
  const head = renderToStaticMarkup(
    <Head data={page.head} look={page.look} styles={styles} development={import.meta.env.DEV} />,
  );
  const end = script ? `<script src="${script}" type="module" async></script>` : '';
  return `<!doctype html><html lang="${language}"><head>${head}${preloads}</head><body${edit ? ` data-edit="${edit.url}"` : ''}>${html}${end}</body></html>`;
}
