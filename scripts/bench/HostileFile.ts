import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Something that somebody might put into a content folder to stop its check. */
export interface HostileFile {
  what: string;
  make: (folder: string) => void;
  /** Where it is one text, what of it can be shortened: `words`. */
  parts?: { path: string; head: string; words: string; tail: string };
}

/** A little less than the largest file that is opened. */
export const MAX_BYTES = 498_000;
/** Fields of a page. */
export const FIELDS = 'title: A Page That Was Made to Harm\nlabel: Harm\nhero:\n  heading: Harm';

export function file(path: string, content: string | Buffer): HostileFile['make'] {
  return (folder) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
}

export function inFile(what: string, path: string, head: string, words: string, tail = ''): HostileFile {
  return { what, parts: { path, head, words, tail }, make: file(path, head + words + tail) };
}

/** Lines that differ, as many as fit. */
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

/** The same words, as often as they fit. */
export function times(words: string, count?: number): string {
  return numbered(() => words, count);
}
