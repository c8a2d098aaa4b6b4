import type { Nodes } from 'mdast';
import type { ParsedProse, ProseValue } from '../kinds/values';
import { nodesOf, textOf } from '../markdown/parseMarkdown';
import type { LoadedEntry, ParsedTexts } from '../model/load/load';
import { memoize } from '../model/memoize';
import { visitEntry } from '../model/visitEntry';
import { type Raw, type Source, valueAt } from '../source/Source';
import { align, spanOf, type TextSpan } from './align';
import { rangeOfText, rangeOfValue } from './fieldRange';
import { pointBelow, type Range, rangeOnLine } from './Range';

/**
 * What a passage is: a field without Markdown (`label` is the text of a link field), the address of a link or a picture, a block of
 * Markdown (`item` is a paragraph in a list), the description of a picture, or a comment in the front matter, which is not shown.
 */
export type Place =
  | 'field'
  | 'label'
  | 'address'
  | 'heading'
  | 'paragraph'
  | 'item'
  | 'cell'
  | 'code'
  | 'html'
  | 'description'
  | 'comment';

/** A text of the owner that the check reads, without the syntax of YAML and Markdown. */
export interface Passage {
  text: string;
  place: Place;
  /** The path of the field; empty in the body. */
  field: string;
  /** The range in the file of the passage with its syntax, or of the characters `from` up to `to` of its text. */
  range(from?: number, to?: number): Range;
}

/** The passages of a file: of its fields in their order, of its body, then its comments. `texts` are the trees of its Markdown texts. */
export function passagesOf(source: Source, entry: LoadedEntry, texts: ParsedTexts): Passage[] {
  const passages: Passage[] = [];
  const addField = (place: Place, text: string, field: string) => {
    const range = (from?: number, to = text.length) =>
      from === undefined ? rangeOfValue(source, field) : rangeOfText(source, field, from, to);
    passages.push({ text, place, field, range });
  };
  const addLink = (label: string, to: string, field: string) => {
    addField('label', label, field);
    // The address is the last part of the value: `label -> address`.
    const at = typedAt(source.values, field)?.lastIndexOf(to) ?? -1;
    const range = (from = 0, end = to.length) => rangeOfText(source, field, at + from, at + end);
    if (at >= 0) passages.push({ text: to, place: 'address', field, range });
  };
  const addText = (value: ProseValue, field = '') => {
    const parsed = texts.get(value);
    if (parsed) for (const passage of passagesIn(parsed, source, field)) passages.push(passage);
  };
  visitEntry(entry, {
    // Skips parsed values that differ from their source, such as dates.
    string: (text, field) => text === typedAt(source.values, field) && addField('field', text, field),
    link: ({ label, to }, field) => addLink(label, to, field),
    prose: (value, field) => value !== entry.body && addText(value, field),
  });
  if (entry.body) addText(entry.body);
  return [...passages, ...commentsIn(source)];
}

/** The text of a field as the owner typed it, trimmed; `undefined` for a list or a group. */
export function typedAt(values: Raw, field: string): string | undefined {
  const value = valueAt(values, field);
  return typeof value === 'string' ? value.trim() : undefined;
}

/** The passages of a `descriptions.md`. */
export const descriptionsIn = (source: Source): Passage[] =>
  Object.entries(source.values).flatMap(([field, text]) => {
    if (typeof text !== 'string') return [];
    const range = (from = 0, to = text.length) => rangeOfText(source, field, from, to);
    return [{ text, place: 'description' as const, field, range }];
  });

/** The range in the file of a span of a Markdown text: of a field, or with an empty `field` of the body. */
export function rangeInText(source: Source, field: string, markdown: string, [start, end]: TextSpan): Range {
  if (field !== '') return rangeOfText(source, field, start, end);
  const { file, lines, bodyLine } = source;
  const pointAt = (offset: number) => pointBelow(lines, bodyLine, Math.min(offset, markdown.length));
  return { file, start: pointAt(start), end: pointAt(end) };
}

