// Imported first, because rules are in the order in which their components load.
import '../components/GlobalStyle';

import { renderToStaticMarkup } from 'react-dom/server';
import { Breadcrumbs } from '../components/layout/Breadcrumbs';
import { Page } from '../pages/+Page';
import type { PageData } from '../pages/pageData';
import { siteLanguage } from '../pipeline/labels/labels';
import type { OpenText } from '../pipeline/markdown/openProse';
import { Head } from './Head';
import { pageStyle } from './pageStyle';
import { renderFragment } from './renderFragment';
import { renderLayout } from './renderLayout';

/**
 * A complete document. Its policy allows its style by hash.
 * `script`: the address of the browser's code; the development server adds its own.
 */
export function renderDocument(page: PageData, open: OpenText, script?: string): string {
  const { language } = page.head;
  const words = siteLanguage(language, page.labels);
  const breadcrumbs = renderFragment(
    <Breadcrumbs links={page.frame.breadcrumbs} address={page.address} />,
    words,
  );
  const content = renderFragment(<Page {...page} open={open} />, words);
  const [before, between, after] = renderLayout(page.frame, language, page.labels);
  const body = [before, breadcrumbs.html, between, content.html, after].join('');
  const { style, html } = pageStyle(body, page.look);
  const head = renderToStaticMarkup(
    <Head data={page.head} look={page.look} style={style} development={import.meta.env.DEV} />,
  );
  const end = script ? `<script src="${script}" type="module" async></script>` : '';
  return `<!doctype html><html lang="${language}"><head>${head}${content.preloads}</head><body>${html}${end}</body></html>`;
}
