import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
// Must be imported before all components: CSS rules are in the order of imports.
import { GlobalStyle } from '../components/GlobalStyle';
import { PageFrame } from '../components/layout/PageFrame';
import { Page } from '../pages/+Page';
import type { PageData } from '../pages/pageData';
import { siteLanguage } from '../pipeline/labels/labels';
import type { OpenText } from '../pipeline/markdown/openProse';
import { Head, ownStyle } from './Head';
import { renderFragment } from './renderFragment';

/**
 * Renders a complete HTML document. `script`: the address of the browser's code; undefined in development, where the server adds
 * its own.
 */
export function renderDocument(page: PageData, open: OpenText, script?: string): string {
  const { edit } = page;
  const { preloads, html, styles } = renderBody(page, open);
  const all = [
    ...styles,
    <style key="own" dangerouslySetInnerHTML={{ __html: ownStyle(html, page.theme) }} />,
  ];
  const head = renderToStaticMarkup(
    <Head data={page.head} theme={page.theme} styles={all} development={import.meta.env.DEV} />,
  );
  const end = script ? `<script src="${script}" type="module" async></script>` : '';
  return `<!doctype html><html lang="${page.head.language}"><head>${head}${preloads}</head><body${edit ? ` data-edit="${edit.url}"` : ''}>${html}${end}</body></html>`;
}

/** The HTML of a page's body, React's preload tags, and the styles of its components. */
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

/** Cached CSS rules by class name. A class name is a hash of its rules; generating rules takes longer than rendering. */
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
