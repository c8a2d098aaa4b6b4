/** On phones pictures fill the screen, and an eye sees no more than two dots a pixel: a 3x phone takes what a 2x one of 375 px does. */
const SHARP_PHONE = '(min-resolution: 2.1dppx) and (max-width: 30rem) 58vw';

/** The `sizes` of a picture that takes up `width` on the page. */
export function sizesFor(width: string): string {
  return `${SHARP_PHONE}, ${width}`;
}
