import type { Definition, Link } from 'mdast';
import type { ParsedProse, ProseValue } from '../../kinds/values';
import { nodesOf, textOf } from '../../markdown/parseMarkdown';
import { load } from '../../model/load/load';
import { memoize } from '../../model/memoize';
import { visitEntry } from '../../model/visitEntry';
import { align, type Span, spanOf } from '../../passages/align';
import { type Passage, passagesOf, rangeInText, typedAt } from '../../passages/passages';
import { placeIn, type Range } from '../../passages/Range';
import { type Document, rangeAt } from '../Document';
import { matchesOf } from '../wordings';

/** The text of a passage, as collected by a rule on the site. */
export interface PassageText {
  text: string;
  /** The index among the passages of the file. */
  index: number;
}

/** The texts of the wanted passages, as JSON for `collect`. */
export const keepTexts = (
  passages: readonly Passage[],
  isWanted: (passage: Passage) => boolean,
): PassageText[] =>
  passages.flatMap((passage, index) => (isWanted(passage) ? [{ text: passage.text, index }] : []));

/** Loads a cached file again. Slow, so call it only for a finding. */
const loadAgain = memoize(({ type, source }: Document) => load(type, source));

export const passagesIn = memoize((document: Document): Passage[] => {
  const { entry, texts } = loadAgain(document);
  return passagesOf(document.source, entry, texts);
});

/** The parsed Markdown texts of a file, by the paths of their fields; the path of the body is empty. */
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

/** The matches of patterns with the flag `g` in collected texts of a file. */
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
      matchesOf(pattern, each.text).map(({ 0: words, index }) => ({
        words,
        // A getter, because most matches are not reported, and the range needs the file to be loaded again.
        get range() {
          return rangeOf(each, index, index + words.length);
        },
      })),
    ),
  );
}

/** The range of the address in a link field (`text -> address`), or of a span of the address. */
export function rangeOfTarget(document: Document, field: string, to: string, span: Span = [0, to.length]) {
  const before = (typedAt(document.source.values, field) ?? '').length - to.length;
  return rangeAt(document, field, before + span[0], before + span[1]);
}

/** The range of a span of the address of the link or definition with this index in a Markdown text. */
export function rangeOfTextLink(document: Document, field: string, index: number, [from, end]: Span): Range {
  const text = textsIn(document).get(field);
  if (!text) return placeIn(document.file);
  return rangeInText(
    document.source,
    field,
    text.markdown,
    spanOf(addressesIn(text)[index] ?? [], from, end),
  );
}

export function rangeOfHeading(document: Document, index: number): Range {
  const headings = passagesIn(document).filter(({ place, field }) => place === 'heading' && field === '');
  return headings[index]?.range() ?? placeIn(document.file);
}

const addressesIn = memoize(({ markdown, tree }: ParsedProse): Span[][] => {
  let offset = 0;
  return nodesOf(tree).flatMap((node) => {
    offset = Math.max(offset, node.position?.start.offset ?? 0);
    if (node.type !== 'link' && node.type !== 'definition') return [];
    const spans = spansOf(node, markdown, offset);
    offset = spans.at(-1)?.[1] ?? offset;
    return [spans];
  });
});

/**
 * The span in the Markdown of each character of an address; of an autolink, only the span of the whole address. Some autolinks of GFM
 * have no position: they are searched after the offset `above`.
 */
function spansOf(node: Link | Definition, markdown: string, above: number): Span[] {
  const { start, end } = node.position ?? {};
  const isWritten = start?.offset !== undefined && markdown[start.offset] === '[';
  if (node.type === 'link' && !isWritten) {
    const text = textOf(node);
    const at = node.children[0]?.position?.start.offset ?? markdown.indexOf(text, above);
    return [[at, at + text.length]];
  }
  const label = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined;
  const at = markdown.indexOf(node.type === 'link' ? '](' : ']:', label ?? start?.offset) + 2;
  return align(node.url, markdown.slice(at, end?.offset)).map(([from, to]) => [at + from, at + to]);
}
