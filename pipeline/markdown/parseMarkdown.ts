import type { Nodes, Parents, Root } from 'mdast';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';

/** A table needs a bar or an aligning colon in its second line. */
const TABLE = /\||:-|-:/;
/** Strikethrough, bare addresses, footnotes and task lists. Markdown links do not need GFM. */
const REST = /~|@|\[\^|\[[ xX]\]|www\.|(?<!\]\(|<)https?:\/\//i;

/** One line that begins like an item of a list. */
const LONE_ITEM = /^\s*(?:[-+*]|\d+[.)])(?:\s.*)?$/;

const plain = unified().use(remarkParse).freeze();
const withTables = unified().use(remarkTable).use(remarkParse).freeze();
const withAll = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze();
const withoutLists = withAll().use(remarkNoLists).freeze();

/**
 * Markdown as a tree with positions; lines count from 1 at its first line. All of GFM doubles the time of reading, so each
 * part of it is used only where its characters are in the text. One line alone is no list: `2009. We have been in it ever since.`
 */
export function parseMarkdown(markdown: string): Root {
  return isOneParagraph(markdown) ? oneParagraph(markdown) : parserFor(markdown).parse(markdown);
}

/** Plain text without any Markdown character, as in most short fields. */
const WORDS = /^\p{L}[\p{L}\p{N} ,;:.?%$/(){}'"’“”–—-]*$/u;

function isOneParagraph(markdown: string): boolean {
  return WORDS.test(markdown) && !markdown.endsWith(' ') && !REST.test(markdown);
}

function oneParagraph(value: string): Root {
  const { length } = value;
  const position = () => ({
    start: { line: 1, column: 1, offset: 0 },
    end: { line: 1, column: length + 1, offset: length },
  });
  const words = { type: 'text' as const, value, position: position() };
  return {
    type: 'root',
    children: [{ type: 'paragraph', children: [words], position: position() }],
    position: position(),
  };
}

function parserFor(markdown: string): Pick<typeof withAll, 'parse'> {
  if (LONE_ITEM.test(markdown.trimEnd())) return withoutLists;
  if (REST.test(markdown)) return withAll;
  return TABLE.test(markdown) ? withTables : plain;
}

function remarkTable(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [gfmTable()];
  data.fromMarkdownExtensions = [gfmTableFromMarkdown()];
}

function remarkNoLists(this: Processor): void {
  this.data().micromarkExtensions?.push({ disable: { null: ['list'] } });
}

/** Every node of a tree, parents first, each with its position. `unist-util-visit` takes five times as long, 0.5 ms an article. */
export function nodesOf(node: Nodes, found: Nodes[] = []): Nodes[] {
  found.push(node);
  if (!('children' in node)) return found;
  placeChildren(node);
  for (const child of node.children) nodesOf(child, found);
  return found;
}

/** GFM makes links of bare addresses after parsing, so these links and the text beside them have no positions. */
function placeChildren({ children, position }: Parents): void {
  let line = position?.start.line ?? 1;
  for (const child of children) {
    if (!child.position) {
      const end = line + textOf(child).split('\n').length - 1;
      child.position = { start: { line, column: 1 }, end: { line: end, column: 1 } };
    }
    line = child.position.end.line;
  }
}

const LINES = new Set(['paragraph', 'heading', 'tableCell', 'strong', 'emphasis', 'delete', 'link']);

/** A text without its Markdown, blocks separated by a space, which `mdast-util-to-string` does not do. HTML is not shown, so its text does not count. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value;
  if (node.type === 'break') return ' ';
  if (!('children' in node)) return '';
  return node.children.map(textOf).join(LINES.has(node.type) ? '' : ' ');
}
