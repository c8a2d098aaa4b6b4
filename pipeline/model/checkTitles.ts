import type { Problem } from '../report/Problem';
import { problemAt } from './problemAt';
import type { Content } from './readContent';

/** The name of the business follows each title by itself. */
export function checkTitles({ drafts }: Content): Problem[] {
  const { name, shortName } = drafts.find(({ type }) => type === 'business')?.fields ?? {};
  const names = [name, shortName].filter((each): each is string => typeof each === 'string' && each !== '');
  return drafts.flatMap((draft) => {
    const title = String(draft.address === undefined ? '' : draft.fields.title);
    const own = names.find((each) => title.endsWith(each)) ?? '';
    const bare = title.slice(0, title.length - own.length).replace(/\s*[|–—]\s*$|\s+-\s+$/, '');
    if (own === '' || bare === '' || title.length - bare.length === own.length) return [];
    const message = 'The name of the business follows each title by itself. Delete it here.';
    return [
      problemAt(draft, 'title', {
        code: 'title-name',
        message,
        severity: 'warning',
        wrong: title,
        right: bare,
      }),
    ];
  });
}
