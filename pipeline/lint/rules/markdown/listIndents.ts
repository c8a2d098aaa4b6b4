import type { ListItem, RootContent } from 'mdast';
import { linesOf, type MarkdownText, rangeOfNode, typedAs } from '../../MarkdownText';
import { warning } from '../../rule';

export const listIndent = warning({
  id: 'list-indent',
  what: 'Visitors would not see this as a part of the item above, and the list may end here.',
  advice: 'Begin it exactly below the words of that item, {spaces} further right.',
  markdown(text, report) {
    const containers = [...text.nodes('root'), ...text.nodes('listItem')];
    for (const [item, ...below] of containers.flatMap(({ children }) => itemsWithRest(children))) {
      const [first] = below;
      const missing = columnOf(item.children[0]) - columnOf(first);
      if (!first || missing < 1 || !isMeantInside(text, item, first)) continue;
      const end = below.findIndex((node) => columnOf(node) <= columnOf(item));
      const lines = below.slice(0, end < 0 ? undefined : end).flatMap((node) => linesOf(text, node));
      const goesOn = [first, below[end]].some((node) => node?.type === 'listItem');
      report({
        range: rangeOfNode(text, first, 0, typedAs(text, first).split('\n', 1)[0]?.length),
        data: { spaces: missing === 1 ? 'one space' : `${missing} spaces` },
        fix: {
          edits: lines
            .filter(({ typed }) => typed.trim() !== '')
            .map(({ start }) => ({ range: text.range(start, start), text: ' '.repeat(missing) })),
          kind: goesOn ? 'sure' : 'choice',
        },
      });
    }
  },
});

const columnOf = (node?: RootContent) => node?.position?.start.column ?? 0;

/** Each item that something further right follows, and all that follows it. */
function itemsWithRest(children: readonly RootContent[]): [ListItem, ...RootContent[]][] {
  const nodes = children.flatMap((node) => (node.type === 'list' ? node.children : [node]));
  return nodes.flatMap((node, at) =>
    node.type === 'listItem' && columnOf(nodes[at + 1]) > columnOf(node)
      ? [[node, ...nodes.slice(at + 1)]]
      : [],
  );
}

/** One space too many is often a slip, and where the numbers go on, the next item was meant. */
function isMeantInside(text: MarkdownText, item: ListItem, node: RootContent): boolean {
  if (node.type === 'html' || node.type === 'definition') return false;
  const isWide = columnOf(node) - columnOf(item) > 1;
  if (node.type !== 'listItem') return isWide;
  const [above, below] = [item, node].map((each) => Number.parseInt(typedAs(text, each), 10) || 0);
  return (above === 0) !== (below === 0) || (isWide && Number(below) < 2);
}