/** The passages of a Markdown text. The span of each character is computed only when a range is asked for, which is rare. */
function passagesIn(parsed: ParsedProse, source: Source, field: string): Passage[] {
  const { markdown, tree } = parsed;
  const passages: Passage[] = [];
  const spansOfPassage = memoize((node: Nodes) => spansOf(node, passageText(node, true), markdown));
  /** `whole`: the span of the passage with its syntax. `spans`: those of the characters of its text. */
  const add = (place: Place, text: string, whole: TextSpan, spans: () => readonly TextSpan[]) => {
    const spanBetween = (from?: number, to = text.length) =>
      from === undefined ? whole : spanOf(spans(), from, to);
    const range = (from?: number, to?: number) => rangeInText(source, field, markdown, spanBetween(from, to));
    passages.push({ text, place, field, range });
  };
  let addressCount = 0;
  /** Adds what is not in the text of a node: the description of a picture, and an address. */
  const addAttributes = (node: Nodes, span: TextSpan) => {
    if (node.type === 'image' && node.alt)
      add('description', node.alt, span, () => alignFrom(span[0] + '!['.length, String(node.alt), markdown));
    if (!('url' in node)) return;
    const { url } = node;
    // GFM adds `mailto:` to an email address, which is a passage by itself.
    const text = markdown.slice(...span).includes(url) ? url : '';
    const index = addressCount;
    addressCount += 1;
    const range = (from = 0, to = url.length) =>
      rangeInText(source, field, markdown, spanOf(addressesIn(parsed)[index] ?? [], from, to));
    passages.push({ text, place: 'address', field, range });
  };
  const addAll = (node: Nodes, isItem = false): void => {
    const place = placeOf(node, isItem);
    const span = offsetsOf(node);
    if (place) add(place, passageText(node, true), span, () => spansOfPassage(node));
    addAttributes(node, span);
    if ('children' in node) for (const child of node.children) addAll(child, node.type === 'listItem');
  };
  // `nodesOf` also sets positions that the parser has left out.
  nodesOf(tree);
  addAll(tree);
  return passages;
}

/** The spans of each address of a link, a picture or a definition, in the order of the nodes. */
const addressesIn = memoize(({ markdown, tree }: ParsedProse): TextSpan[][] => {
  let offset = 0;
  return nodesOf(tree).flatMap((node) => {
    offset = Math.max(offset, node.position?.start.offset ?? 0);
    if (!('url' in node)) return [];
    const spans = spansOfAddress(node, markdown, offset);
    offset = Math.max(offset, node.type === 'image' ? 0 : (spans.at(-1)?.[1] ?? 0));
    return [spans];
  });
});

/** The span of each character of an address; of an autolink, of all of it. GFM autolinks may have no position: they are searched after the offset `above`. */
function spansOfAddress(node: Nodes & { url: string }, markdown: string, above: number): TextSpan[] {
  const { start, end } = node.position ?? {};
  if (node.type === 'link' && (start?.offset === undefined || markdown[start.offset] !== '[')) {
    const text = textOf(node);
    const at = node.children[0]?.position?.start.offset ?? markdown.indexOf(text, above);
    return [[at, at + text.length]];
  }
  const label = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined;
  const at = markdown.indexOf(node.type === 'definition' ? ']:' : '](', label ?? start?.offset) + 2;
  return alignFrom(at, node.url, markdown.slice(0, end?.offset));
}

function placeOf({ type }: Nodes, isItem: boolean): Place | undefined {
  if (type === 'heading' || type === 'code' || type === 'html') return type;
  if (type === 'inlineCode') return 'code';
  if (type === 'tableCell') return 'cell';
  if (type !== 'paragraph') return undefined;
  return isItem ? 'item' : 'paragraph';
}

const offsetsOf = ({ position }: Nodes): TextSpan => [position?.start.offset ?? 0, position?.end.offset ?? 0];

/** The object replacement character. It stands for inline code in the text around it, because code is a passage of its own. */
const CODE_CHARACTER = '\ufffc';

/** The text of a node that is a passage (`isWhole`), or of one within a passage. */
function passageText(node: Nodes, isWhole = false): string {
  if (node.type === 'html') return isWhole ? node.value : '';
  if (node.type === 'inlineCode' && !isWhole) return CODE_CHARACTER.repeat(node.value.length);
  return 'children' in node ? node.children.map((child) => passageText(child)).join('') : textOf(node);
}

/** The span in the Markdown of each character of a node's text. */
function spansOf(node: Nodes, text: string, markdown: string): TextSpan[] {
  if ('children' in node && node.children.every(({ position }) => position?.start.offset !== undefined))
    return node.children.flatMap((child) => spansOf(child, passageText(child), markdown));
  const [start, end] = offsetsOf(node);
  const shownText = node.type === 'inlineCode' ? node.value : text;
  return alignFrom(start, shownText, markdown.slice(0, end || undefined));
}

/** Aligns a text with the Markdown from an offset on. */
const alignFrom = (start: number, text: string, markdown: string): TextSpan[] =>
  align(text, markdown.slice(start)).map(([from, to]) => [start + from, start + to]);

/** The comments in the front matter: lines that begin with `#`. */
function commentsIn(source: Source): Passage[] {
  const { lines, bodyLine } = source;
  return lines.slice(0, bodyLine - 1).flatMap((line, index) => {
    const [, mark = '', text = ''] = /^(\s*#+\s*)(.*)$/.exec(line) ?? [];
    const range = (from = 0, to = text.length) =>
      rangeOnLine(source, index + 1, mark.length + from + 1, mark.length + to + 1);
    return text === '' ? [] : [{ text, place: 'comment' as const, field: '', range }];
  });
}
