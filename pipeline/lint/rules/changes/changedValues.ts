import { formatDay } from '../../../kinds/dates';
import { monthsOf, parseDuration } from '../../../kinds/duration';
import { type Range, rangeOfText, rangeOfValue } from '../../../passages/Range';
import type { Document } from '../../Document';
import { warning } from '../../rule';
import { typedTexts } from '../../site/filePassages';
import { changedFiles } from '../../site/links/publishedVersion';
import { reportPlaces } from '../../site/links/siteLinks';
import { escapePattern, matchesOf } from '../../wordings';

export const numberTenfold = warning({
  id: 'number-tenfold',
  what: 'This is “{now}”, and before this change it was {before}.',
  advice: 'Check the zeros, or leave it if the change is right.',
  site(input, report) {
    for (const { document, before, now } of changedFiles(input))
      for (const [field, text] of before) {
        if (field === '' || !isAmount(field, text)) continue;
        const found = changedNumbers(text, now.get(field) ?? '').find(isTenfold);
        if (!found) continue;
        const { from, ...data } = found;
        report({ range: rangeOfText(document, field, from, from + data.now.length), data });
      }
  },
});

const NUMBER = /\$?\d(?:[\d,]*\d)?(?:\.\d+)?/g;

/** The numbers in which two texts differ, if only numbers do. */
function changedNumbers(before: string, now: string) {
  if (before.replace(NUMBER, '#') !== now.replace(NUMBER, '#')) return [];
  const old = before.match(NUMBER) ?? [];
  return [...now.matchAll(NUMBER)]
    .map(({ 0: digits, index }, nth) => ({ before: old[nth] ?? '', now: digits, from: index }))
    .filter((each) => each.before !== each.now);
}

/** Whether a number has a zero more or fewer, or lost its last digit. */
function isTenfold({ before, now }: { before: string; now: string }): boolean {
  const values = [before, now].map((digits) => Number(digits.replace(/[$,]/g, '')));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low > 0 && (low * 10 === high || (high >= 1000 && low === Math.floor(high / 10)));
}

export const amountLeft = warning({
  id: 'amount-left',
  what: 'This change replaces {before} with {now}, but {before} is still here{others}.',
  advice: 'Write the new amount, or leave it if it is the price of something else.',
  site(input, report) {
    for (const { document, before, now } of changedFiles(input)) {
      const amounts = [...now].flatMap(([field, text]) => changedAmounts(before.get(field), text));
      for (const amount of new Map(amounts.map((each) => [each.before, each])).values()) {
        // Another amount became the old one, or it only moved.
        if (countIn(now, amount.before) >= countIn(before, amount.before)) continue;
        const ranges = rangesOfWords(document, amount.before);
        const edits = ranges.map((range) => ({ range, text: amount.now }));
        reportPlaces(ranges, { data: amount, edits }, report);
      }
    }
  },
});

const wordsAs = (words: string) => new RegExp(`${escapePattern(words)}(?![.,]?\\d|[kKmM]\\b)`, 'g');

const countIn = (texts: ReadonlyMap<string, string>, words: string): number =>
  [...texts.values()].reduce((sum, text) => sum + matchesOf(wordsAs(words), text).length, 0);

/** The amounts of dollars in which two texts differ, in lines in which nothing else does. */
function changedAmounts(before = '', now: string) {
  const old = before.split('\n');
  const numbers = now.split('\n').flatMap((line, index) => changedNumbers(old[index] ?? '', line));
  return numbers.filter((each) => each.before.startsWith('$'));
}

const rangesOfWords = (document: Document, words: string): Range[] =>
  typedTexts(document).flatMap(({ text, range }) =>
    matchesOf(wordsAs(words), text).map(({ index }) => range(index, index + words.length)),
  );

/** Names of fields whose numbers are positions, contacts, dates or parts of file names. */
const NO_AMOUNT =
  /^(?:order|columns|phone|license|postalCode|latitude|longitude|street|date|finished|publish\w*|updatedAt|expiresAt|url|site|to|slug|image|photo\w*|before|after|path|frame|color|action)$/;
/** Whether the numbers in a field are amounts, so that a zero more or fewer matters. */
function isAmount(field: string, text: string): boolean {
  const names = field.split('.').filter((name) => !/^\d+$/.test(name));
  const isOther = [names[0], names.at(-1)].some((name = '') => NO_AMOUNT.test(name));
  const isShown = /^(?!rating\.).*count$/.test(field);
  const isAddress = / -> |^\S*\/\S*$|^\S+\.\w{3,4}$/.test(text);
  return !isOther && !isShown && !isAddress;
}

export const keepShortened = warning({
  id: 'keep-shortened',
  what: 'This says {now}, and before this change it said {before}. Once this is published, the {kept} from before {date} are deleted for good.',
  advice: 'If you need some of them, save them first.',
  site(input, report) {
    for (const { document, before, now } of changedFiles(input))
      for (const [field, kept] of [
        ['keepLeads', 'requests'],
        ['keepPhotos', 'photographs of requests'],
      ] as const) {
        const [old = '', fresh = ''] = [before.get(field), now.get(field)];
        const [oldMonths, months] = [old, fresh].map(parseDuration).map((span) => span && monthsOf(span));
        if (!oldMonths || !months || months >= oldMonths) continue;
        const start = new Date(input.now.today);
        start.setUTCMonth(start.getUTCMonth() - months);
        const date = formatDay(start.toISOString().slice(0, 10));
        report({ range: rangeOfValue(document, field), data: { now: fresh, before: old, kept, date } });
      }
  },
});
