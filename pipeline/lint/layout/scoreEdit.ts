import type { Replacement } from './evaluateEdit';
import type { Parsed } from './parseLines';

/** What is left after an edit. Lower is better. */
export interface Score {
  faults: number;
  losesLetters: boolean;
  /** The number of changed characters. */
  changed: number;
}

/** Scores an edit by what is left after it. `lines` are those before it. */
export function scoreEdit(lines: readonly string[], edit: Replacement, { error, faults }: Parsed): Score {
  const old = withoutStyle(lines.slice(edit.first, edit.last + 1).join('\n'));
  const text = withoutStyle(edit.text);
  return {
    faults: faults.length + (error ? 1 : 0),
    losesLetters: !isSubsequence(lettersAndDigits(old), text),
    changed: changedCharacters(old, text),
  };
}

/** Negative if the first score is better by faults or by lost letters. */
export const compareResults = (one: Score, other: Score): number =>
  one.faults - other.faults || Number(one.losesLetters) - Number(other.losesLetters);

/** Negative if the first score is better. */
export const compareScores = (one: Score, other: Score): number =>
  compareResults(one, other) || one.changed - other.changed;

const withoutStyle = (text: string) => text.toLowerCase().replace(/[“”„]/g, '"').replace(/\t/g, '  ');

/** Whether `text` is a subsequence of `other`. */
function isSubsequence(text: string, other: string): boolean {
  let at = -1;
  return [...text].every((character) => {
    at = other.indexOf(character, at + 1);
    return at >= 0;
  });
}

/** The number of characters removed and added between the common start and end of two texts. */
function changedCharacters(old: string, text: string): number {
  if (isSubsequence(old, text)) return text.length - old.length;
  if (isSubsequence(text, old)) return old.length - text.length;
  let start = 0;
  while (start < Math.min(old.length, text.length) && old[start] === text[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, text.length) - start && old.at(-1 - end) === text.at(-1 - end)) end += 1;
  return old.length + text.length - 2 * (start + end);
}

/** Whether two texts differ only in spaces and punctuation. */
export const hasSameLetters = (one: string, other: string) =>
  lettersAndDigits(one) === lettersAndDigits(other);
const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
