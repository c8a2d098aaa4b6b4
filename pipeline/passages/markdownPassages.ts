import type { Nodes } from 'mdast';
import type { ParsedProse } from '../kinds/values';
import { nodesOf, textOf } from '../markdown/parseMarkdown';
import { memoize } from '../model/memoize';
import type { Point, Source } from '../source/Source';
import { align, spanOf, type TextSpan } from './align';
import type { Passage, Place } from './Passage';
import { type Range, rangeOfText } from './Range';

/** A passage of a Markdown text, with offsets in the text. */
interface MarkdownPassage {
  place: Place;
  text: string;
  /** The span of the passage with its syntax; missing if it has none. */
  whole?: TextSpan;
  /** The span of each character of the text. It is computed only when a range is asked for, which is rare. */
  spans: () => readonly TextSpan[];
}

/** The passages of a Markdown text: its blocks and code, the descriptions of its pictures, and its addresses. */
export function passagesIn({ markdown, tree }: ParsedProse, source: Source, field: string): Passage[] {
  const nodes = nodesOf(tree);
  const passages = [
    ...blocksIn(nodes, markdown),
    ...imageTextsIn(nodes, markdown),
    ...addressesIn(nodes, markdown),
  ];
  return passages.map(({ place, text, whole, spans }) => {
    const wholeSpan = () => whole ?? spanOf(spans(), 0, Number.POSITIVE_INFINITY);
    const range = (from?: number, to = text.length) =>
      rangeInText(source, field, markdown, from === undefined ? wholeSpan() : spanOf(spans(), from, to));
    return { text, place, field, range };
  });
}

function blocksIn(nodes: readonly Nodes[], markdown: string): MarkdownPassage[] {
  const spansOfNode = memoize((node: Nodes) => spansOf(node, markdown));
  const inItems = new Set(nodes.flatMap((node) => (node.type === 'listItem' ? node.children : [])));
  return nodes.flatMap((node) => {
    const place = node.type === 'paragraph' && inItems.has(node) ? 'item' : PLACES[node.type];
    if (!place) return [];
    return { place, text: textOfPassage(node), whole: offsetsOf(node), spans: () => spansOfNode(node) };
  });
}

const PLACES: { [Type in Nodes['type']]?: Place } = {
  heading: 'heading',
  paragraph: 'paragraph',
  tableCell: 'cell',
  code: 'code',
  inlineCode: 'code',
  html: 'html',
};

function imageTextsIn(nodes: readonly Nodes[], markdown: string): MarkdownPassage[] {
  return nodes.flatMap((node) => {
    const text = node.type === 'image' ? node.alt : undefined;
    if (!text) return [];
    const whole = offsetsOf(node);
    const spans = () => alignFrom(whole[0] + '!['.length, text, markdown);
    return { place: 'description' as const, text, whole, spans };
  });
}

/** The addresses of links, pictures and definitions. One that is written in another way has an empty text: it counts too, because links are found by their number. */
function addressesIn(nodes: readonly Nodes[], markdown: string): MarkdownPassage[] {
  let above = 0;
  return nodes.flatMap((node) => {
    const [start, end] = offsetsOf(node);
    above = Math.max(above, start);
    if (!('url' in node)) return [];
    const autolink = spanOfAutolink(node, markdown, above);
    above = Math.max(above, autolink?.[1] ?? 0);
    const text = markdown.slice(start, end).includes(node.url) ? node.url : '';
    const spans = () => (autolink ? [autolink] : spansOfAddress(node, markdown));
    return { place: 'address' as const, text, spans };
  });
}

/** The range in the file of a span of a Markdown text: of a field, or with an empty `field` of the body. */
export function rangeInText(source: Source, field: string, markdown: string, [start, end]: TextSpan): Range {
  if (field !== '') return rangeOfText({ source }, field, start, end);
  const { file, lines, bodyLine } = source;
  const pointAt = (offset: number) => pointAtOffset(lines, bodyLine, Math.min(offset, markdown.length));
  return { file, start: pointAt(start), end: pointAt(end) };
}

/** The position of the character at an offset from the start of `firstLine`, which counts from 1. */
function pointAtOffset(lines: readonly string[], firstLine: number, offset: number): Point {
  const starts = startsOf(lines);
  const at = (starts[firstLine - 1] ?? 0) + offset;
  let [line, end] = [firstLine, lines.length];
  while (line < end) {
    const middle = Math.ceil((line + end) / 2);
    if ((starts[middle - 1] ?? 0) <= at) line = middle;
    else end = middle - 1;
  }
  return { line, column: at - (starts[line - 1] ?? 0) + 1 };
}

/** The offset of each line in the whole text. */
const startsOf = memoize((lines: readonly string[]): readonly number[] => {
  let start = 0;
  return lines.map(({ length }) => {
    const lineStart = start;
    start += length + 1;
    return lineStart;
  });
});

/** The span of an address that is its own text; `undefined` for other nodes. GFM gives some no position: they are searched after the offset `above`. */
function spanOfAutolink(node: Nodes, markdown: string, above: number): TextSpan | undefined {
  const start = node.position?.start.offset;
  if (node.type !== 'link' || (start !== undefined && markdown[start] === '[')) return undefined;
  const text = textOf(node);
  const at = node.children[0]?.position?.start.offset ?? markdown.indexOf(text, above);
  return [at, at + text.length];
}

/** The span of each character of the address of a link, a picture or a definition. */
function spansOfAddress(node: Nodes & { url: string }, markdown: string): TextSpan[] {
  const [start, end] = offsetsOf(node);
  const label = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined;
  const at = markdown.indexOf(node.type === 'definition' ? ']:' : '](', label ?? start) + 2;
  return alignFrom(at, node.url, markdown.slice(0, end));
}

const offsetsOf = ({ position }: Nodes): TextSpan => [position?.start.offset ?? 0, position?.end.offset ?? 0];

/** The object replacement character. It stands for inline code in the text around it, because code is a passage of its own. */
const CODE_CHARACTER = '\ufffc';

function textOfPassage(node: Nodes): string {
  if (node.type === 'html') return node.value;
  return 'children' in node ? node.children.map(textWithin).join('') : textOf(node);
}

/** The text of a node that is a part of a passage. */
function textWithin(node: Nodes): string {
  if (node.type === 'html') return '';
  return node.type === 'inlineCode' ? CODE_CHARACTER.repeat(node.value.length) : textOfPassage(node);
}

/** The span in the Markdown of each character of the text of a passage, or of a part of it. */
function spansOf(node: Nodes, markdown: string): TextSpan[] {
  if ('children' in node && node.children.every(({ position }) => position?.start.offset !== undefined))
    return node.children.flatMap((child) => (child.type === 'html' ? [] : spansOf(child, markdown)));
  const [start, end] = offsetsOf(node);
  return alignFrom(start, textOfPassage(node), markdown.slice(0, end || undefined));
}

/** Aligns a text with the Markdown from an offset on. */
const alignFrom = (start: number, text: string, markdown: string): TextSpan[] =>
  align(text, markdown.slice(start)).map(([from, to]) => [start + from, start + to]);
