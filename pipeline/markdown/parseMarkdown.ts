import type { Nodes, Parents, Root } from 'mdast';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';

/** Text that may contain a table: its delimiter row has a bar or an aligning colon. */
const TABLE = /\||:-|-:/;
/** Text that may contain other GFM syntax: strikethrough, bare addresses, footnotes, task lists. The address in a Markdown link does not count. */
const OTHER_GFM = /~|@|\[\^|\[[ xX]\]|www\.|(?<!\]\(|<)https?:\/\//i;

/** A single line that begins like a list item. */
const LONE_ITEM = /^\s*(?:[-+*]|\d+[.)])(?:\s.*)?$/;

const plain = unified().use(remarkParse).freeze();
const withTables = unified().use(remarkTable).use(remarkParse).freeze();
const withAll = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze();
const withoutLists = withAll().use(remarkNoLists).freeze();

/**
 * Parses Markdown to a tree with positions; the first line of `markdown` is line 1. GFM doubles the parsing time, so its extensions are
 * used only if the text contains their characters. A single line is never a list: `2009. We have been in it ever since.`
 */
export function parseMarkdown(markdown: string): Root {
  return parserFor(markdown).parse(markdown);
}

function parserFor(markdown: string): Pick<typeof withAll, 'parse'> {
  if (LONE_ITEM.test(markdown.trimEnd())) return withoutLists;
  if (OTHER_GFM.test(markdown)) return withAll;
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

/** All nodes of a tree, parents first. Missing positions are added to the tree. `unist-util-visit` is five times slower (0.5 ms per article). */
export function nodesOf(node: Nodes, found: Nodes[] = []): Nodes[] {
  found.push(node);
  if (!('children' in node)) return found;
  addMissingPositions(node);
  for (const child of node.children) nodesOf(child, found);
  return found;
}

/** Adds missing positions: GFM turns bare addresses into links after parsing, and neither those links nor the text beside them have positions. */
function addMissingPositions({ children, position }: Parents): void {
  let line = position?.start.line ?? 1;
  for (const child of children) {
    if (!child.position) {
      const end = line + textOf(child).split('\n').length - 1;
      child.position = { start: { line, column: 1 }, end: { line: end, column: 1 } };
    }
    line = child.position.end.line;
  }
}

const INLINE_PARENTS = new Set(['paragraph', 'heading', 'tableCell', 'strong', 'emphasis', 'delete', 'link']);

/** The visible text of a node, with a space between blocks, which `mdast-util-to-string` omits. HTML is not shown on pages, so its text is left out. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value;
  if (node.type === 'break') return ' ';
  if (!('children' in node)) return '';
  return node.children.map(textOf).join(INLINE_PARENTS.has(node.type) ? '' : ' ');
}
