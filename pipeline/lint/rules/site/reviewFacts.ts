import { hostsOf, type ReviewSource, sourceAt } from '../../../model/reviewSources';
import { WRITE_HERE } from '../../../model/templateTexts';
import { rangeOfField } from '../../../passages/fieldRange';
import { type Document, type DocumentOf, documentsOf, isOfType, isUncertain } from '../../Document';
import { checkEach, type Rule, rule } from '../../rule';

type ReviewDocument = DocumentOf<'review'>;

const reviewFuture = rule({
  id: 'review-future',
  about:
    'A review, or the count of reviews in business.md, has a date in the future. Write the day on which it was written or counted.',
  site({ documents, now }, report) {
    const check = (document: Document, field: string, date = '', act = '') => {
      const says = { what: 'This date is in the future.', advice: `Write the day on which ${act}.` };
      if (date > now.today) report({ range: rangeOfField(document.source, field), says });
    };
    for (const review of documentsOf(documents, 'review'))
      check(review, 'date', review.fields.date, 'the review was written');
    for (const business of documentsOf(documents, 'business'))
      check(business, 'rating.date', business.fields.rating?.date, 'you counted the reviews');
  },
});

const reviewOld = rule({
  id: 'review-old',
  severity: 'warning',
  about:
    'The newest review, or the count of reviews in business.md, is more than a year old, and people look for recent ones. Add a newer review, or count again.',
  site({ documents, now }, report) {
    const limit = `${Number(now.today.slice(0, 4)) - 1}${now.today.slice(4)}`;
    const reviews = documentsOf(documents, 'review');
    const mayBeNewest = reviews.some((each) => isUncertain(each, 'date') || isUncertain(each, 'source'));
    const newest = mayBeNewest ? undefined : newestReview(reviews);
    if (newest?.date && newest.date < limit)
      report({
        range: rangeOfField(newest.review.source, 'date'),
        says: {
          what: 'This is your newest review, and it is more than a year old.',
          advice: 'Ask a recent customer for one, and add it.',
        },
      });
    const business = documents.find(isOfType('business'));
    const counted = business?.fields.rating?.date;
    if (business && counted && counted < limit)
      report({
        range: rangeOfField(business.source, 'rating.date'),
        says: {
          what: 'The reviews were counted more than a year ago.',
          advice: 'Count them again, and write that day.',
        },
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

const reviewLink = rule({
  id: 'review-link',
  severity: 'warning',
  about:
    'The link of a review does not lead to its source, or its source is not on the web. Correct the link or the source, or delete the link.',
  what: 'This address and the source of the review do not belong together.',
  advice: '{advice}',
  inForm: 'Correct the address, or the answer to “Where it was written”.',
  site: checkEach('review', (review, report) => {
    const { source, url } = review.fields;
    if (!url || !source || sourceAt(url) === source) return;
    const [host] = hostsOf(source);
    const why = host
      ? `It leads to ${new URL(url).hostname}, and reviews on ${source} are at ${host}. Correct it`
      : `A review with the source “${source}” is not on the web. Delete the link`;
    report({ range: rangeOfField(review.source, 'url'), data: { advice: `${why}${actually(url)}.` } });
  }),
});

function actually(url: string): string {
  const source = sourceAt(url);
  return source ? `, or write source: ${source}` : '';
}

const reviewSource = rule({
  id: 'review-source',
  severity: 'warning',
  what: 'Visitors see a link only with the name of its source.',
  advice: 'Add a line, for example source: {found}.',
  inForm: 'Choose one at “Where it was written”, for example {found}.',
  site: checkEach('review', (review, report) => {
    const { source, url } = review.fields;
    if (!url || source || review.source.positions.has('source')) return;
    const found: ReviewSource = sourceAt(url) ?? 'Google';
    report({ range: rangeOfField(review.source, 'url'), data: { found } });
  }),
});

/** `Portland, ME` */
const PLACE = /,\s*[A-Z]{2}$/;

const reviewSwapped = rule({
  id: 'review-swapped',
  severity: 'warning',
  what: '“{name}” is a place, and “{location}” looks like a name.',
  advice: 'Swap the two.',
  site: checkEach('review', (review, report, { documents }) => {
    const { name = '', location = '' } = review.fields;
    const towns = documentsOf(documents, 'area').map(({ fields }) => fields.name);
    const isPlace = (text: string) => PLACE.test(text) || towns.includes(text);
    // Another rule asks to replace the texts of a new file.
    const isTemplate = location.startsWith(WRITE_HERE);
    if (isPlace(name) && location !== '' && !isPlace(location) && !isTemplate)
      report({ range: rangeOfField(review.source, 'name'), data: { name, location } });
  }),
});

export const reviewFactRules: readonly Rule[] = [
  ...[reviewFuture, reviewOld, reviewLink, reviewSource, reviewSwapped],
];
