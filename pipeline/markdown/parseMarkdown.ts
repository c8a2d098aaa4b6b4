import type { Nodes, Root } from 'mdast';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';

/** A table needs a bar or an aligning colon in its second line. */
const TABLE = /\||:-|-:/;
/** Struck words, bare addresses, foot notes and boxes to tick; a link written as Markdown has no need of them. */
const REST = /~|@|\[\^|\[[ xX]\]|www\.|(?<!\]\(|<)https?:\/\//i;

const plain = unified().use(remarkParse).freeze();
const withTables = unified().use(remarkTable).use(remarkParse).freeze();
const withAll = unified().use(remarkParse).use(remarkGfm).freeze();

/**
 * Markdown as a tree with positions; lines count from 1 at its first line. All of GFM doubles the time of reading, so each
 * part of it is asked only where its signs stand in the text.
 */
export function parseMarkdown(markdown: string): Root {
  return parserFor(markdown).parse(markdown);
}

function parserFor(markdown: string): Pick<typeof withAll, 'parse'> {
  if (REST.test(markdown)) return withAll;
  return TABLE.test(markdown) ? withTables : plain;
}

function remarkTable(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [gfmTable()];
  data.fromMarkdownExtensions = [gfmTableFromMarkdown()];
}

/** Every node of a tree, parents first. */
export function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}
