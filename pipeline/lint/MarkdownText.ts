import type { Nodes } from 'mdast';
import type { Document } from './Document';

/** A Markdown text with its tree: the body of a file, or a field. */
export interface MarkdownText {
  document: Document;
  /** The path of the field; missing for the body. */
  field?: string;
  lines: readonly string[];
  /** All nodes of the tree in their order, by type. */
  nodes: { readonly [Type in Nodes['type']]?: readonly Extract<Nodes, { type: Type }>[] };
  /** Whether it is the body of a page, whose headings follow one another and where lines may be put in. */
  isPage: boolean;
}
