import { nearest } from '../fields/nearest';
import type { Problem } from '../report/Problem';
import type { Addresses } from './addressesOf';
import type { Draft } from './Draft';
import { firstOf } from './firstOf';
import { problemAt } from './problemAt';
import type { Content } from './readContent';

/** A review may only stand on pages that there are. */
export function checkReviewPages({ drafts }: Content, { published, unpublished }: Addresses): Problem[] {
  const known = [...published.keys(), ...unpublished];
  return drafts
    .filter(({ type }) => type === 'review')
    .flatMap((draft) => [...firstOf(checkDraft(draft, known))]);
}

function* checkDraft(draft: Draft, known: readonly string[]): Generator<Problem> {
  for (const [index, page] of ((draft.fields.pages ?? []) as string[]).entries()) {
    if (known.includes(page)) continue;
    const right = nearest(page, known);
    const message = `There is no page ${page}.${right ? ` Did you mean ${right}?` : ''}`;
    yield problemAt(draft, `pages.${index}`, { code: 'page-missing', message, wrong: page, right });
  }
}
