import type { Nodes } from 'mdast';
import type { ParsedProse } from '../fields/values';
import { nodesOf } from '../markdown/parseMarkdown';
import { rangeInText } from '../passages/passages';
import type { Range } from '../passages/Range';
import type { Document } from './Document';

/** A Markdown text with its tree: the body of a file, or a field. */
export interface MarkdownText {
  document: Document;
  /** The path of the field; missing for the body. */
  field?: string;
  lines: readonly string[];
  markdown: string;
  /** Where characters of `markdown` stand in the file, by their offsets; without any, the whole text. */
  range(start?: number, end?: number): Range;
  /** The nodes of the tree that rules look at, in their order, by type. */
  nodes: { readonly [Type in LintedType]: readonly NodeOf<Type>[] };
  /** Whether it is the body of a page, in which heading levels count and lines may be inserted. */
  isPage: boolean;
}

type LintedType =
  | 'code'
  | 'definition'
  | 'heading'
  | 'html'
  | 'image'
  | 'link'
  | 'paragraph'
  | 'table'
  | 'text';
type NodeOf<Type> = Extract<Nodes, { type: Type }>;

export function createMarkdownText(
  document: Document,
  { markdown, tree }: ParsedProse,
  field?: string,
): MarkdownText {
  const all = nodesOf(tree);
  const of = <Type extends LintedType>(type: Type) =>
    all.filter((node): node is NodeOf<Type> => node.type === type);
  const nodes = {
    code: of('code'),
    definition: of('definition'),
    heading: of('heading'),
    html: of('html'),
    image: of('image'),
    link: of('link'),
    paragraph: of('paragraph'),
    table: of('table'),
    text: of('text'),
  };
  const range = (start = 0, end = markdown.length) =>
    rangeInText(document.source, field ?? '', markdown, [start, end]);
  return {
    document,
    field,
    markdown,
    range,
    lines: markdown.split('\n'),
    nodes,
    isPage: field === undefined,
  };
}

/** Where a node, or the characters of its Markdown from `from` up to `to`, stand in the file. */
export function rangeOfNode(
  { range, markdown }: MarkdownText,
  { position }: Nodes,
  from = 0,
  to?: number,
): Range {
  const [start = 0, end = markdown.length] = [position?.start.offset, position?.end.offset];
  return range(start + from, to === undefined ? end : start + to);
}

export const lineOf = ({ position }: Nodes): number => position?.start.line ?? 1;

export function sourceLines(node: Nodes, lines: readonly string[]): readonly string[] {
  return lines.slice(lineOf(node) - 1, node.position?.end.line ?? lineOf(node));
}

interface TextLine {
  /** The line without its Markdown. */
  value: string;
  source: string;
  line: number;
  text: string;
}

export function* textLines({ nodes, lines }: MarkdownText, wanted: RegExp): Generator<TextLine> {
  for (const node of nodes.text) {
    if (!wanted.test(node.value)) continue;
    for (const [offset, value] of node.value.split('\n').entries()) {
      const line = lineOf(node) + offset;
      yield { value, source: lines[line - 1] ?? '', line, text: node.value };
    }
  }
}

export function* paragraphLines({ nodes, lines }: MarkdownText, wanted: RegExp) {
  for (const node of nodes.paragraph)
    for (const [offset, source] of sourceLines(node, lines).entries())
      if (wanted.test(source)) yield { source, line: lineOf(node) + offset };
}
