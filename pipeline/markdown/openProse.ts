import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { linkTo } from '../fields/link';
import type { Prose } from '../fields/values';
import { fill } from '../labels/fill';

/** Returns the tree of a text, unresolved. */
export type OpenText = (text: Pick<Prose, 'hash' | 'file'>) => Root;

/** What a tree needs from the site. */
type SiteContext = Pick<Prose, 'pictures' | 'facts'>;

/** The tree of a text, with the site's own pictures, links and facts. */
export function openProse(prose: Prose, open: OpenText): Root {
  return withSite(open(prose), prose);
}

function withSite(tree: Root, context: SiteContext): Root {
  return { ...tree, children: childrenOf(tree, context, false) };
}

/** The plain text of a tree, with a space between blocks. */
export function plainText({ children }: Root): string {
  return children.map((child) => textOf(child)).join(' ');
}

function childrenOf<Parent extends Root | Element>(
  { children }: Parent,
  context: SiteContext,
  isInLink: boolean,
): Parent['children'] {
  return children.flatMap((child): Parent['children'] => {
    if (child.type === 'element') return [elementOf(child, context, isInLink)];
    if (child.type !== 'text' || (child.value !== '' && !child.value.includes('{'))) return [child];
    const { facts } = context;
    return isInLink ? [{ ...child, value: fill(child.value, facts) }] : filled(child.value, facts);
  });
}

function elementOf(element: Element, context: SiteContext, isInLink: boolean): Element {
  return {
    ...element,
    children: childrenOf(element, context, isInLink || element.tagName === 'a'),
    properties: propertiesOf(element, context),
  };
}

/** Makes a link of a fact that is an address or a phone number. */
function filled(words: string, facts: SiteContext['facts']): ElementContent[] {
  const parts: ElementContent[] = [];
  for (const part of words.split(/(\{\w+\})/)) {
    const value = fill(part, facts);
    const href = part.startsWith('{') ? hrefOf(value) : undefined;
    const before = parts.at(-1);
    if (href) parts.push(anchor(href, value));
    else if (before?.type === 'text') before.value += value;
    else if (value !== '') parts.push({ type: 'text', value });
  }
  return parts;
}

function hrefOf(fact: string): string | undefined {
  if (/^\(\d{3}\) \d{3}-\d{4}$/.test(fact)) return linkTo(`tel:${fact}`).href;
  if (/^[^\s@{}]+@[^\s@{}]+$/.test(fact)) return `mailto:${fact}`;
  return /^https:\/\/\S+$/.test(fact) ? fact : undefined;
}

function anchor(href: string, value: string): Element {
  return { type: 'element', tagName: 'a', properties: { href }, children: [{ type: 'text', value }] };
}

/** The protocols a link may have, even after a fact was inserted. */
const SAFE = /^(https?:|mailto:|tel:|[/#])/;

function propertiesOf(
  { tagName, properties }: Element,
  { pictures, facts }: SiteContext,
): Element['properties'] {
  if (tagName === 'img') {
    const picture = pictures[picturePath(String(properties.src))];
    const alt = fill(String(properties.alt ?? ''), facts);
    return {
      ...properties,
      dataPicture: JSON.stringify(picture && { ...picture, alt: alt || picture.alt }),
    };
  }
  if (tagName === 'a' && properties.href !== undefined) {
    const { href, external } = linkTo(fill(decodeURI(String(properties.href)), facts));
    if (!SAFE.test(href)) return { ...properties, href: undefined };
    return { ...properties, href, ...(external ? { rel: ['noopener'] } : {}) };
  }
  return properties;
}

/** The file path of a picture's address, in which a space is written as `%20`. */
export function picturePath(address: string): string {
  if (!address.includes('%')) return address;
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
