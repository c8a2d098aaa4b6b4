import inter from './inter.woff2?url';

/** The address of Inter on this site. */
export { inter };

/**
 * Inter from this site, if it arrives in time; otherwise Arial stretched to Inter's measures for as long as the page is open,
 * since no two fonts break all lines alike, and a line that moves is lost to its reader.
 */
export function fontFace(): string {
  return [
    `@font-face{font-family:"Inter Variable";font-style:normal;font-weight:400 700;font-display:optional;src:url(${inter}) format("woff2")}`,
    '@font-face{font-family:"Inter Fallback";src:local("Arial");size-adjust:107.12%;ascent-override:90.44%;descent-override:22.52%;line-gap-override:0%}',
  ].join('');
}
