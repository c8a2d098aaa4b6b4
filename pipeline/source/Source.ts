import type { Document, LineCounter } from 'yaml';

/** A position in a file. Lines and columns count from 1. */
export interface Point {
  line: number;
  column: number;
}

/** `null` is a name without a value. Scalars are the owner's own characters; the schema says what they mean. */
export type Raw = string | null | Raw[] | { [key: string]: Raw };

/** Something that keeps content from being loaded, not yet in words: the linter's rules explain it. */
export interface Fault {
  /** The rule that explains it, or for a value the name of its kind. */
  ruleId: string;
  place: Point;
  /** The path of the field: `hero.buttons.1`; empty for the file itself. */
  field: string;
  /** What was found there. */
  input?: unknown;
}

/** Front matter as a YAML document, in which every scalar is text. */
export interface ParsedYaml {
  text: string;
  document: Document.Parsed;
  counter: LineCounter;
  /** The first error; lines count from 1 at the first line of the front matter. */
  error?: Point & { code: string };
}

/** One Markdown file, split and parsed. */
export interface Source {
  /** Relative to the folder above the content folder. */
  file: string;
  lines: string[];
  values: Record<string, Raw>;
  /** Positions of names, and of the entries of lists, by the path of the field. */
  positions: Map<string, Point>;
  /** Positions of the values that stand on the line of their name. */
  valuePositions: Map<string, Point>;
  body: string;
  /** The line on which the body begins. */
  bodyLine: number;
  /** The front matter's document; missing where the file could not be read so far. */
  yaml?: ParsedYaml;
  /** Why the file could not be read. */
  faults: Fault[];
}

/** Where a field stands; where it is missing, where the group it belongs to stands. */
export function positionOf({ positions }: Pick<Source, 'positions'>, field: string): Point {
  const parts = field === '' ? [] : field.split('.');
  while (parts.length > 0) {
    const position = positions.get(parts.join('.'));
    if (position) return position;
    parts.pop();
  }
  return { line: 1, column: 1 };
}

/** Where the value of a field stands; where it begins on another line than its name, where the name does. */
export function valuePositionOf(source: Source, field: string): Point {
  return source.valuePositions.get(field) ?? positionOf(source, field);
}
