import type { z } from 'zod';
import type { LoadedEntry } from '../model/load/load';
import type { ContentTypes, TypeName } from '../model/Site';
import type { Now } from '../model/showing';
import type { ContentTree, PublicTree } from '../source/listFolder';
import type { Fault, Source } from '../source/Source';
import type { Trace } from './site/traces';

/** A content file as rules see it: the loaded entry and its lines. */
export interface Document extends LoadedEntry {
  /** Whether the file itself has no errors. If it has, some of its fields and sections are missing. */
  isValid: boolean;
  /** Read again if the document comes from the cache. */
  readonly source: Source;
  /** Faults that no other message explains. */
  faults: readonly Fault[];
  /** Every word in braces, as written, which should be a fact of the business. */
  facts: { raw: string; name: string; line: number }[];
  /** Lines that may claim a number. */
  claimLines: { line: number; text: string }[];
  /** Lines that may contain a phone number or address, joined. */
  contactLines: string;
  /** Towns with their states: `Portland, ME`. */
  places: { line: number; text: string; state: string }[];
  /** Facts of the sample site. */
  traces: Trace[];
  /** The lines of a project that visitors read. */
  storyLines: { line: number; text: string }[];
}

/** A file of one type, with the fields that could be read. */
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
  publicTree: PublicTree;
  documents: Document[];
  /** Descriptions of pictures, by path relative to the content folder; empty if a mistake in them is reported already. */
  descriptions: Map<string, string>;
  /** The current time, for pages with dates. */
  now: Now;
}
