import type { ContentType } from '../model/contentType';
import type { YamlNode } from '../source/parseYaml';
import type { Unreadable } from '../source/readSource';
import type { Fault, Source } from '../source/Source';
import type { FieldNames, TextField } from './fields/schema';

/** A line of the front matter that may be wrong. Lines and indexes are those of the file; the opening fence is an empty line. */
export interface FrontLine {
  front: readonly string[];
  index: number;
}

/** A line at or near which the parser stops. */
export interface StoppedLine extends FrontLine {
  names: ReadonlySet<string>;
}

/** What is asked, one step after another; `lintSource` says in which order. */
interface Steps {
  /** The file has no text. */
  bytes: { unreadable: Unreadable };
  item: { lines: readonly string[]; type?: ContentType };
  /** `closing`: the index of the line that ends the front matter or should; -1 where there is none. */
  file: { lines: readonly string[]; closing: number };
  /** Nothing was read, for a reason that is not in a line. */
  refused: { fault: Fault };
  /** A line of `descriptions.md`. `isLevel`: whether all lines begin equally far to the right. */
  picture: { isLevel: boolean } & FrontLine;
  /** A line that has unusual characters, before the parser sees it. */
  characters: FrontLine;
  /** The parser stopped at this line. First, for rules that also read the lines around it. */
  around: StoppedLine;
  /** Next, for rules that read one line near it by itself. */
  line: StoppedLine;
  /** Next, for rules about where that line begins. */
  position: StoppedLine;
  /** Last, for every other fault. */
  unknown: StoppedLine;
  /** The front matter is read. */
  names: { source: Source; known: FieldNames };
  /** `kindAt`: the kind of value that the schema wants in a field. `textsAt`: the fields of a group that take texts. */
  values: {
    front: readonly string[];
    nodes: readonly YamlNode[];
    kindAt: KindAt;
    textsAt: (group: string) => readonly TextField[];
  };
  /** `pictures`: the names of those beside a `descriptions.md`. */
  descriptions: { source: Source; pictures: readonly string[] };
  text: { lines: readonly string[] };
}

export type KindAt = (field: string) => string | undefined;

export type At<Step extends keyof Steps> = { step: Step } & Steps[Step];

/** What rules about the source of a file are asked. A finding without a line is about the line at `index`. */
export type SourceInput = { [Step in keyof Steps]: At<Step> }[keyof Steps];
