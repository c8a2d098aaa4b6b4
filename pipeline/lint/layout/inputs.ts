import type { ContentType } from '../../model/contentType';
import type { YamlNode } from '../../source/parseYaml';
import type { Fault, Source } from '../../source/Source';
import type { Finding, Kind, Words } from '../finding';
import type { Schema } from './schema';

/** What a rule about the source of a file finds on a line, with its own words where they differ from the rule's. */
export interface LineFinding extends Words, Pick<Finding, 'data' | 'severity'> {
  /** If it is not the line that the rule was asked about. Lines and columns count from 1. */
  line?: number;
  column?: number;
  /** The last line, where it is about several. */
  endLine?: number;
  /** What could stand in place of these lines; an empty text deletes them. */
  text?: string;
  kind?: Kind;
  /** If it is not the field that begins on the line or above it. */
  field?: string;
}

/** The lines of a file before it is read. */
export interface FencesInput {
  lines: readonly string[];
  /** The index of the line that ends the front matter or should; -1 where there is none. */
  closing: number;
  type?: ContentType;
}

/**
 * A line of the front matter at or near which reading stops, or where a value has a shape that the schema does not take. Rules
 * propose lines in its place, and of lines near it. Of what they find without a proposal, the first is shown where no
 * proposal helps.
 */
export interface LayoutInput {
  /** The lines of the front matter at their indexes in the file, with an empty one for the opening fence. */
  front: readonly string[];
  index: number;
  /** The index of the line with the fault. */
  at: number;
  fault: Fault;
  schema: Schema;
  /** The file as far as it can be read. */
  source: Source;
}

/** A value that was read, perhaps in a way that its owner did not mean. */
export interface ValueInput {
  front: readonly string[];
  node: YamlNode;
  /** All values, by their paths. */
  nodes: ReadonlyMap<string, YamlNode>;
  source: Source;
  schema: Schema;
}

/** A file whose layout was repaired as far as possible. */
export interface TextInput {
  source: Source;
  /** Of a `descriptions.md` that can be read: the names of the pictures beside it. */
  pictures?: readonly string[];
}
