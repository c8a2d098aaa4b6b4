import { nearest } from '../fields/nearest';
import type { Problem } from '../report/Problem';
import type { Addresses } from './addressesOf';
import type { Draft } from './Draft';
import { firstOf } from './firstOf';
import { movedTo } from './missingPage';
import { asAddress, WANTED } from './pageAddress';
import { pageCalled } from './pageCalled';
import { problemAt } from './problemAt';
import type { Content } from './readContent';
import type { SectionModel } from './section';
import { sections as models } from './sections.generated';

const KINDS: Record<string, SectionModel> = models;

/** A review may only stand on pages that there are, and should stand on one that shows reviews. */
export function checkReviewPages({ drafts }: Content, addresses: Addresses): Problem[] {
  const known = [...addresses.published.keys(), ...addresses.unpublished];
  const showing = new Set(drafts.filter(mayShowReviews).map(({ address }) => address));
  return drafts
    .filter(({ type }) => type === 'review')
    .flatMap((draft) => [
      ...firstOf(checkDraft(draft, drafts, addresses, known)),
      ...checkShown(draft, known, showing),
    ]);
}

/** A page that could not be read may have any section. */
function mayShowReviews({ address, whole, sections }: Draft): boolean {
  return address !== undefined && (!whole || sections.some(({ kind }) => KINDS[kind]?.showsReviews));
}

function checkShown(
  draft: Draft,
  known: readonly string[],
  showing: ReadonlySet<string | undefined>,
): Problem[] {
  const pages = (draft.fields.pages ?? []) as string[];
  if (pages.length === 0 || !pages.every((page) => known.includes(page) && !showing.has(page))) return [];
  const which =
    pages.length === 1 ? `The page ${pages[0]} shows no reviews` : 'None of these pages shows reviews';
  const others = [...showing].slice(0, 5).join(', ');
  const way = others && ` Add one that does: ${others}. Or add a section “testimonials” to the page.`;
  const message = `${which}, so nobody would see this one.${way}`;
  return [
    problemAt(draft, 'pages.0', { code: 'review-unseen', message, severity: 'warning', wrong: pages[0] }),
  ];
}

function* checkDraft(
  draft: Draft,
  drafts: readonly Draft[],
  addresses: Addresses,
  known: readonly string[],
): Generator<Problem> {
  for (const [index, page] of ((draft.fields.pages ?? []) as string[]).entries()) {
    if (known.includes(page)) continue;
    const finding =
      movedTo(page, addresses, false) ??
      (page.startsWith('/') ? noPage(page, page, known) : noAddress(page, drafts, known));
    yield problemAt(draft, `pages.${index}`, { code: 'page-missing', ...finding, wrong: page });
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
