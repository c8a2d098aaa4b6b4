/** Widths from which there is room for more; styles begin with the phone. */
export const media = {
  medium: '@media (min-width: 48rem)',
  wide: '@media (min-width: 64rem)',
  /** Hardly any height: a page at 400 %. */
  low: '@media (max-height: 20rem)',
  calm: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
};
