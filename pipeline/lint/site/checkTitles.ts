import type { LintedContent as Content } from '../LintedContent';
import type { Problem } from '../Problem';
import { problemAt } from './problemAt';

/** The name of the business follows each title by itself. */
export function checkTitles({ documents }: Content): Problem[] {
  const { name, shortName } = documents.find(({ type }) => type === 'business')?.fields ?? {};
  const names = [name, shortName].filter((each): each is string => typeof each === 'string' && each !== '');
  return documents.flatMap((document) => {
    const title = String(document.address === undefined ? '' : document.fields.title);
    const own = names.find((each) => title.endsWith(each)) ?? '';
    const bare = title.slice(0, title.length - own.length).replace(/\s*[|–—]\s*$|\s+-\s+$/, '');
    if (own === '' || bare === '' || title.length - bare.length === own.length) return [];
    const message = 'The name of the business follows each title by itself. Delete it here.';
    return [
      problemAt(document, 'title', {
        code: 'title-name',
        message,
        severity: 'warning',
        wrong: title,
        right: bare,
      }),
    ];
  });
}
