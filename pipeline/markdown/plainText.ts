import type { Nodes } from 'hast';

/** A text without its marks, blocks parted by a space. */
export function plainText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(plainText).join(node.type === 'root' ? ' ' : '') : '';
}
