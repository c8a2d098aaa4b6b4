import type { Range } from './Range';

/**
 * What a passage is: a field without Markdown (`label` is the text of a link field), the address of a link or a picture, a block of
 * Markdown (`item` is a paragraph in a list), or the description of a picture.
 */
export type Place =
  | 'field'
  | 'label'
  | 'address'
  | 'heading'
  | 'paragraph'
  | 'item'
  | 'cell'
  | 'code'
  | 'html'
  | 'description';

/** A text of the owner that the check reads, without the syntax of YAML and Markdown. */
export interface Passage {
  text: string;
  place: Place;
  /** The path of the field; empty in the body. */
  field: string;
  /** The range in the file of the passage with its syntax, or of the characters `from` up to `to` of its text. */
  range(from?: number, to?: number): Range;
}
