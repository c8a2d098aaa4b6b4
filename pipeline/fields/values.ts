import type { Root } from 'hast';

/** What an owner wrote, before the site around it is known; `resolveValues` replaces each by what it stands for. */
export type AuthoredValue = ImageValue | LinkValue | ReferenceValue | ProseValue;

export interface ImageValue {
  type: 'image';
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

/** What a text says, as JSON: all that the rest of the site has to know of it. Its tree is kept by `hash`: see `textStore`. */
export interface ProseValue {
  type: 'prose';
  /** The hash of its Markdown. */
  hash: string;
  notes: Note[];
  /** The ids of its headings. */
  anchors: string[];
  words: number;
  /** Words in braces, which stand for facts of the business. */
  facts: string[];
}

/** A part of a text that the site has to know. Lines count from 1 at the text's first line; of a bare link the address itself is read. */
export type Note =
  /** `isPicture`: words that link to a photograph of the site, which was meant to be shown. */
  | { type: 'link' | 'definition'; line: number; url: string; isBare?: true; isPicture?: true }
  /** `written` is the address where it is not the path itself. */
  | { type: 'image'; line: number; url: string; alt: string; written?: string }
  /** An address in brackets among words; where there is such a page, it was meant to be a link. */
  | { type: 'aside'; line: number; url: string };

/** What stands on a page; `Root` is a text that was opened. */
export type ResolvedValue = Picture | Prose | Root;

/** A picture as a page needs it: ready addresses of every size, its own size in pixels, its words, its colour. */
export interface Picture {
  type: 'picture';
  alt: string;
  width: number;
  height: number;
  /** Average colour, `#rrggbb`. */
  colour: string;
  /** The colours of its upper, middle and lower third. */
  colours: readonly string[];
  /** Smallest to largest, in pixels of width. */
  sources: { avif: string; webp: string; jpeg: string };
  /** The JPEG for browsers that choose nothing. */
  src: string;
  /** The largest JPEG, for links and share cards. */
  large: string;
}

/** `href` is ready for an `<a>`: a site address, `https:`, `tel:` or `mailto:`. */
export interface Link {
  label: string;
  href: string;
  external: boolean;
}

/** A text by its hash, with what its tree needs of the site: see `openProse`. */
export interface Prose {
  type: 'prose';
  hash: string;
  /** The file it stands in, relative to the folder above the content folder. */
  file: string;
  words: number;
  /** By path. */
  pictures: Record<string, Picture>;
  facts: Record<string, string>;
}

/** The same value with each authored value replaced by what it stands for. */
export type Resolved<T> = T extends ImageValue
  ? Picture
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
