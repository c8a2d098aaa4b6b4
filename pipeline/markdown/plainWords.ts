import type { Nodes } from 'mdast';

const LINES = new Set(['paragraph', 'heading', 'tableCell', 'strong', 'emphasis', 'delete', 'link']);

/** A text's own words without its marks, blocks parted by a space. HTML is not shown, so its words do not count. `mdast-util-to-string` parts no blocks. */
export function plainWords(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value;
  if (node.type === 'break') return ' ';
  if (!('children' in node)) return '';
  return node.children.map(plainWords).join(LINES.has(node.type) ? '' : ' ');
}
