import { createElement } from 'react';
import { GlobalStyle } from '../components/GlobalStyle';
import { PageFrame } from '../components/layout/PageFrame';
import type { Frame } from '../pipeline/model/frame';
import { remember } from './remember';
import { renderPiece } from './renderPiece';
import type { RuleNames } from './styleRules';

/** What stands around a page's own words: before the way to it, between that and its content, and after. */
export interface RenderedFrame {
  parts: readonly string[];
  rules: RuleNames;
}

const HOLE = 'page-hole';

/** The frame of a page. Most pages have the same, which is rendered once. */
export function renderFrame(frame: Frame): RenderedFrame {
  return frameOf(JSON.stringify(withoutOwn(frame)));
}

/** All that shows in the frame: the way to the page begins at home, and only pages of the menu are marked there. */
function withoutOwn({ address, breadcrumbs, ...frame }: Frame): Frame {
  const isMarked = breadcrumbs.length === 0 || JSON.stringify(frame.navigation).includes(`"${address}"`);
  return { ...frame, breadcrumbs: breadcrumbs.slice(0, 1), address: isMarked ? address : '' };
}

const frameOf = remember((json): RenderedFrame => {
  const hole = createElement(HOLE);
  const { markup, rules } = renderPiece(
    <>
      <GlobalStyle />
      <PageFrame frame={JSON.parse(json)} way={hole}>
        {hole}
      </PageFrame>
    </>,
  );
  return { parts: markup.split(`<${HOLE}></${HOLE}>`), rules };
});
