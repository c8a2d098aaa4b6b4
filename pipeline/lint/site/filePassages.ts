import { loadEntry } from '../../model/load/load';
import { memoize } from '../../model/memoize';
import type { TextSpan } from '../../passages/align';
import type { Passage } from '../../passages/Passage';
import { passagesOf, typedAt } from '../../passages/passages';
import { type Range, rangeOfText, startOfFile } from '../../passages/Range';
import type { Document } from '../Document';
import { matchesOf } from '../wordings';
import { textsIn } from './links/publishedVersion';

/** The text of a passage, as collected by a rule on the site. */
export interface PassageText {
  text: string;
  /** The index among the passages of the file. */
  index: number;
}

/** The texts of the wanted passages, as JSON for `collect`. */
export const keepTexts = (passages: readonly Passage[], isWanted: (passage: Passage) => boolean) =>
  passages.flatMap((passage, index) => (isWanted(passage) ? [{ text: passage.text, index }] : []));

/** The passages of a file, which is loaded again. Slow, so call it only for a finding. */
export const passagesIn = memoize(({ type, source }: Document): Passage[] => {
  const { entry, texts } = loadEntry(type, source);
  return passagesOf(source, entry, texts);
});

/** The values of the fields as typed, and the passages of the body. */
export function typedTexts(document: Document): Pick<Passage, 'text' | 'field' | 'range'>[] {
  const ofFields = [...textsIn(document.source)].map(([field, text]) => ({
    text,
    field,
    range: (from?: number, to?: number) => rangeOfText(document, field, from, to),
  }));
  return [...ofFields.filter(({ field }) => field), ...passagesIn(document).filter(({ field }) => !field)];
}

/** The matches of patterns with the flag `g` in collected texts of a file. */
export function matchesIn(document: Document, texts: readonly PassageText[], patterns: readonly RegExp[]) {
  const rangeOf = ({ index, text }: PassageText, from: number, to: number) => {
    const passage = passagesIn(document)[index];
    return passage?.text === text ? passage.range(from, to) : startOfFile(document.file);
  };
  return texts.flatMap((each) =>
    patterns.flatMap((pattern) =>
      matchesOf(pattern, each.text).map(({ 0: words, index }) => ({
        words,
        // A getter, because most matches are not reported, and the range needs the file to be loaded again.
        get range(): Range {
          return rangeOf(each, index, index + words.length);
        },
      })),
    ),
  );
}

/** The range of the address in a link field (`text -> address`), or of a span of the address. */
export function rangeOfTarget(
  document: Document,
  field: string,
  to: string,
  span: TextSpan = [0, to.length],
) {
  const before = (typedAt(document.source.values, field) ?? '').length - to.length;
  return rangeOfText(document, field, before + span[0], before + span[1]);
}

/** The range of a span of the address with this index in a Markdown text, which counts links, pictures and definitions. */
export function rangeOfTextLink(document: Document, field: string, index: number, span?: TextSpan): Range {
  const addresses = passagesIn(document).filter((each) => each.place === 'address' && each.field === field);
  return addresses[index]?.range(...(span ?? [])) ?? startOfFile(document.file);
}

/** The range of the heading with this index in the body. */
export function rangeOfHeading(document: Document, index: number): Range {
  const headings = passagesIn(document).filter(({ place, field }) => place === 'heading' && field === '');
  return headings[index]?.range() ?? startOfFile(document.file);
}
