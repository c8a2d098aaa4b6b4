import type { Root } from 'hast';
import type { Root as Mdast, Nodes } from 'mdast';
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
  forgetPositions(tree);
  return processor.runSync(tree) as Root;
}

/** Elements have no need of them, and every step would copy them. */
function forgetPositions(node: Nodes): void {
  node.position = undefined;
  if ('children' in node) node.children.forEach(forgetPositions);
}
