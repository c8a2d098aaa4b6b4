import type { Element, ElementContent, Root, Text } from 'hast';
import type { Link, Picture, Prose } from '../fields/mentions';
import { picturePath } from './picturePath';

/** What the site knows of the addresses and `{facts}` that stand in a text. */
export interface Surroundings {
  picture: (path: string) => Picture | undefined;
  link: (to: string) => Link;
  fill: (words: string) => string;
}

/** The same elements with the site's own pictures, links and facts. */
export function withSite(tree: Root, surroundings: Surroundings): Prose {
  return { prose: placed(tree, surroundings) as Root };
}

type Node = Root | Root['children'][number];

function placed(node: Node, surroundings: Surroundings, within = false): Node {
  if (!('children' in node)) return node;
  const inLink = within || (node.type === 'element' && node.tagName === 'a');
  const children = node.children.flatMap((child) => {
    if (child.type !== 'text') return placed(child as Node, surroundings, inLink) as ElementContent;
    if (child.value !== '' && !child.value.includes('{')) return child;
    return inLink ? [{ ...child, value: surroundings.fill(child.value) }] : filled(child.value, surroundings);
  });
  if (node.type !== 'element') return { ...node, children } as Node;
  return { ...node, children, properties: propertiesOf(node, surroundings) } as Node;
}

/** A fact that is an address or a number to call becomes a link to it. */
function filled(words: string, surroundings: Surroundings): ElementContent[] {
  const parts: ElementContent[] = [];
  for (const part of words.split(/(\{\w+\})/)) {
    const value = surroundings.fill(part);
    const linked = part.startsWith('{') ? linkedFact(value, surroundings) : undefined;
    const before = parts.at(-1);
    if (linked) parts.push(linked);
    else if (before?.type === 'text') before.value += value;
    else if (value !== '') parts.push(text(value));
  }
  return parts;
}

function linkedFact(value: string, { link }: Surroundings): Element | undefined {
  if (/^\(\d{3}\) \d{3}-\d{4}$/.test(value)) return anchor(link(`tel:${value}`).href, value);
  if (/^[^\s@{}]+@[^\s@{}]+$/.test(value)) return anchor(`mailto:${value}`, value);
  return /^https:\/\/\S+$/.test(value) ? anchor(value, value) : undefined;
}

function anchor(href: string, words: string): Element {
  return { type: 'element', tagName: 'a', properties: { href }, children: [text(words)] };
}

function text(value: string): Text {
  return { type: 'text', value };
}

/** Where a link may lead, also after a fact has been put into it. */
const SAFE = /^(https?:|mailto:|tel:|[/#])/;

function propertiesOf({ tagName, properties }: Element, surroundings: Surroundings): Element['properties'] {
  if (tagName === 'img') {
    const picture = surroundings.picture(picturePath(String(properties.src)));
    const alt = surroundings.fill(String(properties.alt ?? ''));
    return {
      ...properties,
      dataPicture: JSON.stringify(picture && { ...picture, alt: alt || picture.alt }),
    };
  }
  if (tagName === 'a' && properties.href !== undefined) {
    const { href, external } = surroundings.link(String(properties.href));
    if (!SAFE.test(href)) return { ...properties, href: undefined };
    return { ...properties, href, ...(external ? { rel: ['noopener'] } : {}) };
  }
  return properties;
}
