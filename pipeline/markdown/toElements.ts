import type { Nodes, Root } from 'hast';
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

/** What can be jumped to: the ids of all headings. */
export function idsIn(node: Root | Root['children'][number]): string[] {
  const own = node.type === 'element' && /^h[1-6]$/.test(node.tagName) ? [String(node.properties.id)] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(idsIn)] : own;
}

/** The elements of the headings alone. */
export function headingsOf(tree: Mdast): Root {
  const children = [...nodesOf(tree)].filter((node) => node.type === 'heading');
  return toElements({ type: 'root', children });
}

function dropPositions(node: Nodes): void {
  delete node.position;
  if ('children' in node) node.children.forEach(dropPositions);
}
