import type { Source } from '../read/Source';

export interface TellingLine {
  line: number;
  words: string;
}

const TELLING = /\d|@|lorem|TODO|TBD|FIXME|xxx|\bhere\b|\[insert|\[your/i;

/** Lines with a number, an address, or words that were to be replaced; the owner's own notes aside. */
export function tellingLines({ lines, bodyLine }: Pick<Source, 'lines' | 'bodyLine'>): TellingLine[] {
  return lines.flatMap((words, index) => {
    const isNote = index < bodyLine - 1 && /^\s*#/.test(words);
    return TELLING.test(words) && !isNote ? [{ line: index + 1, words }] : [];
  });
}
