import type { ListItem, RootContent } from 'mdast';
import { linesOf, type MarkdownText, markdownOf, rangeOfNode } from '../../MarkdownText';
import { warning } from '../../rule';

export const listIndent = warning({
  id: 'list-indent',
  kind: 'sure',
  what: 'Visitors would not see this as a part of the item above, and the list may end here.',
  advice: 'Begin it exactly below the words of that item.',
  markdown(text, report) {
    const containers = [...text.nodes('root'), ...text.nodes('listItem')];
    for (const nodes of containers.map(({ children }) => children.flatMap(itemsOf)))
      for (const [at, first] of nodes.entries()) {
        const item = nodes[at - 1];
        if (item?.type !== 'listItem' || !isMeantInside(text, item, first)) continue;
        const missing = columnOf(item.children[0]) - columnOf(first);
        const end = nodes.findIndex((node, index) => index > at && columnOf(node) <= columnOf(item));
        const lines = nodes.slice(at, end < 0 ? undefined : end).flatMap((node) => linesOf(text, node));
        const edits = lines
          .filter(({ text }) => text.trim() !== '')
          .map(({ start }) => ({ range: text.range(start, start), text: ' '.repeat(missing) }));
        const range = rangeOfNode(text, first, 0, markdownOf(text, first).split('\n', 1)[0]?.length);
        report({ range, edits });
      }
  },
});

const itemsOf = (node: RootContent) => (node.type === 'list' ? node.children : [node]);
const columnOf = (node?: RootContent) => node?.position?.start.column ?? 0;

/** Whether the node was meant inside the item: it is indented by two columns or more, and is not the next number of the list. */
function isMeantInside(text: MarkdownText, item: ListItem, node: RootContent): boolean {
  const indent = columnOf(node) - columnOf(item);
  if (indent < 1 || !item.children[0] || node.type === 'html' || node.type === 'definition') return false;
  if (node.type !== 'listItem') return indent > 1;
  const [above, below = 0] = [item, node].map((each) => Number.parseInt(markdownOf(text, each), 10) || 0);
  return (above === 0) !== (below === 0) || (indent > 1 && below < 2);
}
