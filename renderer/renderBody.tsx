import { ServerStyleSheet } from 'styled-components';
// Must be imported before all components: CSS rules are in the order of imports.
import { GlobalStyle } from '../components/GlobalStyle';
import { PageFrame } from '../components/layout/PageFrame';
import { Page } from '../pages/+Page';
import type { PageData } from '../pages/pageData';
import { siteLanguage } from '../pipeline/labels/labels';
import type { ReadTree } from '../pipeline/markdown/openProse';
import { renderFragment } from './renderFragment';

/**
 * The HTML of a page's body, React's preload tags, and the styles of its components. Separate from the head, whose fonts only Vite
 * can import: the check of a pull request runs without Vite.
 */
export function renderBody(page: PageData, readTree: ReadTree) {
  const sheet = new PageStyles();
  const body = renderFragment(
    sheet.collectStyles(
      <>
        <GlobalStyle />
        <PageFrame frame={page.frame}>
          <Page {...page} readTree={readTree} />
        </PageFrame>
      </>,
    ),
    siteLanguage(page.head.language, page.labels),
    page.edit,
  );
  return { ...body, styles: sheet.getStyleElement() };
}

/**
 * Cached CSS rules by class name, which is a hash of them; generating rules takes longer than rendering. styled-components asks
 * `hasNameForId` before it generates the rules of a component. If they are known from an earlier page, they are inserted then.
 */
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
