import { ServerStyleSheet } from 'styled-components';
// Must be imported before all components: CSS rules are in the order of imports.
import { GlobalStyle } from '../components/GlobalStyle';
import { PageContent, PageFrame } from '../components/layout/PageFrame';
import { Page } from '../pages/+Page';
import type { PageData } from '../pages/pageData';
import { siteLanguage } from '../pipeline/labels/labels';
import type { ReadTree } from '../pipeline/markdown/openProse';
import { addSources } from './addSources';
import { renderFragment, withoutSeparators } from './renderFragment';

/**
 * The HTML of a page's body, React's preload tags, and the styles of its components; in a preview, with source positions. Separate
 * from the head, whose fonts only Vite can import: the check of a pull request runs without Vite.
 */
export function renderBody(page: PageData, readTree: ReadTree) {
  const words = siteLanguage(page.head.language, page.labels);
  const frame = cachedFrame(page);
  const sheet = new PageStyles(frame.rules);
  const { preloads, html } = renderFragment(
    sheet.collectStyles(
      <PageContent frame={page.frame}>
        <Page {...page} readTree={readTree} />
      </PageContent>,
    ),
    words,
    'content',
  );
  const whole = frame.html.replace(SLOT, () => html);
  const body = page.edit ? addSources(whole, page.edit, Object.values(words.labels)) : whole;
  return { preloads, html: withoutSeparators(body), styles: sheet.getStyleElement() };
}

const SLOT = '<template></template>';

interface RenderedFrame {
  html: string;
  rules: readonly Rule[];
}

const frames = new Map<string, RenderedFrame>();
const MAX_FRAMES = 100;

/** The frame with a slot for the content. Cached, because most pages have the same one, and it has most of their elements. */
function cachedFrame({ frame, head, labels }: PageData): RenderedFrame {
  const { address, breadcrumbs, navigation } = frame;
  // Only the home page and the pages in the menus show in the frame which page they are.
  const isCurrent = breadcrumbs.length === 0 || JSON.stringify(navigation).includes(`:"${address}"`);
  const shared = { ...frame, address: isCurrent ? address : '', breadcrumbs: breadcrumbs.slice(0, 1) };
  const key = JSON.stringify([shared, head.language, labels]);
  const cached = frames.get(key) ?? renderFrame(shared, siteLanguage(head.language, labels));
  if (frames.size >= MAX_FRAMES) frames.clear();
  frames.set(key, cached);
  return cached;
}

function renderFrame(frame: PageData['frame'], words: ReturnType<typeof siteLanguage>): RenderedFrame {
  const sheet = new PageStyles();
  const { html } = renderFragment(
    sheet.collectStyles(
      <>
        <GlobalStyle />
        <PageFrame frame={frame}>
          <template />
        </PageFrame>
      </>,
    ),
    words,
  );
  return { html, rules: sheet.rules };
}

type Rule = Parameters<ServerStyleSheet['instance']['insertRules']>;

/**
 * Cached CSS rules by class name, which is a hash of them; generating rules takes longer than rendering. styled-components asks
 * `hasNameForId` before it generates the rules of a component. If they are known from an earlier page, they are inserted then.
 */
const knownRules = new Map<string, Rule[2]>();

class PageStyles extends ServerStyleSheet {
  readonly rules: Rule[] = [];

  constructor(rules: readonly Rule[] = []) {
    super();
    const { instance } = this;
    const insertRules = instance.insertRules.bind(instance);
    const hasName = instance.hasNameForId.bind(instance);
    instance.insertRules = (...rule) => {
      this.rules.push(rule);
      knownRules.set(rule[1], rule[2]);
      insertRules(...rule);
    };
    instance.hasNameForId = (id, name) => {
      const known = knownRules.get(name);
      if (known && !hasName(id, name)) instance.insertRules(id, name, known);
      return hasName(id, name);
    };
    for (const rule of rules) insertRules(...rule);
  }
}
