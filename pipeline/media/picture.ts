import { basename } from 'node:path/posix';
import type { Picture } from '../kinds/values';

export interface PictureFacts {
  /** First 10 characters of a SHA-256 over the file and the settings of its encoding. */
  hash: string;
  /** In pixels, after the rotation that the camera recorded. */
  width: number;
  height: number;
  /** Average color, `#rrggbb`; empty where parts of it are transparent. */
  color: string;
  /** Its upper, middle and lower third, `#rrggbb` each. */
  colors: readonly string[];
}

/** Widths that the layout uses, in pixels: a card on a phone, the whole of a 2x phone (375 px; 412 px at 1.75x), a column, a whole screen. */
const WIDTHS = [400, 750, 1200, 1920];

/**
 * The width of the large picture at the top of a page on a phone: three dots for each of 390 pixels. Smaller and larger
 * phones, and those with two dots, take it too. It is made in AVIF only; other browsers take one of the other widths.
 */
export const PHONE_HERO_WIDTH = 1170;

export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof FORMATS)[number];

/** A wider picture is never shown. */
export const largestWidth = Math.max(...WIDTHS);

/** The widths that a picture is made in; never larger than it is. */
export function widthsOf({ width }: PictureFacts): number[] {
  const narrower = WIDTHS.filter((wanted) => wanted <= width);
  return narrower.length > 0 ? narrower : [width];
}

/** The file name of a picture at the top of a page on a phone. A smaller picture has none. */
export function phoneHeroName(path: string, facts: PictureFacts): string | undefined {
  return facts.width < PHONE_HERO_WIDTH ? undefined : variantName(path, facts, PHONE_HERO_WIDTH, 'avif');
}

/** The file name of one size of a picture; it changes with the picture's content. */
export function variantName(path: string, { hash }: PictureFacts, width: number, format: Format): string {
  const name = basename(path)
    .replace(/\.\w+$/, '')
    .replace(/[^\w-]+/g, '-');
  return `${name}-${hash}-${width}.${format === 'jpeg' ? 'jpg' : format}`;
}

export function picture(path: string, facts: PictureFacts, alt: string): Picture {
  const widths = widthsOf(facts);
  const address = (width: number, format: Format) => `/media/${variantName(path, facts, width, format)}`;
  const sources = Object.fromEntries(
    FORMATS.map((format) => [
      format,
      widths.map((width) => `${address(width, format)} ${width}w`).join(', '),
    ]),
  ) as Record<Format, string>;
  const largest = widths.at(-1) ?? facts.width;
  const phoneHero = phoneHeroName(path, facts);
  const middle = widths.find((width) => width >= 750) ?? largest;
  return {
    type: 'picture',
    alt,
    width: facts.width,
    height: facts.height,
    color: facts.color,
    colors: facts.colors,
    sources,
    src: address(middle, 'jpeg'),
    large: address(largest, 'jpeg'),
    ...(phoneHero && { phoneHero: `/media/${phoneHero}` }),
  };
}
