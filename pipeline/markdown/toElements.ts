import type { Root } from 'hast';
import type { Root as Mdast, Nodes } from 'mdast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { nodesOf } from './parseMarkdown';

// The default is what GitHub allows. Links to phone numbers are added.
const href = defaultSchema.protocols?.href ?? [];
const { a, ...attributes } = defaultSchema.attributes ?? {};
const schema = {
  ...defaultSchema,
  // `aria-describedby` would refer to the footnotes' heading, which is in English and is removed.
  attributes: { ...attributes, a: a?.filter((name) => name !== 'ariaDescribedBy') },
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: [...href, 'tel'] },
};

const processor = unified().use(remarkRehype).use(rehypeSanitize, schema).freeze();

/** A Markdown tree as sanitized HTML elements, which can be stored as JSON. Addresses are as written, `{facts}` too. */
export function toElements(tree: Mdast, { keepsPositions = false } = {}): Root {
  keepAddresses(nodesOf(tree));
  if (!keepsPositions) removePositions(tree);
  return processor.runSync(tree) as Root;
}

/** Removes the positions: elements do not need them, and every later step would copy them. */
function removePositions(node: Nodes): void {
  node.position = undefined;
  if ('children' in node) node.children.forEach(removePositions);
}

/** Keeps the addresses of links as written: `remark-rehype` would percent-encode them. */
function keepAddresses(nodes: readonly Nodes[]): void {
  const defined = new Map(
    nodes
      .filter((node) => node.type === 'definition')
      .map((node) => [node.identifier, node.url] as const)
      .reverse(),
  );
  for (const node of nodes) {
    if (node.type !== 'link' && node.type !== 'linkReference') continue;
    const href = node.type === 'link' ? node.url : defined.get(node.identifier);
    if (href !== undefined) node.data = { ...node.data, hProperties: { href } };
  }
}
