import { yearsBefore } from '../../../kinds/dates';
import { readPlace } from '../../../kinds/places';
import { namesSeveral } from '../../../kinds/references';
import { WRITE_HERE } from '../../../model/contentType';
import { sectionModel } from '../../../model/registry';
import { hostsOf, REVIEW_SOURCES, type ReviewSource, sourceOfUrl } from '../../../model/reviewSources';
import { fileSlug } from '../../../model/urls';
import { rangeOfText, rangeOfValue } from '../../../passages/Range';
import { type Document, type DocumentOf, documentsOf, isBroken, isOfType } from '../../Document';
import { checkFaults } from '../../fields/faults';
import {
  checkDocuments,
  checkFilesOf,
  type Finding,
  type Problem,
  type Report,
  rule,
  type SiteInput,
  warning,
} from '../../rule';
import { movedPage, reportRepeated, reviewPages } from '../../site/links/missingPages';
import { nearest } from '../../suggest';
import { anyOf, BLOCKS, checkWordings } from '../../wordings';

export const pageAddress = rule({
  id: 'page-address',
  kind: 'sure',
  fields: checkFaults('page', ({ input }) =>
    namesSeveral(String(input))
      ? {
          advice:
            'Only one page belongs in each entry. Write each on a line of its own, with a hyphen in front.',
        }
      : { advice: PAGE_ADDRESS, expected: asAddress(String(input)) },
  ),
  site: (input, report) => checkPages('page-address', input, report),
});

/** Reports missing pages in reviews, if the rule `ruleId` explains them. */
function checkPages(ruleId: string, input: SiteInput, report: Report): void {
  const known = knownAddresses(input);
  input.forEachDocument((document) => {
    const unknown = reviewPages(document).filter(({ page }) => !known.has(page));
    // A limit that no real review reaches.
    for (const mention of unknown.slice(0, 60)) {
      const [id, problem] = explainUnknown(mention.page, input);
      if (id !== ruleId || (!problem.expected && reportRepeated(mention, input, report))) continue;
      report({ range: rangeOfText(document, mention.field), ...problem });
    }
  });
}

const knownAddresses = ({ addresses: { shown, hidden } }: SiteInput) => new Set([...shown.keys(), ...hidden]);

/** The id of the rule that explains a page, with the message. A review may name a page by its title instead of its address. */
function explainUnknown(page: string, input: SiteInput): [string, Problem] {
  const { addresses } = input;
  const moved = movedPage(page, addresses);
  if (moved) return ['page-missing', moved];
  const isAddress = page.startsWith('/');
  const { shown } = addresses;
  const called = isAddress ? undefined : pageCalled(page, [...shown.values()]);
  if (called) return ['page-address', { what: PAGE_ADDRESS, expected: called }];
  const expected = nearest(isAddress ? page : asAddress(page), [...shown.keys()]);
  const what = `There is no page ${page}.`;
  if (expected) return ['page-missing', { what, advice: `Did you mean ${expected}?`, expected }];
  return isAddress ? ['page-missing', { what }] : ['page-address', { what: PAGE_ADDRESS, advice: what }];
}

/** The address of the only page with this file name, title, label or town. */
function pageCalled(name: string, pages: readonly Document[]): string | undefined {
  const address = asAddress(name);
  if (pages.some((page) => page.address === address)) return address;
  const slug = address.slice(address.lastIndexOf('/') + 1);
  const [called, another] = pages.filter(({ name: file, fields }) =>
    [file, fields.name, fields.label, fields.title].some((each) => fileSlug(String(each ?? '')) === slug),
  );
  return another ? undefined : called?.address;
}

const PAGE_ADDRESS = 'The address of a page starts with /, for example /about.';

