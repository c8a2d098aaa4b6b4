import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
// Must be imported before all components: CSS rules are in the order of imports.
import { GlobalStyle } from '../components/GlobalStyle';
import { SiteLanguageProvider } from '../components/labels';
import { PageContent, PageFrame } from '../components/layout/PageFrame';
import { Page } from '../pages/+Page';
import type { PageData } from '../pages/pageData';
import { type SiteLanguage, siteLanguage } from '../pipeline/labels/labels';
import type { ReadTree } from '../pipeline/markdown/openProse';
import { addSources } from './addSources';
import { PageStyles } from './PageStyles';

/**
 * The HTML of a page's body, React's preload tags, and the styles of its components; in a preview, with source positions. Separate
 * from the head, whose fonts only Vite can import: the check of a pull request runs without Vite.
 */
export function renderBody(page: PageData, readTree: ReadTree) {
  const language = siteLanguage(page.head.language, page.labels);
  const frame = cachedFrame(page);
  const sheet = new PageStyles(frame.rules);
  const { preloads, html } = renderFragment(
    sheet.collectStyles(
      <PageContent frame={page.frame}>
        <Page {...page} readTree={readTree} />
      </PageContent>,
    ),
    language,
    'content',
  );
  const whole = frame.html.replace(SLOT, () => html);
  const body = page.edit ? addSources(whole, page.edit, Object.values(language.labels)) : whole;
  // React puts comments between adjacent texts, for hydration.
  return { preloads, html: body.replaceAll('<!-- -->', ''), styles: sheet.getStyleElement() };
}

const SLOT = '<template></template>';

const frames = new Map<string, ReturnType<typeof renderFrame>>();
const MAX_FRAMES = 100;

/** The frame with a slot for the content. Cached, because most pages have the same one, and it has most of their elements. */
function cachedFrame({ frame, head, labels }: PageData) {
  const { address, breadcrumbs, navigation } = frame;
  // Only the home page and the pages in the menus show in the frame which page they are.
  const isCurrent = breadcrumbs.length === 0 || JSON.stringify(navigation).includes(`:"${address}"`);
  const shared = { ...frame, address: isCurrent ? address : '', breadcrumbs: breadcrumbs.slice(0, 1) };
  const key = JSON.stringify([shared, head.language, labels]);
  const cached = frames.get(key);
  if (cached) return cached;
  if (frames.size >= MAX_FRAMES) frames.clear();
  const rendered = renderFrame(shared, siteLanguage(head.language, labels));
  frames.set(key, rendered);
  return rendered;
}

function renderFrame(frame: PageData['frame'], language: SiteLanguage) {
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
    language,
  );
  return { html, rules: sheet.rules };
}

/**
 * Renders a tree inside a document, because React adds preload tags only to a `<head>`. Returns these tags and the HTML of the tree.
 * `prefix`: see `useId`.
 */
export function renderFragment(tree: ReactNode, words: SiteLanguage, prefix?: string) {
  const document = renderToString(
    <html lang={words.language}>
      <head />
      <body>
        <SiteLanguageProvider value={words}>{tree}</SiteLanguageProvider>
      </body>
    </html>,
    { identifierPrefix: prefix },
  );
  const [, preloads, html] = /<head>(.*?)<\/head><body>(.*)<\/body>/s.exec(document) ?? [];
  if (preloads === undefined || html === undefined) throw new Error('React rendered no head and body.');
  return { preloads, html };
}
