import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import { toString as textOfElements } from 'hast-util-to-string';
import { parsePhone } from '../kinds/contact';
import { linkTo } from '../kinds/link';
import type { Prose } from '../kinds/values';
import { fill, placeholdersIn } from '../labels/fill';
import { capitalized } from '../labels/phrases';
import { lineAddress } from '../source/Source';

/** A function that returns the element tree of a text. Its pictures, links and facts are not resolved yet. */
export type ReadTree = (text: Pick<Prose, 'hash' | 'file'>) => Root;

/** What depends on the page that shows a text. */
interface PageContext {
  /** The source position of each fact, by the fact's value. Set in previews only. */
  factPositions?: Readonly<Record<string, string | undefined>>;
  /** Makes an id unique on the page. */
  uniqueId?: (id: string) => string;
}

type TextContext = Pick<Prose, 'file' | 'pictures' | 'facts'> & PageContext;

/** The element tree of a text, with resolved pictures, links and facts. */
export function openProse(prose: Prose, readTree: ReadTree, page: PageContext = {}): Root {
  const tree = readTree(prose);
  const uniqueId = page.uniqueId && memoize(page.uniqueId);
  return { ...tree, children: resolveChildren(tree, { ...prose, ...page, uniqueId }) };
}

/** The plain text of a tree, with a space between blocks and without footnotes. */
export function plainText(tree: Root): string {
  return withoutFootnotes(tree)
    .children.map((child) => textOfElements(child))
    .join(' ');
}

/** Removes footnotes and their numbers: only these use `section` and `sup`. */
function withoutFootnotes<Parent extends Root | Element>(parent: Parent): Parent {
  const children = parent.children
    .filter((child) => child.type !== 'element' || !/^(?:section|sup)$/.test(child.tagName))
    .map((child) => (child.type === 'element' ? withoutFootnotes(child) : child));
  return { ...parent, children };
}

/** The children of a node, resolved. Within a link, facts do not become links. */
function resolveChildren<Parent extends Root | Element>(
  { children }: Parent,
  context: TextContext,
  isInLink = false,
): Parent['children'] {
  return children.flatMap((child): Parent['children'] => {
    if (child.type === 'element')
      // The heading of the footnotes is in English.
      return child.properties.id === 'footnote-label' ? [] : [resolveElement(child, context, isInLink)];
    if (child.type !== 'text') return [child];
    if (!child.value.includes('{')) return [child];
    const { facts } = context;
    return isInLink ? [{ ...child, value: fill(child.value, facts) }] : fillAsElements(child.value, facts);
  });
}

/** The attribute `data-source` in a preview: the source positions of an element and of the facts in it. */
function sourceOf(
  { position, children }: Element,
  { factPositions, file, facts }: TextContext,
): Element['properties'] {
  if (!factPositions || !position) return {};
  const names = children.flatMap((child) => (child.type === 'text' ? placeholdersIn(child.value) : []));
  const factLines = names.flatMap((name) => factPositions[facts[name] ?? ''] ?? []);
  const elementLines = lineAddress(file, position.start.line, position.end.line);
  return { dataSource: [...new Set([elementLines, ...factLines])].join(' ') };
}

function resolveElement(element: Element, context: TextContext, isInLink: boolean): Element {
  const children = resolveChildren(
    capitalizeHours(element, context),
    context,
    isInLink || element.tagName === 'a',
  );
  const properties = { ...propertiesOf(element, context), ...sourceOf(element, context) };
  return { ...element, children, properties };
}

/** Capitalizes the fact `{hours}` at the start of a block: in Spanish it begins with a lower-case letter. */
function capitalizeHours(element: Element, { facts: { hours } }: TextContext): Element {
  const [first, ...others] = element.children;
  if (!hours || first?.type !== 'text' || !/^(?:p|li|td)$/.test(element.tagName)) return element;
  const value = first.value.replace(/^\{hours\}/, capitalized(hours));
  return { ...element, children: [{ ...first, value }, ...others] };
}

/** Fills in the facts. A fact that is an address, an email address or a phone number becomes a link. */
function fillAsElements(text: string, facts: TextContext['facts']): ElementContent[] {
  const parts = text.split(/(\{\w+\})/).filter((part) => part !== '');
  return parts.map((part) => {
    const value = fill(part, facts);
    const href = part.startsWith('{') ? hrefOf(value) : undefined;
    return href ? anchor(href, value) : { type: 'text', value };
  });
}

/** The address for the value of a fact, if it is one to call, write to or open. */
function hrefOf(fact: string): string | undefined {
  if (parsePhone(fact) === fact) return linkTo(`tel:${fact}`).href;
  if (/^[^\s@{}]+@[^\s@{}]+$/.test(fact)) return `mailto:${fact}`;
  return /^https:\/\/\S+$/.test(fact) ? fact : undefined;
}

function anchor(href: string, value: string): Element {
  return { type: 'element', tagName: 'a', properties: { href }, children: [{ type: 'text', value }] };
}

/** The allowed protocols of links. Checked after facts were filled in. */
const SAFE_HREF = /^(https?:|mailto:|tel:|[/#])/;

/** The properties of an element. An image gets its picture as JSON in `data-picture`, for the component that shows it. */
function propertiesOf(element: Element, context: TextContext): Element['properties'] {
  const { tagName } = element;
  const { pictures, facts } = context;
  const properties = withUniqueIds(element.properties, context);
  if (tagName === 'img') {
    const picture = pictures[picturePath(String(properties.src))];
    const alt = fill(String(properties.alt ?? ''), facts);
    return {
      ...properties,
      dataPicture: JSON.stringify(picture && { ...picture, alt: alt || picture.alt }),
    };
  }
  if (tagName === 'a' && properties.href !== undefined) {
    const { href } = linkTo(fill(String(properties.href), facts));
    return { ...properties, href: SAFE_HREF.test(href) ? href : undefined };
  }
  return properties;
}

const FOOTNOTE_LINK = /^#(?=user-content-)/;

/** Makes the ids of headings and footnotes unique on the page, and updates the links to footnotes. */
function withUniqueIds(properties: Element['properties'], { uniqueId }: TextContext): Element['properties'] {
  const { id, href } = properties;
  if (!uniqueId) return properties;
  return {
    ...properties,
    ...(typeof id === 'string' && { id: uniqueId(id) }),
    ...(typeof href === 'string' && FOOTNOTE_LINK.test(href) && { href: `#${uniqueId(href.slice(1))}` }),
  };
}

/** The file path in the address of a picture, where a space may be `%20`. */
export function picturePath(address: string): string {
  if (!address.includes('%')) return address;
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The id of the main content of every page, the target of the skip link. */
const MAIN_ID = 'content';

/** Returns a function that makes ids unique: different from each other and from those in `taken`. */
export function uniqueIds(taken: readonly string[]): (id: string) => string {
  const slugger = new GithubSlugger();
  // `slug` would change ids that are not slugs.
  for (const id of [MAIN_ID, ...taken]) slugger.occurrences[id] = 0;
  return (id) => slugger.slug(id);
}

/** Memoizes the ids of one text, so that a footnote and the links to it get the same id. */
function memoize(makeId: (id: string) => string): (id: string) => string {
  const cache = new Map<string, string>();
  return (id) => {
    const unique = cache.get(id) ?? makeId(id);
    cache.set(id, unique);
    return unique;
  };
}
