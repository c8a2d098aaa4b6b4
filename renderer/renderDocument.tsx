import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
// The first component, because rules are in the order in which components load.
import { GlobalStyle } from '../components/GlobalStyle';
import { PageFrame } from '../components/layout/PageFrame';
import { Page } from '../pages/+Page';
import type { PageData } from '../pages/pageData';
import { siteLanguage } from '../pipeline/labels/labels';
import type { OpenText } from '../pipeline/markdown/openProse';
import { Head, ownStyle } from './Head';
import { renderFragment } from './renderFragment';

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

/** The HTML of a page's body, what React wants to be loaded early, and the styles of its components. */
export function renderBody(page: PageData, open: OpenText) {
  const sheet = new PageStyles();
  const body = renderFragment(
    sheet.collectStyles(
      <>
        <GlobalStyle />
        <PageFrame frame={page.frame}>
          <Page {...page} open={open} />
        </PageFrame>
      </>,
    ),
    siteLanguage(page.head.language, page.labels),
    page.edit,
  );
  return { ...body, styles: sheet.getStyleElement() };
}

/** The rules of each class name. The name is a hash of them, and to make them takes longer than to render the component. */
const knownRules = new Map<string, string[]>();

class PageStyles extends ServerStyleSheet {
  constructor() {
    super();
    const { instance } = this;
    const insertRules = instance.insertRules.bind(instance);
    const hasName = instance.hasNameForId.bind(instance);
    instance.insertRules = (id, name, rules) => {
      knownRules.set(name, rules);
      insertRules(id, name, rules);
    };
    instance.hasNameForId = (id, name) => {
      const rules = knownRules.get(name);
      if (rules && !hasName(id, name)) insertRules(id, name, rules);
      return hasName(id, name);
    };
  }
}
