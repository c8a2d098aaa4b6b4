import { writeFiles } from '../unit/copyContent';

/** A file that is made to slow down or stop the check. */
export interface HostileFile {
  what: string;
  make: (folder: string) => void;
  /** If it is one text, the part that can be shortened. */
  parts?: { path: string; head: string; words: string; tail: string };
}

/** Slightly less than the size limit of files. */
export const MAX_BYTES = 498_000;
/** Fields of a page. */
export const FIELDS = 'title: A Page That Was Made to Harm\nlabel: Harm\nhero:\n  heading: Harm';

export function file(path: string, content: string | Buffer): HostileFile['make'] {
  return (folder) => void writeFiles(folder, { [path]: content });
}

/** What a file is filled with: a text, or as many different lines as fit. */
export type Filling = string | ((at: number) => string);

export function inFile(what: string, path: string, head: string, filling: Filling, tail = ''): HostileFile {
  const words = typeof filling === 'string' ? filling : numbered(filling);
  return { what, parts: { path, head, words, tail }, make: file(path, head + words + tail) };
}

/** As many different lines as fit. */
export function numbered(line: (at: number) => string, count = Number.POSITIVE_INFINITY): string {
  const lines: string[] = [];
  for (let at = 0, size = 0; at < count; at += 1) {
    const next = line(at);
    size += Buffer.byteLength(next);
    if (size > MAX_BYTES) break;
    lines.push(next);
  }
  return lines.join('');
}

/** The same text, repeated as often as it fits. */
export function times(words: string, count?: number): string {
  return numbered(() => words, count);
}
