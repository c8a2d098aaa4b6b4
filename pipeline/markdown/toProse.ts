import type { Element, Root } from 'hast';
import type { Root as Mdast } from 'mdast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Link, Picture, Prose } from '../fields/mentions';
import { parseMarkdown } from './parseMarkdown';

/** What the site knows of the addresses that stand in a text. */
export interface Surroundings {
  picture: (path: string) => Picture | undefined;
  link: (to: string) => Link;
}

const processor = unified()
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize, { ...defaultSchema, clobberPrefix: '' })
  .use(rehypeSlug)
  .freeze();

/** Markdown to a tree of elements that survives JSON; pictures and links are already those of the site. */
export function toProse(markdown: string, surroundings: Surroundings): Prose {
  const tree = processor.runSync(parseMarkdown(markdown) as Mdast) as Root;
  return { prose: withSite(tree, surroundings) as Root };
}

type Node = Root | Root['children'][number];

function withSite(node: Node, surroundings: Surroundings): Node {
  const { position: _position, ...bare } = node as Node & { position?: unknown };
  if (!('children' in bare)) return bare as Node;
  const children = bare.children.map((child) => withSite(child as Node, surroundings));
  return {
    ...bare,
    children,
    ...('properties' in bare ? { properties: propertiesOf(bare as Element, surroundings) } : {}),
  } as Node;
}

function propertiesOf({ tagName, properties }: Element, surroundings: Surroundings): Element['properties'] {
  if (tagName === 'img') {
    const picture = surroundings.picture(String(properties.src));
    return {
      ...properties,
      dataPicture: JSON.stringify(
        picture && { ...picture, alt: String(properties.alt ?? '') || picture.alt },
      ),
    };
  }
  if (tagName === 'a') {
    const { href, external } = surroundings.link(String(properties.href));
    return { ...properties, href, ...(external ? { rel: ['noopener'] } : {}) };
  }
  return properties;
}
