import type { Root } from 'hast';
import type { TextNotes } from '../markdown/readText';

/** What an owner wrote, before the site around it is known: each is replaced by a real thing in `resolve`. */
export interface ImageMention {
  mention: 'image';
  path: string;
}
export interface LinkMention {
  mention: 'link';
  label: string;
  to: string;
}
/** A text inside a field, with its elements. */
export interface ProseMention extends TextNotes {
  mention: 'prose';
  elements: Root;
}
/** The text of a file, which may be long: its elements are kept aside, under the hash of its words. */
export interface TextMention extends TextNotes {
  mention: 'text';
  hash: string;
}
export interface ReferenceMention {
  mention: 'reference';
  to: string;
  name: string;
}
export type Mention = ImageMention | LinkMention | ProseMention | TextMention | ReferenceMention;

/** A picture as a page needs it: ready addresses of every size, its own size in pixels, its words, its colour. */
export interface Picture {
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

/** Markdown, parsed and checked, as a tree of elements that survives JSON. */
export interface Prose {
  prose: Root;
}

/** A file's text where its elements are not at hand: by its hash, with what they need of the site. */
export interface StoredText {
  text: string;
  /** The file it stands in, relative to the folder above the content folder. */
  file: string;
  words: number;
  pictures: Record<string, Picture>;
  facts: Record<string, string>;
}

/** The same value with every mention replaced by what it stands for. */
export type Resolved<T> = T extends ImageMention
  ? Picture
  : T extends LinkMention
    ? Link
    : T extends ProseMention
      ? Prose
      : T extends ReferenceMention
        ? string
        : T extends readonly (infer Item)[]
          ? Resolved<Item>[]
          : T extends object
            ? { [K in keyof T]: Resolved<T[K]> }
            : T;
