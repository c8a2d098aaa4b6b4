import type { Document, LineCounter } from 'yaml';

/** A position in a file. Lines and columns count from 1. */
export interface Point {
  line: number;
  column: number;
}

/** Unparsed front matter. Scalars are text as typed; `null` is a name without a value. */
export type Raw = string | null | Raw[] | { [key: string]: Raw };

/** The value at a path such as `hero.buttons.1`. */
export function valueAt(value: Raw | undefined, path: string): Raw | undefined {
  return path
    .split('.')
    .reduce<Raw | undefined>(
      (each, name) => (each && typeof each === 'object' ? Object(each)[name] : undefined),
      value,
    );
}

/** Something that cannot be loaded, without a message: the linter's rules explain it. */
export interface Fault {
  /** The id of the rule that explains it, or the kind of the value. */
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
  /** Positions of names and of list items, by the path of the field. */
  positions: Map<string, Point>;
  /** Positions of values on the same line as their names. */
  valuePositions: Map<string, Point>;
  body: string;
  bodyLine: number;
  /** The YAML document of the front matter; missing if it could not be split. */
  yaml?: ParsedYaml;
  faults: Fault[];
}

/** The position of a field; of a missing field, the position of its group. */
export function positionOf({ positions }: Pick<Source, 'positions'>, field: string): Point {
  const parts = field === '' ? [] : field.split('.');
  while (parts.length > 0) {
    const position = positions.get(parts.join('.'));
    if (position) return position;
    parts.pop();
  }
  return { line: 1, column: 1 };
}

/** The position of a field's value; of a value on another line, the position of the name. */
export function valuePositionOf(source: Source, field: string): Point {
  return source.valuePositions.get(field) ?? positionOf(source, field);
}

/** Lines of a file as GitHub addresses them: `content/pages/home.md#L5-L7`. */
export function lineAddress(file: string, from: number, to = from): string {
  const path = file.split('/').map(encodeURIComponent).join('/');
  return `${path}#L${from}${to > from ? `-L${to}` : ''}`;
}

/** A text with one space for each white space, as a browser shows it. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
