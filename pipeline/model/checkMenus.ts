import type { LinkValue } from '../fields/values';
import type { Problem } from '../report/Problem';
import type { Draft } from './Draft';
import { problemAt } from './problemAt';
import type { Content } from './readContent';

interface MenuGroup {
  label: string;
  links: LinkValue[];
}

/** Two links side by side that lead to one place. */
export function checkMenus({ drafts }: Content): Problem[] {
  const menus = drafts.find(({ type }) => type === 'navigation');
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

function twiceIn(menus: Draft, list: string, entries: readonly (LinkValue | MenuGroup)[]): Problem[] {
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
