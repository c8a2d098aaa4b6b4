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
  // `openProse` makes the ids unique on a page.
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: [...href, 'tel'] },
};

const processor = unified().use(remarkRehype).use(rehypeSanitize, schema).freeze();

/** A Markdown tree, which loses its positions, as sanitized HTML elements. Addresses are as written, `{facts}` too. */
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
  const definitions = nodes.filter((node) => node.type === 'definition');
  for (const node of nodes) {
    if (node.type !== 'link' && node.type !== 'linkReference') continue;
    const { url } =
      node.type === 'link' ? node : (definitions.find((each) => each.identifier === node.identifier) ?? {});
    if (url !== undefined) node.data = { ...node.data, hProperties: { href: url } };
  }
}
