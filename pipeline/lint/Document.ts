import type { z } from 'zod';
import type { LoadedEntry } from '../model/load';
import type { ContentTypes, TypeName } from '../model/Site';
import type { ContentTree } from '../source/listFolder';
import type { Fault, Source } from '../source/Source';

/** One content file as rules see it: what was loaded of it, with its own lines. */
export interface Document extends LoadedEntry {
  /** Whether the file by itself is without errors. Where it is not, some of its fields and sections are missing. */
  isValid: boolean;
  /** Read again where the document was cached. */
  readonly source: Source;
  /** Why values could not be read, where nothing that is reported elsewhere is the cause. */
  faults: readonly Fault[];
  /** Every word in braces, as written, which should be a fact of the business. */
  facts: { raw: string; name: string; line: number }[];
  /** Lines that may claim a number. */
  claimLines: { line: number; text: string }[];
  /** Lines that may hold somebody's number or address, as one text. */
  contactLines: string;
}

/** A file of one type, with those of its fields that could be read. */
export type DocumentOf<Type extends TypeName> = Document & {
  type: Type;
  fields: Partial<z.output<ContentTypes[Type]['fields']>>;
};

export const isOfType =
  <Type extends TypeName>(type: Type) =>
  (document: Document): document is DocumentOf<Type> =>
    document.type === type;

/** A content folder as rules about the whole site see it. */
export interface LintedContent {
  tree: ContentTree;
  documents: Document[];
  /** Descriptions of pictures, by path relative to the content folder; empty where a mistake of their own keeps them from being known. */
  descriptions: Map<string, string>;
  /** What is taken as now, for pages that come and go. */
  now: Date;
}
