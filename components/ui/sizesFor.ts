/** Phones with two dots a pixel and more ask for this part of a picture's width: one of 375 px at 2x, or of 430 px at 3x, takes 750. */
const PART = 0.58;

/**
 * The `sizes` of a picture that takes up `width` on the page; the last entry of `width` is a phone's. An eye sees no more than
 * two dots a pixel, whatever the phone has.
 */
export function sizesFor(width: string): string {
  const onPhone = width.split(', ').at(-1);
  return `(min-resolution: 1.9dppx) and (max-width: 30rem) calc(${onPhone} * ${PART}), ${width}`;
}
