import type { Definition, Link } from 'mdast';
import type { ParsedProse } from '../../../fields/values';
import { nodesOf, textOf } from '../../../markdown/parseMarkdown';
import { memoize } from '../../../model/memoize';
import { align, type Span, spanOf } from '../../../passages/align';
import { rangeOfField } from '../../../passages/fieldRange';
import { rangeInText, typedAt } from '../../../passages/passages';
import type { Range } from '../../../passages/Range';
import type { Document } from '../../Document';
import { textsIn } from '../filePassages';

/** Where a field that is a link says its address, or characters of it. */
export function rangeOfTarget(
  { source }: Document,
  field: string,
  to: string,
  [from, end]: Span = [0, to.length],
): Range {
  const before = (typedAt(source.values, field) ?? '').length - to.length;
  return rangeOfField(source, field, before + from, before + end);
}

/** Where one of the links and definitions of a text says characters of its address. */
export function rangeOfTextLink(document: Document, field: string, index: number, [from, end]: Span): Range {
  const { markdown, addresses } = linksIn(document, field);
  return rangeInText(document.source, field, markdown, spanOf(addresses[index] ?? [], from, end));
}

/** A heading of the text below the fields. */
export function rangeOfHeading(document: Document, index: number): Range {
  const { markdown, nodes } = linksIn(document, '');
  const { start, end } = nodes.filter(({ type }) => type === 'heading')[index]?.position ?? {};
  return rangeInText(document.source, '', markdown, [start?.offset ?? 0, end?.offset ?? 0]);
}

/** A text of a file, read again, with its links. */
function linksIn(document: Document, field: string) {
  const text = textsIn(document).get(field);
  return text ? addressesOf(text) : { markdown: '', nodes: [], addresses: [] };
}

const addressesOf = memoize(({ markdown, tree }: ParsedProse) => {
  const nodes = nodesOf(tree);
  let offset = 0;
  const addresses = nodes.flatMap((node) => {
    offset = Math.max(offset, node.position?.start.offset ?? 0);
    if (node.type !== 'link' && node.type !== 'definition') return [];
    const spans = spansOf(node, markdown, offset);
    offset = spans.at(-1)?.[1] ?? offset;
    return [spans];
  });
  return { markdown, nodes, addresses };
});

/**
 * Where each character of an address stands in the Markdown; of one that is its own text, only the whole. GFM does not say
 * where it found some of these: behind what is above.
 */
function spansOf(node: Link | Definition, markdown: string, above: number): Span[] {
  const { start, end } = node.position ?? {};
  const isWritten = start?.offset !== undefined && markdown[start.offset] === '[';
  if (node.type === 'link' && !isWritten) {
    const text = textOf(node);
    const at = node.children[0]?.position?.start.offset ?? markdown.indexOf(text, above);
    return [[at, at + text.length]];
  }
  const label = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined;
  const at = markdown.indexOf(node.type === 'link' ? '](' : ']:', label ?? start?.offset) + 2;
  return align(node.url, markdown.slice(at, end?.offset)).map(([from, to]) => [at + from, at + to]);
}
