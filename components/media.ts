/** Widths from which there is room for more; styles begin with the phone. */
export const media = {
  /** Only where a row on a phone is laid out otherwise than a card. */
  phone: '@media (max-width: 47.99rem)',
  medium: '@media (min-width: 48rem)',
  wide: '@media (min-width: 64rem)',
  /** Hardly any height: a page at 400 %. */
  low: '@media (max-height: 20rem)',
  calm: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
};

export const notPrinted = `${media.print} { display: none; }`;

/** Of no use without scripts, nor on paper. */
export const needsScripts = '@media print, (scripting: none) { display: none; }';
