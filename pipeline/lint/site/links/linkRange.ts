import type { Definition, Link, Nodes, Parents } from 'mdast';
import { nodesOf, parseMarkdown, textOf } from '../../../markdown/parseMarkdown';
import { memoize } from '../../../model/memoize';
import { align, type Span, spanOf } from '../../../passages/align';
import { rangeOfField } from '../../../passages/fieldRange';
import { rangeInText, typedAt } from '../../../passages/passages';
import type { Range } from '../../../passages/Range';
import type { Document } from '../../Document';

/** Where a field that is a link says characters of its address. */
export function rangeOfTarget(
  { source }: Document,
  field: string,
  to: string,
  [from, end]: Span = [0, to.length],
): Range {
  const before = (typedAt(source.values, field) ?? '').length - to.length;
  return rangeOfField(source, field, before + from, before + end);
}

/** Where a link in a text says characters of its address; `index` counts the links and definitions of the text. */
export function rangeOfTextLink(
  document: Document,
  field: string,
  { index, to }: { index: number; to: string },
  [from, end]: Span,
): Range {
  const { markdown, nodes, links } = textsOf(document)(field);
  const link = links[index];
  const spans = link ? spansOf(link, to, nodes, markdown) : [];
  return rangeInText(document.source, field, markdown, spanOf(spans, from, end));
}

/** A heading of the text below the fields. */
export function rangeOfHeading(document: Document, index: number): Range {
  const { markdown, nodes } = textsOf(document)('');
  const { start, end } = nodes.filter(({ type }) => type === 'heading')[index]?.position ?? {};
  return rangeInText(document.source, '', markdown, [start?.offset ?? 0, end?.offset ?? 0]);
}

/** The texts of a file, each parsed again when it is asked for. */
const textsOf = memoize(({ source }: Document) => {
  const texts = new Map<string, ReturnType<typeof parse>>();
  const parse = (markdown: string) => {
    const nodes = nodesOf(parseMarkdown(markdown));
    return { markdown, nodes, links: nodes.filter(isLink) };
  };
  return (field: string) => {
    const text =
      texts.get(field) ?? parse(field === '' ? source.body : (typedAt(source.values, field) ?? ''));
    texts.set(field, text);
    return text;
  };
});

const isLink = (node: Nodes): node is Link | Definition => node.type === 'link' || node.type === 'definition';

/** Where each character of an address stands in the Markdown; of an address that is its own text, only the whole. */
function spansOf(node: Link | Definition, to: string, nodes: readonly Nodes[], markdown: string): Span[] {
  const { start, end } = node.position ?? {};
  const typed = start?.offset === undefined ? '' : markdown.slice(start.offset, end?.offset);
  if (node.type === 'link' && !typed.startsWith('[')) return [spanOfText(node, nodes, markdown)];
  const label = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined;
  const from = Math.max(label ?? 0, start?.offset ?? 0);
  const at = markdown.indexOf(node.type === 'link' ? '](' : ']:', from) + 2;
  return align(to, markdown.slice(at, end?.offset)).map(([first, last]) => [at + first, at + last]);
}

/** GFM makes links of some bare addresses without positions, so it is found in the text around it. */
function spanOfText(link: Link, nodes: readonly Nodes[], markdown: string): Span {
  const isParent = (node: Nodes): node is Parents =>
    'children' in node && node.children.some((child) => child === link);
  const parent = nodes.find(isParent);
  if (!parent) return [0, 0];
  const siblings: readonly Nodes[] = parent.children;
  const before = siblings.slice(0, siblings.indexOf(link));
  const { start, end } = parent.position ?? {};
  const spans = align(textOf(parent), markdown.slice(start?.offset, end?.offset));
  const from = before.map(textOf).join('').length;
  const [first, last] = spanOf(spans, from, from + textOf(link).length);
  return [(start?.offset ?? 0) + first, (start?.offset ?? 0) + last];
}
