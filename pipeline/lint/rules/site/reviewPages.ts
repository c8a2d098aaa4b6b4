import { namesSeveral } from '../../../fields/link';
import { sectionModel } from '../../../model/registry';
import { fileSlug } from '../../../model/urls';
import { rangeOfField } from '../../../passages/fieldRange';
import { type Document, isUncertain } from '../../Document';
import { checkValues } from '../../fields/faults';
import { write } from '../../finding';
import { type Report, type Rule, rule, type SiteInput } from '../../rule';
import { movedPage, reportRepeated, reviewPages } from '../../site/links/missingPages';
import { nearest } from '../../suggest';

const pageMissing = rule({
  id: 'page-missing',
  about: 'A review names a page that is not there. Write the address of a page, for example `/about`.',
  site: (input, report) => checkPages('page-missing', input, report),
});

export const pageAddress = rule({
  id: 'page-address',
  kind: 'sure',
  about: 'Write the address of a page, which starts with /. Each item of a list takes one page.',
  fields: checkValues('page', ({ input }) =>
    namesSeveral(input)
      ? {
          reason:
            'Only one page belongs in each entry. Write each on a line of its own, with a hyphen in front.',
        }
      : { reason: PAGE_ADDRESS, expected: asAddress(input) },
  ),
  site: (input, report) => checkPages('page-address', input, report),
});

interface Unknown {
  ruleId: string;
  reason: string;
  expected?: string;
}

/** More pages than a review names. */
const MAX_PAGES = 60;

/** Reports pages in reviews that do not exist, unless another rule does. */
function checkPages(ruleId: string, input: SiteInput, report: Report): void {
  const known = knownAddresses(input);
  input.forEachDocument((document) => {
    const unknown = reviewPages(document).filter((each) => !known.has(each.page));
    for (const { page, field } of unknown.slice(0, MAX_PAGES)) {
      const { reason, expected, ...found } = explainUnknown(page, input, [...known]);
      if (found.ruleId !== ruleId) continue;
      if (!expected && reportRepeated({ document, position: { field }, page }, input, report)) continue;
      const range = rangeOfField(document.source, field, 0);
      report({ range, says: { what: reason }, ...(expected && { fix: write(range, expected) }) });
    }
  });
}

const knownAddresses = ({ addresses: { shown, hidden } }: SiteInput) => new Set([...shown.keys(), ...hidden]);

const pagesOf = (document: Document) => reviewPages(document).map(({ page }) => page);

/** A review may name a page by something other than its address. */
function explainUnknown(page: string, input: SiteInput, known: readonly string[]): Unknown {
  const { addresses, documents } = input;
  const moved = movedPage(page, addresses, false);
  if (moved) return { ruleId: 'page-missing', ...moved };
  const isAddress = page.startsWith('/');
  const called = isAddress ? undefined : pageCalled(page, documents);
  if (called) return { ruleId: 'page-address', reason: PAGE_ADDRESS, expected: called };
  const expected = nearest(isAddress ? page : asAddress(page), known);
  const reason = `There is no page ${page}.`;
  if (expected) return { ruleId: 'page-missing', reason: `${reason} Did you mean ${expected}?`, expected };
  return isAddress
    ? { ruleId: 'page-missing', reason }
    : { ruleId: 'page-address', reason: `${PAGE_ADDRESS} ${reason}` };
}

/** The address of the one page that has a name: of its file, its title, its town, or that of links to it. */
function pageCalled(name: string, documents: readonly Document[]): string | undefined {
  const pages = documents.filter(({ address }) => address !== undefined);
  const address = asAddress(name);
  if (pages.some((page) => page.address === address)) return address;
  const slug = address.slice(address.lastIndexOf('/') + 1);
  const called = pages.filter((page) => namesOf(page).some((each) => fileSlug(each) === slug));
  return called.length === 1 ? called[0]?.address : undefined;
}

function namesOf({ name, fields }: Document): string[] {
  return [name, fields.name, fields.label, fields.title].filter((each) => typeof each === 'string');
}

const reviewUnseen = rule({
  id: 'review-unseen',
  severity: 'warning',
  about:
    'None of the pages that a review names shows reviews, so nobody can read it. Name a page with a section `testimonials` or `reviews`, or add such a section to one of its pages.',
  site(input, report) {
    const known = knownAddresses(input);
    const showing = new Set(input.documents.filter(mayShowReviews).map(({ address }) => address));
    input.forEachDocument((document) => {
      const pages = pagesOf(document);
      const isUnseen = pages.every((page) => known.has(page) && !showing.has(page));
      if (pages.length === 0 || !isUnseen) return;
      const which =
        pages.length === 1 ? `The page ${pages[0]} shows no reviews` : 'None of these pages shows reviews';
      const others = [...showing].slice(0, 5).join(', ');
      const add =
        'add two lines to the fields of the page: “testimonials:” and below it “  heading: Reviews”.';
      const says = {
        what: `${which}, so nobody would see this one.`,
        advice: others ? `Add one that does: ${others}. Or ${add}` : `To show it, ${add}`,
        inForm: 'Check Home too, or a page of your services or towns.',
      };
      report({ range: rangeOfField(document.source, 'pages.0'), says });
    });
  },
});

/** A page that could not be read may have any section. */
function mayShowReviews(document: Document): boolean {
  const { address, sections } = document;
  const mayHaveMore = isUncertain(document, '');
  return (
    address !== undefined && (mayHaveMore || sections.some(({ kind }) => sectionModel(kind)?.showsReviews))
  );
}

const PAGE_ADDRESS = 'The address of a page starts with /, for example /about.';

/** The address of a page by its file, its web address or its title. */
function asAddress(input: string): string {
  const path = input
    .replace(/^https?:\/\/[^/]*\/?/, '')
    .replace(/^(?:content\/)?(?:pages|services)\//, '')
    .replace(/\.(?:md|html)$/, '');
  return `/${path.split('/').map(fileSlug).join('/')}`;
}

export const reviewRules: readonly Rule[] = [pageMissing, reviewUnseen];
