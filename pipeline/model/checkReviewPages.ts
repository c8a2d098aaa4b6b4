import { nearest } from '../fields/nearest';
import type { Problem } from '../report/Problem';
import type { Addresses } from './addressesOf';
import type { Draft } from './Draft';
import { firstOf } from './firstOf';
import { asAddress, WANTED } from './pageAddress';
import { pageCalled } from './pageCalled';
import { problemAt } from './problemAt';
import type { Content } from './readContent';

/** A review may only stand on pages that there are. */
export function checkReviewPages({ drafts }: Content, { published, unpublished }: Addresses): Problem[] {
  const known = [...published.keys(), ...unpublished];
  return drafts
    .filter(({ type }) => type === 'review')
    .flatMap((draft) => [...firstOf(checkDraft(draft, drafts, known))]);
}

function* checkDraft(draft: Draft, drafts: readonly Draft[], known: readonly string[]): Generator<Problem> {
  for (const [index, page] of ((draft.fields.pages ?? []) as string[]).entries()) {
    if (known.includes(page)) continue;
    const finding = page.startsWith('/') ? noPage(page, page, known) : noAddress(page, drafts, known);
    yield problemAt(draft, `pages.${index}`, { ...finding, wrong: page });
  }
}

/** A page that was named by something else than its address: only an address that there is takes its place. */
function noAddress(written: string, drafts: readonly Draft[], known: readonly string[]) {
  const right = pageCalled(written, drafts);
  if (right) return { code: 'page-address', message: WANTED, right };
  const found = noPage(written, asAddress(written), known);
  return found.right ? found : { code: 'page-address', message: `${WANTED} ${found.message}` };
}

function noPage(written: string, address: string, known: readonly string[]) {
  const right = nearest(address, known);
  const message = `There is no page ${written}.${right ? ` Did you mean ${right}?` : ''}`;
  return { code: 'page-missing', message, right };
}
