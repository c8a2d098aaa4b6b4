import type { Nodes, Root } from 'hast';
import type { Root as Mdast } from 'mdast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const href = defaultSchema.protocols?.href ?? [];
const schema = {
  ...defaultSchema,
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: [...href, 'tel'] },
};

const processor = unified().use(remarkRehype).use(rehypeSanitize, schema).freeze();

/** Markdown as safe elements that survive JSON; addresses and `{facts}` are still as the owner wrote them. */
export function toElements(tree: Mdast): Root {
  const root = processor.runSync(tree) as Root;
  dropPositions(root);
  return root;
}

function dropPositions(node: Nodes): void {
  delete node.position;
  if ('children' in node) node.children.forEach(dropPositions);
}
