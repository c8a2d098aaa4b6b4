import type { Element, ElementContent, Root, Text } from 'hast';
import { toString as textOfElements } from 'hast-util-to-string';
import { parsePhone } from '../kinds/contact';
import { linkTo } from '../kinds/link';
import type { Prose } from '../kinds/values';
import { fill } from '../labels/fill';
import { markOf, withoutMarks } from '../source/marks';

/** Returns the tree of a text, unresolved. */
export type OpenText = (text: Pick<Prose, 'hash' | 'file'>) => Root;

type SiteContext = Pick<Prose, 'pictures' | 'facts' | 'place'>;

/** The tree of a text, with the site's own pictures, links and facts. */
export function openProse(prose: Prose, open: OpenText): Root {
  return withSite(open(prose), prose);
}

function withSite(tree: Root, context: SiteContext): Root {
  return { ...tree, children: childrenOf(tree, context, false) };
}

/** The plain text of a tree, with a space between blocks. */
export function plainText({ children }: Root): string {
  return children.map((child) => textOfElements(child)).join(' ');
}

function childrenOf<Parent extends Root | Element>(
  { children }: Parent,
  context: SiteContext,
  isInLink: boolean,
): Parent['children'] {
  return children.flatMap((child): Parent['children'] => {
    if (child.type === 'element') return [elementOf(child, context, isInLink)];
    if (child.type !== 'text') return [child];
    const mark = markFor(child, context);
    if (child.value !== '' && !child.value.includes('{'))
      return [mark ? { ...child, value: child.value + mark } : child];
    const { facts } = context;
    return isInLink
      ? [{ ...child, value: fill(child.value, facts) + mark }]
      : filled(child.value, facts, mark);
  });
}

/** The mark of a part of a text in a preview; empty elsewhere, and for what is only spaces. */
function markFor(node: Text | Element, { place }: SiteContext): string {
  if (!place || (node.type === 'text' && node.value.trim() === '')) return '';
  const { firstLine, file, from, to } = place;
  if (firstLine === undefined || !node.position) return markOf({ file, from, to });
  const { start, end } = node.position;
  return markOf({ file, from: firstLine + start.line - 1, to: firstLine + end.line - 1 });
}

function elementOf(element: Element, context: SiteContext, isInLink: boolean): Element {
  return {
    ...element,
    children: childrenOf(startWithHours(element, context), context, isInLink || element.tagName === 'a'),
    properties: propertiesOf(element, context),
  };
}

/** In Spanish, the hours begin with a small letter. */
function startWithHours(element: Element, { facts: { hours } }: SiteContext): Element {
  const [first, ...others] = element.children;
  if (!hours || first?.type !== 'text' || !/^(?:p|li|td)$/.test(element.tagName)) return element;
  const value = first.value.replace(/^\{hours\}/, hours.charAt(0).toUpperCase() + hours.slice(1));
  return { ...element, children: [{ ...first, value }, ...others] };
}

/** Makes a link of a fact that is an address or a phone number. */
function filled(words: string, facts: SiteContext['facts'], mark: string): ElementContent[] {
  const parts: ElementContent[] = [];
  for (const part of words.split(/(\{\w+\})/)) {
    const value = fill(part, facts);
    const href = part.startsWith('{') ? hrefOf(withoutMarks(value)) : undefined;
    const before = parts.at(-1);
    if (href) parts.push(anchor(href, value + mark));
    else if (before?.type === 'text') before.value += value + mark;
    else if (value !== '') parts.push({ type: 'text', value: value + mark });
  }
  return parts;
}

function hrefOf(fact: string): string | undefined {
  if (parsePhone(fact) === fact) return linkTo(`tel:${fact}`).href;
  if (/^[^\s@{}]+@[^\s@{}]+$/.test(fact)) return `mailto:${fact}`;
  return /^https:\/\/\S+$/.test(fact) ? fact : undefined;
}

function anchor(href: string, value: string): Element {
  return { type: 'element', tagName: 'a', properties: { href }, children: [{ type: 'text', value }] };
}

/** The protocols a link may have, even after a fact was inserted. */
const SAFE = /^(https?:|mailto:|tel:|[/#])/;

function propertiesOf(element: Element, context: SiteContext): Element['properties'] {
  const { tagName, properties } = element;
  const { pictures, facts } = context;
  if (tagName === 'img') {
    const picture = pictures[picturePath(String(properties.src))];
    const alt = fill(String(properties.alt ?? ''), facts);
    return {
      ...properties,
      dataPicture: JSON.stringify(
        picture && { ...picture, alt: (alt || picture.alt) + markFor(element, context) },
      ),
    };
  }
  if (tagName === 'a' && properties.href !== undefined) {
    const { href, external } = linkTo(withoutMarks(fill(decodeURI(String(properties.href)), facts)));
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
