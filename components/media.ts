/** Widths from which there is room for more; styles begin with the phone. */
export const media = {
  medium: '@media (min-width: 48rem)',
  wide: '@media (min-width: 64rem)',
  calm: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
};
