import type { ContentTree } from '../source/listFolder';
import type { Document } from './Document';

/** A content folder as rules about the whole site see it. */
export interface LintedContent {
  tree: ContentTree;
  documents: Document[];
  /** Descriptions of pictures, by path relative to the content folder; empty where a mistake of their own keeps them from being known. */
  descriptions: Map<string, string>;
  /** What is taken as now, for pages that come and go. */
  now: Date;
}
