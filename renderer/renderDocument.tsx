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
import { shortClasses } from './shortClasses';
import { tagsOf } from './styleRules';
import { islandClasses, trimMarkup } from './trimMarkup';

const styleOf = remember((json) => {
  const { tags, kept }: { tags: string; kept: string[] } = JSON.parse(json);
  return shortClasses(fontFace() + inlineStyle(tags), kept);
});

/** A page as a whole document. Its style stands in it, and only that style may run. */
export function renderDocument(page: PageData): string {
  const frame = renderFrame(page.frame);
  const way = renderPiece(<Breadcrumbs links={page.frame.breadcrumbs} />);
  const content = renderPiece(<PageContent {...page} />);
  const [before, between, after] = frame.parts;
  const body = [before, way.markup, between, content.markup, after].join('');
  const tags = tagsOf([frame.rules, way.rules, content.rules]);
  const { style, names } = styleOf(JSON.stringify({ tags, kept: islandClasses(body) }));
  const head = renderToStaticMarkup(
    <Head data={page.head} style={style} development={import.meta.env.DEV} />,
  );
  return `<!doctype html><html lang="${page.head.language}"><head>${head}${content.preloads}</head><body>${trimMarkup(body, names)}</body></html>`;
}
