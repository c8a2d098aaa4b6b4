import type { Problem } from '../report/Problem';

/** Where a value or its name stands. Lines and columns count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** What was found in one Markdown file. Scalars are the owner's own characters; meaning comes later. */
export interface Source {
  file: string;
  lines: string[];
  values: Record<string, Raw>;
  /** Places of names and values, by path: `hero.buttons.1`. */
  places: Map<string, Place>;
  /** Places of the values that stand on the line of their name, by path. */
  valuePlaces: Map<string, Place>;
  body: string;
  /** The file's line on which the body's first line stands. */
  bodyLine: number;
  problems: Problem[];
  /** Whether the fields could be read, if need be as if the faults in `problems` were mended. */
  readable: boolean;
  /** Fields and groups of which a problem in `problems` is the cause of all else that is wrong with them. */
  unsure: Set<string>;
}

/** `null` is a name without a value. */
export type Raw = string | null | Raw[] | { [key: string]: Raw };
