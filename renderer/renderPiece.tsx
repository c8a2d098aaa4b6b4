import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StyleSheetManager } from 'styled-components';
import { namesIn, type RuleNames, rememberingSheet } from './styleRules';

/** A piece of a page: what React asks to be loaded early, its HTML, and the style that it needs. */
export interface Piece {
  preloads: string;
  markup: string;
  rules: RuleNames;
}

export function renderPiece(tree: ReactNode): Piece {
  const sheet = rememberingSheet();
  try {
    const whole = renderToString(<StyleSheetManager sheet={sheet.instance}>{tree}</StyleSheetManager>);
    // React writes the links of what it preloads before everything else; they belong in the head.
    const { length } = whole.match(/^(?:<link [^>]*>)*/)?.[0] ?? '';
    return { preloads: whole.slice(0, length), markup: whole.slice(length), rules: namesIn(sheet) };
  } finally {
    sheet.seal();
  }
}
