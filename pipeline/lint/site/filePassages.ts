import { load } from '../../model/load/load';
import { memoize } from '../../model/memoize';
import { type Passage, passagesOf } from '../../passages/passages';
import { placeIn, type Range } from '../../passages/Range';
import type { Document } from '../Document';

/** The text of a passage, as a rule on the site collects it. */
export interface PassageText {
  text: string;
  /** Its position among the passages of its file. */
  index: number;
}

/** The passages that a rule on the site wants to see later, as JSON. */
export const keepTexts = (
  passages: readonly Passage[],
  isWanted: (passage: Passage) => boolean,
): PassageText[] =>
  passages.flatMap((passage, index) => (isWanted(passage) ? [{ text: passage.text, index }] : []));

/** The passages of a file, read again. Only for what is reported. */
export const passagesIn = memoize((document: Document): Passage[] => {
  const { entry, texts } = load(document.type, document.source);
  return passagesOf(document.source, entry, texts);
});

/** What patterns with the flag `g` find in collected texts of a file. */
export function matchesIn(
  document: Document,
  texts: readonly PassageText[],
  patterns: readonly RegExp[],
): { words: string; range: Range }[] {
  const rangeOf = ({ index, text }: PassageText, from: number, to: number) => {
    const passage = passagesIn(document)[index];
    return passage?.text === text ? passage.range(from, to) : placeIn(document.file);
  };
  return texts.flatMap((each) =>
    patterns.flatMap((pattern) =>
      [...each.text.matchAll(pattern)].map(({ 0: words, index }) => ({
        words,
        // Most are not reported, and the file is not read again for them.
        get range() {
          return rangeOf(each, index, index + words.length);
        },
      })),
    ),
  );
}
