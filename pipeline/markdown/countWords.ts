import type { Nodes } from 'hast';
import type { Prose } from '../fields/mentions';

/** The words of a text, as a reader would count them. */
export function countWords({ prose }: Prose): number {
  return plainText(prose).split(/\s+/).filter(Boolean).length;
}

/** A text without its marks, blocks parted by a space. */
export function plainText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(plainText).join(node.type === 'root' ? ' ' : '') : '';
}
