import type { Nodes } from 'mdast';
import type { ParsedProse } from '../kinds/values';
import { nodesOf } from '../markdown/parseMarkdown';
import { rangeInText } from '../passages/markdownPassages';
import type { Range } from '../passages/Range';
import type { Document } from './Document';

/** The parsed Markdown of a body or of a field. */
export interface MarkdownText {
  document: Document;
  markdown: string;
  /** The range in the file of the characters between two offsets in `markdown`; by default, of the whole text. */
  range(start?: number, end?: number): Range;
  /** All nodes of a type, in the order of the text. */
  nodes<Type extends Nodes['type']>(type: Type): NodeOf<Type>[];
  /** Whether the text is the body of a file: its heading levels matter, and lines can be inserted. */
  isBody: boolean;
}

export type NodeOf<Type> = Extract<Nodes, { type: Type }>;

/** `field` is the path of its field; empty for the body. */
export function createMarkdownText(document: Document, prose: ParsedProse, field: string): MarkdownText {
  const { markdown } = prose;
  const allNodes = nodesOf(prose.tree);
  return {
    document,
    markdown,
    isBody: field === '',
    range: (start = 0, end = markdown.length) => rangeInText(document.source, field, markdown, [start, end]),
    nodes: (type) => allNodes.filter((node) => node.type === type) as NodeOf<typeof type>[],
  };
}

export const markdownOf = ({ markdown }: MarkdownText, { position }: Nodes): string =>
  markdown.slice(position?.start.offset, position?.end.offset);

/** The range in the file of a node, or of its characters from `from` up to `to`. */
export function rangeOfNode(
  text: MarkdownText,
  node: Nodes,
  from = 0,
  to = markdownOf(text, node).length,
): Range {
  const start = node.position?.start.offset ?? 0;
  return text.range(start + from, start + to);
}

/** A line of the Markdown. `start` is its offset. */
export interface Line {
  text: string;
  start: number;
}

/** The lines that a node touches, each from its start to its end. */
export function linesOf({ markdown }: MarkdownText, { position }: Nodes): Line[] {
  const [first = 0, last = 0] = [position?.start.offset, position?.end.offset];
  const end = markdown.indexOf('\n', last);
  const lines: Line[] = [];
  let start = markdown.lastIndexOf('\n', first - 1) + 1;
  for (const text of markdown.slice(start, end < 0 ? undefined : end).split('\n')) {
    lines.push({ text, start });
    start += text.length + 1;
  }
  return lines;
}

export const rangeOfLine = ({ range }: MarkdownText, { text, start }: Line): Range =>
  range(start, start + text.length);
