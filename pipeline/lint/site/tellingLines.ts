import type { Source } from '../../source/Source';

export interface TellingLine {
  line: number;
  words: string;
}

/** The lines that hold any of these signs; the owner's own notes aside. */
export function tellingLines(
  { lines, bodyLine }: Pick<Source, 'lines' | 'bodyLine'>,
  signs: RegExp,
): TellingLine[] {
  return lines.flatMap((words, index) => {
    const isNote = index < bodyLine - 1 && /^\s*#/.test(words);
    return signs.test(words) && !isNote ? [{ line: index + 1, words }] : [];
  });
}
