import { hostsOf, type ReviewSource, sourceAt } from '../../../model/reviewSources';
import { WRITE_HERE } from '../../../model/templateTexts';
import { type Document, type DocumentOf, documentsOf, isOfType, isUncertain } from '../../Document';
import { checkEach, forEachRepeated, type Rule, rule } from '../../rule';

type ReviewDocument = DocumentOf<'review'>;

const reviewFuture = rule({
  id: 'review-future',
  on: 'site',
  about:
    'A review, or the count of reviews in business.md, has a date in the future. Write the day on which it was written or counted.',
  check({ documents, now }, report) {
    const reason = (what: string) => `This date is in the future. Write the day on which ${what}.`;
    for (const review of documentsOf(documents, 'review'))
      if (isAfter(review.fields.date, now.today))
        report({ in: review, field: 'date', reason: reason('the review was written') });
    const business = documents.find(isOfType('business'));
    if (business && isAfter(business.fields.rating?.date, now.today))
      report({ in: business, field: 'rating.date', reason: reason('you counted the reviews') });
  },
});

const isAfter = (date: string | undefined, today: string) => date !== undefined && date > today;

const reviewOld = rule({
  id: 'review-old',
  on: 'site',
  severity: 'warning',
  isCausedElsewhere: true,
  about:
    'The newest review, or the count of reviews in business.md, is more than a year old, and people look for recent ones. Add a newer review, or count again.',
  check({ documents, now }, report) {
    const limit = `${Number(now.today.slice(0, 4)) - 1}${now.today.slice(4)}`;
    const reviews = documentsOf(documents, 'review');
    const mayBeNewest = reviews.some((each) => isUncertain(each, 'date') || isUncertain(each, 'source'));
    const newest = mayBeNewest ? undefined : newestReview(reviews);
    if (newest?.date && newest.date < limit)
      report({
        in: newest.review,
        field: 'date',
        reason:
          'This is your newest review, and it is more than a year old. Ask a recent customer for one, and add it.',
      });
    const business = documents.find(isOfType('business'));
    const counted = business?.fields.rating?.date;
    if (business && counted && counted < limit)
      report({
        in: business,
        field: 'rating.date',
        reason: 'The reviews were counted more than a year ago. Count them again, and write that day.',
      });
  },
});

/** Undated reviews and those of the sample say nothing about how recent the others are. */
function newestReview(reviews: readonly ReviewDocument[]) {
  return reviews
    .flatMap((review) => {
      const { date, source } = review.fields;
      return date && source !== 'sample' ? [{ review, date }] : [];
    })
    .sort((a, b) => b.date.localeCompare(a.date))[0];
}

const LINK_OF_SOURCE =
  'This address and the answer to “Where it was written” do not belong together. Correct one of the two.';

const reviewLink = rule({
  id: 'review-link',
  on: 'site',
  severity: 'warning',
  about:
    'The link of a review does not lead to its source, or its source is not on the web. Correct the link or the source, or delete the link.',
  check: checkEach('review', ({ fields: { source, url } }, report) => {
    if (!url || !source) return;
    const hosts = hostsOf(source);
    if (hosts.length === 0) {
      const reason = `A review with the source “${source}” is not on the web. Delete the link${actually(url)}.`;
      report({ field: 'url', reason, inForm: LINK_OF_SOURCE });
    } else if (sourceAt(url) !== source) {
      const { hostname } = new URL(url);
      const reason = `This link leads to ${hostname}, and reviews on ${source} are at ${hosts[0]}. Correct the link${actually(url)}.`;
      report({ field: 'url', reason, inForm: LINK_OF_SOURCE });
    }
  }),
});

function actually(url: string): string {
  const source = sourceAt(url);
  return source ? `, or write source: ${source}` : '';
}

const reviewSource = rule({
  id: 'review-source',
  on: 'site',
  severity: 'warning',
  inForm:
    'Visitors see a link only with the name of its source. Choose one at “Where it was written”, for example {found}.',
  message: 'Visitors see a link only with the name of its source. Add a line, for example source: {found}.',
  check: checkEach('review', (review, report) => {
    const { source, url } = review.fields;
    if (!url || source || review.source.positions.has('source')) return;
    const found: ReviewSource = sourceAt(url) ?? 'Google';
    report({ field: 'url', data: { found } });
  }),
});

const reviewTwice = rule({
  id: 'review-twice',
  inForm: 'Your site has this review already, under another name. Write what this customer said.',
  on: 'site',
  severity: 'warning',
  isCausedElsewhere: true,
  message:
    'This text is also in {file}, under another name. Write what this customer said, or delete one of the two.',
  check({ documents }, report) {
    const textOf = ({ body }: ReviewDocument) => body?.hash;
    forEachRepeated(documentsOf(documents, 'review'), textOf, (review, { fields: { name }, file }) => {
      if (name !== review.fields.name) report({ in: review, line: firstTextLine(review), data: { file } });
    });
  },
});

/** `Portland, ME` */
const PLACE = /,\s*[A-Z]{2}$/;

const reviewSwapped = rule({
  id: 'review-swapped',
  on: 'site',
  severity: 'warning',
  message: '“{name}” is a place, and “{location}” looks like a name. Swap the two.',
  check: checkEach('review', ({ fields: { name = '', location = '' } }, report, { documents }) => {
    const towns = documentsOf(documents, 'area').map(({ fields }) => fields.name);
    const isPlace = (text: string) => PLACE.test(text) || towns.includes(text);
    // Another rule asks to replace the texts of a new file.
    const isTemplate = location.startsWith(WRITE_HERE);
    if (isPlace(name) && location !== '' && !isPlace(location) && !isTemplate)
      report({ field: 'name', data: { name, location } });
  }),
});

/** The line on which the text of a file begins. */
export const firstTextLine = ({ source: { lines, bodyLine } }: Document): number =>
  lines.findIndex((text, index) => index >= bodyLine - 1 && text.trim() !== '') + 1;

export const reviewFactRules: readonly Rule[] = [
  ...[reviewFuture, reviewOld, reviewLink, reviewSource, reviewSwapped, reviewTwice],
];
