import type { ContentType } from '../model/contentType';
import type { Unreadable } from '../source/readFile';
import type { Fault, Source } from '../source/Source';
import type { YamlNode } from '../source/yamlNodes';
import type { FieldNames } from './fields/FieldNames';

/** A line of the front matter, which may be wrong. Lines and indexes are those of the file; in place of the first fence is an empty line. */
export interface FrontLine {
  front: readonly string[];
  index: number;
}

/** A line at or near which the parser stops. */
export interface StoppedLine extends FrontLine {
  /** Every name that a field or a section can have. */
  names: ReadonlySet<string>;
}

/**
 * What rules about the source of a file are asked, one step after another; `lintSource` says in which order. A finding without a
 * line is about the line at `index`.
 */
export type SourceInput =
  /** The file has no text. */
  | { step: 'bytes'; unreadable: Unreadable }
  | { step: 'item'; lines: readonly string[]; type?: ContentType }
  /** `closing`: the index of the line that ends the front matter or should; -1 where there is none. */
  | { step: 'file'; lines: readonly string[]; closing: number }
  /** Nothing was read, for a reason that is not in a line. */
  | { step: 'refused'; fault: Fault }
  /** A line of `descriptions.md`. `isLevel`: whether all lines begin equally far to the right. */
  | ({ step: 'picture'; isLevel: boolean } & FrontLine)
  /** A line that has unusual characters, before the parser sees it. */
  | ({ step: 'characters' } & FrontLine)
  /** The parser stops at this line: what is wrong around it, */
  | ({ step: 'around' } & StoppedLine)
  /** or with a line near it by itself, */
  | ({ step: 'line' } & StoppedLine)
  /** or with where that line begins, */
  | ({ step: 'position' } & StoppedLine)
  /** or else. */
  | ({ step: 'unknown' } & StoppedLine)
  /** The front matter is read. */
  | { step: 'names'; source: Source; known: FieldNames }
  | { step: 'values'; front: readonly string[]; nodes: readonly YamlNode[] }
  /** `pictures`: the names of those beside a `descriptions.md`. */
  | { step: 'descriptions'; source: Source; pictures: readonly string[] }
  | { step: 'text'; lines: readonly string[] };

export type At<Step extends SourceInput['step']> = Extract<SourceInput, { step: Step }>;
