import { monthsOf, parseDuration } from '../../../kinds/duration';
import { rangeOfText, rangeOfValue } from '../../../passages/Range';
import { warning } from '../../rule';
import { changedFiles } from '../../site/links/publishedVersion';

export const numberTenfold = warning({
  id: 'number-tenfold',
  what: 'This is “{now}”, and before this change it was {before}.',
  advice: 'Check the zeros, or leave it if the change is right.',
  site(input, report) {
    for (const { document, before, now } of changedFiles(input))
      for (const [field, text] of before) {
        const found = field !== '' && isAmount(field, text) && tenfold(text, now.get(field) ?? '');
        if (found) report({ range: rangeOfText(document, field, ...found.span), data: found.data });
      }
  },
});

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;

/** The first number that is ten times or a tenth of its old value, if only numbers changed in the text. */
function tenfold(before: string, now: string) {
  if (before === now || before.replace(NUMBER, '#') !== now.replace(NUMBER, '#')) return undefined;
  const old = before.match(NUMBER) ?? [];
  for (const [index, { 0: digits, index: from }] of [...now.matchAll(NUMBER)].entries()) {
    const oldDigits = old[index] ?? '';
    const values = [oldDigits, digits].map((each) => Number(each.replaceAll(',', '')));
    const [low, high] = [Math.min(...values), Math.max(...values)];
    // A zero more or fewer, or a missing last digit.
    if (low > 0 && (low * 10 === high || (high >= 1000 && low === Math.floor(high / 10))))
      return { span: [from, from + digits.length] as const, data: { before: oldDigits, now: digits } };
  }
  return undefined;
}

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
        const data = { now: fresh, before: old, kept, date: monthsBefore(input.now.today, months) };
        report({ range: rangeOfValue(document, field), data });
      }
  },
});

function monthsBefore(today: string, months: number): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
