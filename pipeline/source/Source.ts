import type { Document, LineCounter } from 'yaml';

/** A position in a file. Lines and columns count from 1. */
export interface Point {
  line: number;
  column: number;
}

/** Front matter without types. Scalars are text as typed; `null` is a key without a value. */
export type Raw = string | null | Raw[] | { [key: string]: Raw };

export function isGroup(value: Raw | undefined): value is { [key: string]: Raw } {
  return value !== undefined && value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** `hero.buttons` and `1` make `hero.buttons.1`. */
export function joinPath(path: string, name: string | number): string {
  return path === '' ? String(name) : `${path}.${name}`;
}

/** The value at a path such as `hero.buttons.1`. */
export function valueAt(value: Raw | undefined, path: string): Raw | undefined {
  let found = value;
  for (const name of path.split('.')) {
    if (Array.isArray(found)) found = found[Number(name)];
    else found = isGroup(found) ? found[name] : undefined;
  }
  return found;
}

/** A value that cannot be loaded. It has no message; the rules of the linter explain it. */
export interface Fault {
  /** The id of the rule that explains the fault, or the kind of the value. */
  ruleId: string;
  place: Point;
  /** The path of the field: `hero.buttons.1`; empty for the file itself. */
  field: string;
  input?: unknown;
}

/** Front matter as a YAML document, in which every scalar is text. */
export interface ParsedYaml {
  text: string;
  document: Document.Parsed;
  counter: LineCounter;
  /** The first error. Line 1 is the first line of the front matter. */
  error?: Point & { code: string };
}

export interface Source {
  /** Relative to the folder above the content folder. */
  file: string;
  /** All lines of the file, with the fences. */
  lines: string[];
  values: Record<string, Raw>;
  /** Positions of keys and of list items, by path of the field. */
  positions: Map<string, Point>;
  /** Positions of values that are on the same line as their keys. */
  valuePositions: Map<string, Point>;
  body: string;
  /** The number of the body's first line. */
  bodyLine: number;
  /** Missing if the front matter could not be split from the body. */
  yaml?: ParsedYaml;
  faults: Fault[];
}

/** The position of a field, or of its group if the field is missing. */
export function positionOf({ positions }: Pick<Source, 'positions'>, field: string): Point {
  const parts = field === '' ? [] : field.split('.');
  while (parts.length > 0) {
    const position = positions.get(parts.join('.'));
    if (position) return position;
    parts.pop();
  }
  return { line: 1, column: 1 };
}

/** The position of a field's value, or of its key if the value is on another line. */
export function valuePositionOf(source: Source, field: string): Point {
  return source.valuePositions.get(field) ?? positionOf(source, field);
}

/** The lines of a file in GitHub's notation: `content/pages/home.md#L5-L7`. */
export function lineAddress(file: string, from: number, to = from): string {
  const path = file.split('/').map(encodeURIComponent).join('/');
  return `${path}#L${from}${to > from ? `-L${to}` : ''}`;
}

/** Collapses white space as browsers do. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
