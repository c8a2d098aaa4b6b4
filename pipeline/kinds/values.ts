import type { Root } from 'mdast';

/** A value as the owner wrote it. `resolveValues` replaces it once the whole site is known. */
export type AuthoredValue = ImageValue | LogoValue | LinkValue | ReferenceValue | ProseValue;

export interface ImageValue {
  type: 'image';
  path: string;
}
/** A drawing or a small picture, which is shown as it is. */
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

/** What the rest of the site needs to know about a text, as JSON. `writeTexts` keeps its tree under `hash`. */
export interface ProseValue {
  type: 'prose';
  /** The hash of its Markdown. */
  hash: string;
  notes: Note[];
  /** The ids of its headings. */
  anchors: string[];
  words: number;
  /** The names in braces, which stand for facts about the business. */
  facts: string[];
  /** Only until `load` takes it out, so that no tree outlives the work on its file. */
  parsed?: ParsedProse;
}

/** A text as it is read: for the check, and for the elements of the page. */
export interface ParsedProse {
  hash: string;
  markdown: string;
  tree: Root;
}

/** A part of a text that the site needs to know. `line` counts from 1 at the first line of the text. `isBare`: the address is its own link text. */
export type Note =
  /** `isPicture`: a text link to one of the site's pictures, probably instead of the picture itself. */
  | { type: 'link' | 'definition'; line: number; url: string; isBare?: true; isPicture?: true }
  /** `typed` is the address as typed, if it differs from the path. */
  | { type: 'image'; line: number; url: string; alt: string; typed?: string };

export type ResolvedValue = Picture | Prose;

/** A picture as a page needs it: the address and size of every version, its description, its color. */
export interface Picture {
  type: 'picture';
  alt: string;
  width: number;
  height: number;
  /** Average color, `#rrggbb`. */
  color: string;
  /** The colors of its upper, middle and lower third. */
  colors: readonly string[];
  /** Smallest to largest, in pixels of width. */
  sources: { avif: string; webp: string; jpeg: string };
  /** The JPEG for browsers that do not support `srcset`. */
  src: string;
  /** The largest JPEG, for links and share cards. */
  large: string;
  /** The AVIF for the top of a page on a phone, which is made for such pictures only. */
  phoneHero?: string;
}

/** A logo as a page needs it. Pixels. */
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
  external: boolean;
}

/** A text by its hash, with what `openProse` needs from the site. */
export interface Prose {
  type: 'prose';
  hash: string;
  /** Its file, relative to the folder above the content folder. */
  file: string;
  words: number;
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
