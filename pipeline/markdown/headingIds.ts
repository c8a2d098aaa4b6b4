import type { Element, Root } from 'hast';
import { toProse } from './toProse';

const ANYTHING = {
  picture: () => undefined,
  link: (to: string) => ({ label: '', href: to, external: false }),
};

const MAY_HAVE_ONE = /^ {0,3}(#{1,6}(\s|$)|(=+|-+)\s*$)/m;

/** The ids that the headings of a text get on the page. */
export function headingIds(markdown: string): string[] {
  if (!MAY_HAVE_ONE.test(markdown)) return [];
  const { prose } = toProse(markdown, ANYTHING);
  return prose.children.filter(isHeading).map(({ properties }) => String(properties.id));
}

function isHeading(node: Root['children'][number]): node is Element {
  return node.type === 'element' && /^h[1-6]$/.test(node.tagName);
}
