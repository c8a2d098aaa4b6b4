import { basename } from 'node:path/posix';
import type { Picture } from '../kinds/values';

/** What the site knows about a picture in the content folder. */
export interface PictureFacts {
  /** The first 10 characters of a SHA-256 of the file and the encoding settings. */
  hash: string;
  /** In pixels, after the rotation that the camera recorded. */
  width: number;
  height: number;
  /** The average color, `#rrggbb`; empty if the picture has transparent parts. */
  color: string;
  /** The average colors of the upper, middle and lower third, `#rrggbb`. */
  colors: readonly string[];
}

const MIDDLE_WIDTH = 750;
/** Widths in device pixels: a card on a phone, the full width of a phone (375 px at 2x, 412 px at 1.75x), a column, a full screen. */
const WIDTHS = [400, MIDDLE_WIDTH, 1200, 1920];

/** The width of hero pictures for phones: 390 CSS pixels at 3x. It exists only in AVIF; browsers without AVIF use one of `WIDTHS`. */
export const PHONE_HERO_WIDTH = 1170;

/** The formats of every variant, best first. */
export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof FORMATS)[number];

/** No page shows a picture wider than this, in device pixels. */
export const largestWidth = Math.max(...WIDTHS);

/** The widths of a picture's variants, ascending. Pictures are never enlarged. */
export function widthsOf({ width }: PictureFacts): number[] {
  const narrower = WIDTHS.filter((each) => each <= width);
  return narrower.length > 0 ? narrower : [width];
}

/** The file name of the hero picture for phones; undefined if the original is narrower. */
export function phoneHeroName(path: string, facts: PictureFacts): string | undefined {
  return facts.width < PHONE_HERO_WIDTH ? undefined : variantName(path, facts, PHONE_HERO_WIDTH, 'avif');
}

/** The file name of a variant. Its hash changes with the content of the picture. */
export function variantName(path: string, { hash }: PictureFacts, width: number, format: Format): string {
  const name = basename(path)
    .replace(/\.\w+$/, '')
    .replace(/[^\w-]+/g, '-');
  return `${name}-${hash}-${width}.${format === 'jpeg' ? 'jpg' : format}`;
}

/** A picture as pages show it, with the addresses of its variants. `path` is relative to the content folder. */
export function resolvePicture(path: string, facts: PictureFacts, alt: string): Picture {
  const widths = widthsOf(facts);
  const address = (width: number, format: Format) => `/media/${variantName(path, facts, width, format)}`;
  const srcset = (format: Format) => widths.map((width) => `${address(width, format)} ${width}w`).join(', ');
  const largest = widths.at(-1) ?? facts.width;
  const phoneHero = phoneHeroName(path, facts);
  const middle = widths.find((width) => width >= MIDDLE_WIDTH) ?? largest;
  return {
    type: 'picture',
    alt,
    width: facts.width,
    height: facts.height,
    color: facts.color,
    colors: facts.colors,
    sources: { avif: srcset('avif'), webp: srcset('webp'), jpeg: srcset('jpeg') },
    src: address(middle, 'jpeg'),
    large: address(largest, 'jpeg'),
    ...(phoneHero && { phoneHero: `/media/${phoneHero}` }),
  };
}
