import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { SiteLanguageProvider } from '../components/labels';
import type { SiteLanguage } from '../pipeline/labels/labels';

/** `preloads`: React's preload tags for the head. */
interface Fragment {
  preloads: string;
  html: string;
}

const HEAD = '<head>';
const BODY = '</head><body>';
const END = '</body></html>';

/** Renders a tree inside a document, because React adds preload tags only to a `<head>`. `prefix`: see `useId`. */
export function renderFragment(tree: ReactNode, words: SiteLanguage, prefix?: string): Fragment {
  const html = renderToString(
    <html lang={words.language}>
      <head />
      <body>
        <SiteLanguageProvider value={words}>{tree}</SiteLanguageProvider>
      </body>
    </html>,
    { identifierPrefix: prefix },
  );
  const head = html.indexOf(HEAD) + HEAD.length;
  const body = html.indexOf(BODY);
  return { preloads: html.slice(head, body), html: html.slice(body + BODY.length, -END.length) };
}
