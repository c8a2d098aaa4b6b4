import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { SiteLanguageProvider } from '../components/labels';
import type { EditData } from '../pages/editData';
import type { SiteLanguage } from '../pipeline/labels/labels';
import { addSources } from './addSources';

/** `preloads`: React's preload tags for the head. */
interface Fragment {
  preloads: string;
  html: string;
}

const HEAD = '<head>';
const BODY = '</head><body>';
const END = '</body></html>';

/** Renders a tree inside a document, because React adds preload tags only to a `<head>`. In a preview (`edit`), adds source positions. */
export function renderFragment(tree: ReactNode, words: SiteLanguage, edit?: EditData): Fragment {
  const html = renderToString(
    <html lang={words.language}>
      <head />
      <body>
        <SiteLanguageProvider value={words}>{tree}</SiteLanguageProvider>
      </body>
    </html>,
  );
  const head = html.indexOf(HEAD) + HEAD.length;
  const body = html.indexOf(BODY);
  const content = html.slice(body + BODY.length, -END.length);
  return {
    preloads: html.slice(head, body),
    html: withoutSeparators(edit ? addSources(content, edit, Object.values(words.labels)) : content),
  };
}

const SEPARATOR = '<!-- -->';
const ISLAND_OR_SEPARATOR = new RegExp(`<page-island.*?</page-island>|${SEPARATOR}`, 'gs');

/** Removes the comments that React puts between adjacent texts. Only islands need them, for hydration. */
function withoutSeparators(html: string): string {
  return html.replace(ISLAND_OR_SEPARATOR, (part) => (part === SEPARATOR ? '' : part));
}
