import type { Problem } from '../report/Problem';
import type { Draft } from './Draft';
import { problemAt } from './problemAt';
import type { Content } from './readContent';

/** Titles and descriptions that two pages share. */
export function checkShared({ drafts }: Content): Problem[] {
  return [...sharedBy(drafts, 'title'), ...sharedBy(drafts, 'description')];
}

function sharedBy(drafts: readonly Draft[], name: string): Problem[] {
  const first = new Map<string, string>();
  return drafts
    .filter(({ address, fields }) => address !== undefined && fields[name] !== undefined)
    .flatMap((draft) => {
      const value = String(draft.fields[name]);
      const other = first.get(value);
      if (other) {
        const message = `This ${name} is the same as the one in ${other}. Search engines want each page to have its own.`;
        return [problemAt(draft, name, { code: `${name}-twice`, message, severity: 'warning' })];
      }
      first.set(value, draft.file);
      return [];
    });
}
