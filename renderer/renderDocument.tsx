// First, since rules stand in the order in which their components are loaded.
import '../components/GlobalStyle';

import { renderToStaticMarkup } from 'react-dom/server';
import { Breadcrumbs } from '../components/layout/Breadcrumbs';
import { Page } from '../pages/+Page';
import type { PageData } from '../pages/pageData';
import { Head } from './Head';
import { renderFrame } from './renderFrame';
import { renderPiece } from './renderPiece';
import { surroundPage } from './surroundPage';
import { trimMarkup } from './trimMarkup';

/** A page as a whole document. Its style stands in it, and only that style may run. */
export function renderDocument(page: PageData): string {
  // First, since animations stand in the order in which they are first used.
  const frame = renderFrame(page.frame);
  const way = renderPiece(<Breadcrumbs links={page.frame.breadcrumbs} />);
  const content = renderPiece(<Page {...page} />);
  const { style, names, parts } = surroundPage(frame, [way, content]);
  const [before, between, after] = parts;
  const own = [way, content].map(({ markup }) => trimMarkup(markup, names));
  const body = [before, own[0], between, own[1], after].join('');
  const head = renderToStaticMarkup(
    <Head data={page.head} style={style} development={import.meta.env.DEV} />,
  );
  return `<!doctype html><html lang="${page.head.language}"><head>${head}${content.preloads}</head><body>${body}</body></html>`;
}
