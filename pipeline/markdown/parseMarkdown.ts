import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Markdown as a tree with positions; lines count from 1 at its first line. */
export function parseMarkdown(markdown: string): Root {
  return parser.parse(markdown);
}

/** Every node of a tree, parents first. */
export function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}
