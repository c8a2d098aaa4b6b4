import { nearest } from '../fields/nearest';
import type { Problem } from '../report/Problem';
import type { Addresses } from './addressesOf';
import { problemAt } from './problemAt';
import type { Content } from './readContent';

/** A review may only stand on pages that there are. */
export function checkReviewPages({ drafts }: Content, { published, unpublished }: Addresses): Problem[] {
  const known = [...published.keys(), ...unpublished];
  return drafts
    .filter(({ type }) => type === 'review')
    .flatMap((draft) =>
      ((draft.fields.pages ?? []) as string[]).flatMap((page, index) => {
        if (known.includes(page)) return [];
        const right = nearest(page, known);
        const message = `There is no page ${page}.${right ? ` Did you mean ${right}?` : ''}`;
        return [problemAt(draft, `pages.${index}`, { code: 'page-missing', message, wrong: page, right })];
      }),
    );
}
