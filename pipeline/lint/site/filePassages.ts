import type { ParsedProse, ProseValue } from '../../fields/values';
import { load } from '../../model/load/load';
import { memoize } from '../../model/memoize';
import { visitEntry } from '../../model/visitEntry';
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

/** A file, read again. Only for what is reported. */
const loadAgain = memoize(({ type, source }: Document) => load(type, source));

export const passagesIn = memoize((document: Document): Passage[] => {
  const { entry, texts } = loadAgain(document);
  return passagesOf(document.source, entry, texts);
});

/** The Markdown texts of a file by their fields, with their trees; the text below the fields by an empty name. */
export const textsIn = memoize((document: Document): ReadonlyMap<string, ParsedProse> => {
  const { entry, texts } = loadAgain(document);
  const found = new Map<string, ParsedProse>();
  const add = (value: ProseValue | undefined, field: string) => {
    const text = value && texts.get(value);
    if (text) found.set(field, text);
  };
  visitEntry(entry, { prose: (value, field) => value !== entry.body && add(value, field) });
  add(entry.body, '');
  return found;
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