/** An address for the path of a file, a web address or a title. */
function asAddress(input: string): string {
  const path = input
    .replace(/^https?:\/\/[^/]*\/?/, '')
    .replace(/^(?:content\/)?(?:pages|services)\//, '')
    .replace(/\.(?:md|html)$/, '');
  return `/${path.split('/').map(fileSlug).join('/')}`;
}

export const reviewRules = [
  rule({
    id: 'page-missing',
    site: (input, report) => checkPages('page-missing', input, report),
  }),
  warning({
    id: 'review-unseen',
    site(input, report) {
      const known = knownAddresses(input);
      // A broken page may have any section.
      const { hidden } = input.addresses;
      const mayShow = (page: Document) =>
        !hidden.has(page.address ?? '') &&
        (page.broken === 'all' || page.sections.some(({ kind }) => sectionModel(kind)?.showsReviews));
      const showing = new Set(input.documents.filter(mayShow).flatMap(({ address }) => address ?? []));
      const others = [...showing]
        .sort((one, other) => one.length - other.length)
        .slice(0, 5)
        .join(', ');
      const add =
        'add two lines to the fields of the page: “testimonials:” and below it “  heading: Reviews”.';
      const advice = others ? `Add one that does: ${others}. Or ${add}` : `To show it, ${add}`;
      checkFilesOf('review', (review) => {
        const pages = reviewPages(review);
        const [first] = pages;
        const isUnseen = pages.every(({ page }) => known.has(page) && !showing.has(page));
        if (!first || !isUnseen) return undefined;
        const why = hidden.has(first.page) ? 'is hidden' : 'shows no reviews';
        const which =
          pages.length === 1 ? `The page ${first.page} ${why}` : 'None of these pages shows reviews';
        const what = `${which}, so nobody would see this one.`;
        const adviceInForm = 'Check another one too, such as Home.';
        return { range: rangeOfValue(review, first.field), what, advice, adviceInForm };
      })(input, report);
    },
  }),
];

/** Rows of stars and the quotation marks at both ends of a text, or at one end of a text of several paragraphs. */
function marksAround(): RegExp {
  const stars = '(?:[★⭐☆🌟]\\uFE0F?\\s*){2,}';
  const [start, end] = [`(?<=^(?:${stars})?)`, `(?=\\s*(?:${stars})?$)`];
  const both = [`${start}["“](?=[^"“”]*["”]\\s*(?:${stars})?$)`, `["”]${end}(?<=^(?:${stars})?["“][^"“”]*.)`];
  return anyOf('gu', `^${stars}`, `${stars}$`, ...both, `${start}“(?=[^”]*$)`, `”${end}(?<=^[^“]*)`);
}

export const reviewFactRules = [
  warning({
    id: 'review-marks',
    kind: 'sure',
    what: 'A review needs no stars and no quotation marks in its text: visitors see its stars beside the words.',
    advice: 'Delete them.',
    passages: checkWordings(BLOCKS, { type: 'review', deletes: true, pattern: marksAround() }),
  }),
  rule({
    id: 'review-future',
    site: checkDocuments((document, { now }) => {
      const isCount = isOfType('business')(document);
      const date = isCount
        ? document.fields.rating?.date
        : isOfType('review')(document) && document.fields.date;
      if (!date || date <= now.today) return undefined;
      const advice = `Write the day on which ${isCount ? 'you counted the reviews' : 'the review was written'}.`;
      const range = rangeOfValue(document, isCount ? 'rating.date' : 'date');
      return { range, what: 'This date is in the future.', advice };
    }),
  }),
  warning({
    id: 'review-old',
    site({ business, documents, now }, report) {
      const limit = yearsBefore(now.today, 1);
      const reviews = documentsOf(documents, 'review');
      const mayBeNewest = reviews.some((each) => isBroken(each, 'date') || isBroken(each, 'source'));
      // Without undated reviews and those of the sample site.
      const dated = reviews.filter(({ fields: { date, source } }) => date && source !== 'sample');
      const dateOf = ({ fields: { date = '' } }: DocumentOf<'review'>) => date;
      const [newest] = dated.sort((one, other) => dateOf(other).localeCompare(dateOf(one)));
      if (newest && !mayBeNewest && dateOf(newest) < limit) {
        const what = 'This is your newest review, and it is more than a year old.';
        const advice = 'Ask a recent customer for one, and add it.';
        report({ range: rangeOfValue(newest, 'date'), what, advice });
      }
      const counted = business?.fields.rating?.date;
      if (business && counted && counted < limit) {
        const what = 'The reviews were counted more than a year ago.';
        const advice = 'Count them again, and write that day.';
        report({ range: rangeOfValue(business, 'rating.date'), what, advice });
      }
    },
  }),
  warning({
    id: 'review-link',
    what: 'This address and the source of the review do not belong together.',
    advice: '{advice}',
    adviceInForm: 'Correct the address, or the answer to “Where it was written”.',
    site: checkFilesOf('review', (review) => {
      const { source, url } = review.fields;
      const actual = url && sourceOfUrl(url);
      if (!url || !source || actual === source) return undefined;
      const [host] = hostsOf(source);
      const why = host
        ? `It leads to ${new URL(url).hostname}, and reviews on ${source} are at ${host}. Correct it`
        : `A review with the source “${source}” is not on the web. Delete the link`;
      const advice = `${why}${actual ? `, or write source: ${actual}` : ''}.`;
      return { range: rangeOfValue(review, 'url'), data: { advice } };
    }),
  }),
  warning({
    id: 'review-source',
    what: 'Visitors see a link only with the name of its source.',
    advice: 'Add a line, for example source: {found}.',
    adviceInForm: 'Choose one at “Where it was written”, for example {found}.',
    site: checkFilesOf('review', (review) => {
      const { source, url } = review.fields;
      if (!url || source || review.source.positions.has('source')) return undefined;
      const found: ReviewSource = sourceOfUrl(url) ?? 'Google';
      return { range: rangeOfValue(review, 'url'), data: { found } };
    }),
  }),
  warning({
    id: 'review-swapped',
    what: '“{location}” looks like {what}, and not like a town.',
    advice: 'Write the town here.',
    site: checkFilesOf('review', (review, { documents }): Finding | false | undefined => {
      const { name = '', location = '', project = '' } = review.fields;
      const towns = documentsOf(documents, 'area').map(({ fields }) => fields.name?.toLowerCase());
      const isPlace = (text: string) =>
        readPlace(text).state !== undefined || towns.includes(text.toLowerCase());
      const source = REVIEW_SOURCES.find((each) => each.toLowerCase() === name.toLowerCase());
      if (source)
        return {
          range: rangeOfValue(review, 'name'),
          what: '“{name}” is where the review was written, and not who wrote it.',
          advice: 'Write the name of the customer here, and “source: {source}” on a line of its own.',
          adviceInForm: 'Write the name of the customer here.',
          data: { name, source },
        };
      // Template texts are left to another rule.
      if (location === '' || isPlace(location) || location.startsWith(WRITE_HERE)) return undefined;
      const swapped = (field: 'name' | 'project', place: string, what: string) =>
        isPlace(place) && {
          range: rangeOfValue(review, field),
          what: '“{place}” is a place, and “{location}” looks like {what}.',
          advice: 'Swap the two.',
          data: { place, location, what },
        };
      return (
        swapped('name', name, 'a name') ||
        swapped('project', project, 'what you built') ||
        (/^\p{Lu}\p{Ll}+ \p{Lu}\.?$/u.test(location) && {
          range: rangeOfValue(review, 'location'),
          data: { location, what: 'a name' },
        })
      );
    }),
  }),
];
