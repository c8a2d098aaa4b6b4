// First, since rules stand in the order in which their components are loaded.
import '../components/GlobalStyle';

import { renderToStaticMarkup } from 'react-dom/server';
import { Breadcrumbs } from '../components/layout/Breadcrumbs';
import { PageContent } from '../pages/PageContent';
import type { PageData } from '../pages/pageData';
import { fontFace } from './font/fontFace';
import { Head } from './Head';
import { inlineStyle } from './inlineStyle';
import { remember } from './remember';
import { renderFrame } from './renderFrame';
import { renderPiece } from './renderPiece';
import { tagsOf } from './styleRules';
import { usedClasses } from './usedClasses';

const styleOf = remember((tags) => fontFace() + inlineStyle(tags));

/** A page as a whole document. Its style stands in it, and only that style may run. */
export function renderDocument(page: PageData): string {
  const frame = renderFrame(page.frame);
  const way = renderPiece(<Breadcrumbs links={page.frame.breadcrumbs} />);
  const content = renderPiece(<PageContent {...page} />);
  const style = styleOf(tagsOf([frame.rules, way.rules, content.rules]));
  const head = renderToStaticMarkup(
    <Head data={page.head} style={style} development={import.meta.env.DEV} />,
  );
  const [before, between, after] = frame.parts;
  const body = [before, way.markup, between, content.markup, after].join('');
  return `<!doctype html><html lang="${page.head.language}"><head>${head}${content.preloads}</head><body>${usedClasses(body, style)}</body></html>`;
}
