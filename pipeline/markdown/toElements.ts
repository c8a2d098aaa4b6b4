import type { Element, Nodes, Root } from 'hast';
import type { Root as Mdast } from 'mdast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { nodesOf } from './parseMarkdown';

const href = defaultSchema.protocols?.href ?? [];
const schema = {
  ...defaultSchema,
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: [...href, 'tel'] },
};

const processor = unified().use(remarkRehype).use(rehypeSanitize, schema).use(rehypeSlug).freeze();

/** Markdown as safe elements that survive JSON; addresses and `{facts}` are still as the owner wrote them. */
export function toElements(tree: Mdast): Root {
  const root = processor.runSync(tree) as Root;
  dropPositions(root);
  return root;
}

/** The ids that the headings of a text get on the page. */
export function headingIdsIn(tree: Mdast): string[] {
  const children = [...nodesOf(tree)].filter((node) => node.type === 'heading');
  return toElements({ type: 'root', children })
    .children.filter(isElement)
    .map(({ properties }) => String(properties.id));
}

function isElement(node: Root['children'][number]): node is Element {
  return node.type === 'element';
}

function dropPositions(node: Nodes): void {
  delete node.position;
  if ('children' in node) node.children.forEach(dropPositions);
}
