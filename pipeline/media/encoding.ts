import type { Format } from './picture';

/** Up to this width a picture is for screens with two dots and more a pixel, where nobody sees what is left out. */
const DENSE = 750;

/** Colour at half the resolution, as WebP and JPEG have it anyway. */
const chromaSubsampling = '4:2:0';

/** How pictures are encoded; `effort` 2 and these qualities take the time that a first build may take. */
const SETTINGS = {
  avif: {
    dense: { quality: 36, effort: 2, chromaSubsampling },
    wide: { quality: 50, effort: 2, chromaSubsampling },
  },
  webp: { dense: { quality: 66 }, wide: { quality: 72 } },
  jpeg: { dense: { quality: 74, mozjpeg: true }, wide: { quality: 74, mozjpeg: true } },
};

/** The encoder's options for one size, in pixels of width. */
export function encodingOf<F extends Format>(format: F, width: number): (typeof SETTINGS)[F]['wide'] {
  return width <= DENSE ? SETTINGS[format].dense : SETTINGS[format].wide;
}

/** Other words with any other setting, so that the names of pictures change with it. */
export const encodingMark = JSON.stringify([DENSE, SETTINGS]);
