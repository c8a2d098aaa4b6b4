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

/** Lines as one text, each behind its number: a site has many thousands, and hardly one is ever looked at by itself. */
export function joinLines(lines: readonly TellingLine[]): string {
  return lines.map(({ line, words }) => `${line} ${words}`).join('\n');
}

export function splitLines(text: string): TellingLine[] {
  if (text === '') return [];
  return text.split('\n').map((each) => {
    const end = each.indexOf(' ');
    return { line: Number(each.slice(0, end)), words: each.slice(end + 1) };
  });
}
