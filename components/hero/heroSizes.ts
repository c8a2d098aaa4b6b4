import type { HeroLook } from '../../pipeline/model/contentType';

const WHOLE = '100vw';
const FRAMED = '(min-width: 75rem) 1200px, 100vw';
const BESIDE = '(min-width: 64rem) 56vw, 100vw';

/** The attribute `sizes` of the large picture at the top of a page. */
export const heroSizes: Record<HeroLook | 'article', string> = {
  stage: WHOLE,
  panel: WHOLE,
  beside: BESIDE,
  short: BESIDE,
  band: FRAMED,
  article: FRAMED,
};
