import { createElement } from 'react';
import { GlobalStyle } from '../components/GlobalStyle';
import { PageFrame } from '../components/layout/PageFrame';
import type { Frame } from '../pipeline/model/Site';
import { remember } from './remember';
import { renderPiece } from './renderPiece';
import type { RuleNames } from './styleRules';

/** What stands around a page's own words: before the way to it, between that and its content, and after. */
export interface RenderedFrame {
  parts: readonly string[];
  rules: RuleNames;
}

const HOLE = 'page-hole';

/** The frame of a page. Most pages have the same, which is rendered once; of the way to the page it shows that there is one. */
export function renderFrame({ breadcrumbs, ...frame }: Frame): RenderedFrame {
  return frameOf(JSON.stringify({ ...frame, breadcrumbs: breadcrumbs.slice(0, 1) }));
}

const frameOf = remember((json): RenderedFrame => {
  const hole = createElement(HOLE);
  const { markup, rules } = renderPiece(
    <>
      <GlobalStyle />
      <PageFrame frame={JSON.parse(json)} breadcrumbs={hole}>
        {hole}
      </PageFrame>
    </>,
  );
  return { parts: markup.split(`<${HOLE}></${HOLE}>`), rules };
});
