import inter from './inter.woff2?url';

/** Inter from this site; until it is there, Arial stretched to Inter's measures, so that no line moves. */
export function fontFace(): string {
  return [
    `@font-face{font-family:"Inter Variable";font-style:normal;font-weight:400 700;font-display:swap;src:url(${inter}) format("woff2")}`,
    '@font-face{font-family:"Inter Fallback";src:local("Arial");size-adjust:107.12%;ascent-override:90.44%;descent-override:22.52%;line-gap-override:0%}',
  ].join('');
}
