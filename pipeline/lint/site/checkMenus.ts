import type { LinkValue } from '../../fields/values';
import type { Document } from '../Document';
import type { LintedContent as Content } from '../LintedContent';
import type { Problem } from '../Problem';
import { problemAt } from './problemAt';

interface MenuGroup {
  label: string;
  links: LinkValue[];
}

/** Two links side by side that lead to one place. */
export function checkMenus({ documents }: Content): Problem[] {
  const menus = documents.find(({ type }) => type === 'navigation');
  if (!menus) return [];
  const header = (menus.fields.header ?? []) as (LinkValue | MenuGroup)[];
  const footer = menus.fields.footer as { links: LinkValue[] } | undefined;
  return [
    ...twiceIn(menus, 'header', header),
    ...header.flatMap((entry, at) =>
      'links' in entry ? twiceIn(menus, `header.${at}.links`, entry.links) : [],
    ),
    ...twiceIn(menus, 'footer.links', footer?.links ?? []),
  ];
}

function twiceIn(menus: Document, list: string, entries: readonly (LinkValue | MenuGroup)[]): Problem[] {
  const first = new Map<string, string>();
  return entries.flatMap((entry, at) => {
    if ('links' in entry) return [];
    const { label, to } = entry;
    const other = first.get(to);
    if (other === undefined) {
      first.set(to, label);
      return [];
    }
    const message = `This link leads to ${to}, as “${other}” beside it does. Delete one of the two, or check its address.`;
    return [
      problemAt(menus, `${list}.${at}`, { code: 'menu-twice', message, severity: 'warning', wrong: to }),
    ];
  });
}
