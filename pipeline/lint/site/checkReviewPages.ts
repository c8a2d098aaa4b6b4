import { SHOW_REVIEWS } from '../../model/reviewsOf';
import type { Document } from '../Document';
import { asAddress, PAGE_ADDRESS } from '../fields/addresses';
import type { LintedContent as Content } from '../LintedContent';
import type { Problem } from '../Problem';
import { nearest } from '../suggest';
import type { Addresses } from './addressesOf';
import { firstOf } from './firstOf';
import { movedTo } from './missingPage';
import { pageCalled } from './pageCalled';
import { problemAt } from './problemAt';

/** A review may only stand on pages that there are, and should stand on one that shows reviews. */
export function checkReviewPages({ documents }: Content, addresses: Addresses): Problem[] {
  const known = [...addresses.published.keys(), ...addresses.unpublished];
  const showing = new Set(documents.filter(mayShowReviews).map(({ address }) => address));
  return documents
    .filter(({ type }) => type === 'review')
    .flatMap((document) => [
      ...firstOf(checkDraft(document, documents, addresses, known)),
      ...checkShown(document, known, showing),
    ]);
}

/** A page that could not be read may have any section. */
function mayShowReviews({ address, isValid, sections }: Document): boolean {
  return address !== undefined && (!isValid || sections.some(({ kind }) => SHOW_REVIEWS.includes(kind)));
}

function checkShown(
  document: Document,
  known: readonly string[],
  showing: ReadonlySet<string | undefined>,
): Problem[] {
  const pages = (document.fields.pages ?? []) as string[];
  if (pages.length === 0 || !pages.every((page) => known.includes(page) && !showing.has(page))) return [];
  const which =
    pages.length === 1 ? `The page ${pages[0]} shows no reviews` : 'None of these pages shows reviews';
  const others = [...showing].slice(0, 5).join(', ');
  const way = others && ` Add one that does: ${others}. Or add a section “testimonials” to the page.`;
  const message = `${which}, so nobody would see this one.${way}`;
  return [
    problemAt(document, 'pages.0', { code: 'review-unseen', message, severity: 'warning', wrong: pages[0] }),
  ];
}

function* checkDraft(
  document: Document,
  documents: readonly Document[],
  addresses: Addresses,
  known: readonly string[],
): Generator<Problem> {
  for (const [index, page] of ((document.fields.pages ?? []) as string[]).entries()) {
    if (known.includes(page)) continue;
    const finding =
      movedTo(page, addresses, false) ??
      (page.startsWith('/') ? noPage(page, page, known) : noAddress(page, documents, known));
    yield problemAt(document, `pages.${index}`, { code: 'page-missing', ...finding, wrong: page });
  }
}

/** A page that was named by something else than its address: only an address that there is takes its place. */
function noAddress(written: string, documents: readonly Document[], known: readonly string[]) {
  const right = pageCalled(written, documents);
  if (right) return { code: 'page-address', message: PAGE_ADDRESS, right };
  const found = noPage(written, asAddress(written), known);
  return found.right ? found : { code: 'page-address', message: `${PAGE_ADDRESS} ${found.message}` };
}

function noPage(written: string, address: string, known: readonly string[]) {
  const right = nearest(address, known);
  const message = `There is no page ${written}.${right ? ` Did you mean ${right}?` : ''}`;
  return { code: 'page-missing', message, right };
}
