import type { Now } from '../model/visibility';
import type { Range } from '../passages/Range';
import type { ContentTree, PublicTree } from '../source/listFolder';
import type { Source } from '../source/Source';
import type { Document } from './Document';

/** All files, each checked by itself. */
export interface LintedContent {
  tree: ContentTree;
  publicTree: PublicTree;
  documents: Document[];
  /** The published paths of files that this change moves or renames, by their new paths. */
  movedFrom: ReadonlyMap<string, string>;
  /** The published paths of pictures that this change deletes or renames, with the new path of a renamed picture. */
  removedPictures: ReadonlyMap<string, string | undefined>;
  /** The names of removed pictures that are still in a `descriptions.md`. */
  descriptionsOfRemoved: { path: string; range: Range }[];
  /** Descriptions by the path of their picture, relative to the content folder; empty if a message already explains the fault. */
  descriptions: Map<string, string>;
  /** Each `descriptions.md` that could be parsed, by file. */
  descriptionFiles: Map<string, Source>;
  now: Now;
}
