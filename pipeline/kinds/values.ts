import type { Root } from 'mdast';

/** A value as authored. `resolveValues` replaces it when the whole site is loaded. */
export type AuthoredValue = ImageValue | LogoValue | LinkValue | ReferenceValue | ProseValue;

export interface ImageValue {
  type: 'image';
  path: string;
}
/** A drawing or a small picture, which is not resized. */
export interface LogoValue {
  type: 'logo';
  path: string;
}
export interface LinkValue {
  type: 'link';
  label: string;
  to: string;
}
export interface ReferenceValue {
  type: 'reference';
  to: string;
  name: string;
}

/** The facts about a Markdown text that the rest of the site needs, as JSON. `writeTrees` stores its tree under `hash`. */
export interface ProseValue {
  type: 'prose';
  /** The hash of its Markdown. */
  hash: string;
  notes: Note[];
  /** The ids of its headings. */
  anchors: string[];
  wordCount: number;
  /** Its placeholders for facts about the business. */
  facts: string[];
  /** `loadEntry` removes it, so that trees do not stay in memory. */
  parsed?: ParsedProse;
}

export interface ParsedProse {
  hash: string;
  markdown: string;
  tree: Root;
}

/** A link or an image of a text. `line` counts from 1 at the first line of the text. `isBare`: the address is its own link text. */
export type Note =
  /** `isPicture`: a text link to one of the site's pictures, probably meant as an image. */
  | { type: 'link' | 'definition'; line: number; url: string; isBare?: boolean; isPicture?: boolean }
  | { type: 'image'; line: number; url: string; alt: string };

/** The resolved values that have a `type`. */
export type ResolvedValue = Picture | Prose;

/** A picture of a page, with all its encodings. */
export interface Picture {
  type: 'picture';
  alt: string;
  width: number;
  height: number;
  /** Average color, `#rrggbb`. */
  color: string;
  /** The colors of its upper, middle and lower third. */
  colors: readonly string[];
  /** Each a `srcset`, from the smallest to the largest. */
  sources: { avif: string; webp: string; jpeg: string };
  /** The JPEG for browsers that do not support `srcset`. */
  src: string;
  /** The largest JPEG, for links and share cards. */
  large: string;
  /** The AVIF for the top of a page on a phone, which is made for such pictures only. */
  phoneHero?: string;
}

/** A logo of a page. */
export interface Logo {
  /** Its file, relative to the content folder. */
  path: string;
  src: string;
  width: number;
  height: number;
}

/** `href` is ready for an `<a>`: a site address, `https:`, `tel:` or `mailto:`. */
export interface Link {
  label: string;
  href: string;
}

/** A text by its hash, with the values that `openProse` fills in. */
export interface Prose {
  type: 'prose';
  hash: string;
  /** Its file, relative to the folder above the content folder. */
  file: string;
  /** By path. */
  pictures: Record<string, Picture>;
  facts: Record<string, string>;
}

export type Resolved<T> = T extends ImageValue
  ? Picture
  : T extends LogoValue
    ? Logo
    : T extends LinkValue
      ? Link
      : T extends ProseValue
        ? Prose
        : T extends ReferenceValue
          ? string
          : T extends readonly (infer Item)[]
            ? Resolved<Item>[]
            : T extends object
              ? { [K in keyof T]: Resolved<T[K]> }
              : T;
