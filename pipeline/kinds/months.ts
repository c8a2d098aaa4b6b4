import { dateInWords } from '../labels/phrases';
import {
  dateParts,
  fullYear,
  isoDate,
  monthFrom,
  parseDay,
  plainDate,
  type Reader,
  readPlainDay,
  SEASON,
} from './dates';
import type { Context, Kind } from './kind';
import { countIn, indexOfMisspelled, indexOfName, MONTHS } from './words';

/** A month, kept as `YYYY-MM`. Other unambiguous spellings are valid too. */
export const monthKind: Kind<string> = {
  name: 'month',
  example: '2024-03',
  instruction: 'a month: year-month',
  jsonSchema: { type: 'string', pattern: '\\d' },
  otherRules: ['month-impossible'],
  parse: parseMonth,
  read: readMonths,
  format: (month) => dateInWords(month, { language: 'en-US' }, { month: 'long', year: 'numeric' }),
  advice: (typed) => {
    const [, ofSeason] = SEASON.exec(typed) ?? [];
    if (ofSeason) return `Which month was it? Write it with the year, for example May ${ofSeason}.`;
    const { year, month, day } = dateParts(typed) ?? {};
    if (year !== undefined && day === undefined)
      return {
        rule: 'month-impossible',
        advice: `There is no month ${month}. Write a month from 01 to 12 after the year, for example 2026-05, or its name: May 2026.`,
      };
    const named = indexOfName(
      /^[a-z]{3,}(?=\.?$)/i.exec(typed.replace(PART_OF_MONTH, ''))?.[0] ?? '',
      MONTHS,
    );
    return named >= 0
      ? `The year is missing. Write it behind the month, for example ${MONTHS[named]} 2026.`
      : 'Write a month and its year, for example May 2026.';
  },
};

function parseMonth(input: string): string | undefined {
  const { year, month = 0, day } = dateParts(input) ?? {};
  return year !== undefined && month >= 1 && month <= 12 && day === undefined
    ? isoDate(year, month)
    : undefined;
}

const PART_OF_MONTH =
  /^(?:(?:(?:the )?(?:early|mid|late|(?:end|beginning|middle|start|(?:first|second|third|last) (?:week|half)) of)|in|about|around)[ -]+)+/i;

/** Parses `may 2026` or `2026 may`; the last month of `april - may 2026`. */
function readMonth(plain: string): string | undefined {
  const last = plain
    .replace(/^[a-z]{3,9}\.?(?:(?: \d{4})?\s*(?:-|to|thru|through)|\s*(?:[/&]|and))\s*(?=[a-z]{3})/, '')
    .replace(/(?<=[a-z]) \d{1,2} ?- ?\d{1,2}(?=, \d{4}$)/, '')
    .replace(/ of (?=\d\d$)/, ' 20')
    .replace(/^(\d{4})[, ]+([a-z]{3,9})\.?$/, '$2 $1');
  return parseDay(plain)?.slice(0, 7) ?? parseMonth(last);
}

/** The possible months of a text, the likeliest first. Without `today`, the day of typing, only months whose year is written. */
function readMonths(typed: string, { today = '' }: Context): string[] {
  const plain = plainDate(typed).replace(PART_OF_MONTH, '').replace('last week', 'a week ago');
  const exact = readMonth(plain);
  if (exact) return [exact];
  const readers = [relativeMonth, namedMonth, monthAndYear, readPlainDay];
  const dates = readers.map((read) => read(plain, today)).find((each) => each.length > 0) ?? [];
  return [...new Set(dates.map((each) => each.slice(0, 7)))];
}

/** `this month`, `two months ago` */
const relativeMonth: Reader = (text, today) => {
  if (/^(?:this (?:month|week)|just(?: now| finished)?)$/.test(text)) return [today];
  const [, count = ''] = /^(\w+) months? ago$/.exec(text.replace('last month', 'a month ago')) ?? [];
  return countIn(count) > 0 && today !== '' ? [monthFrom(today, -countIn(count))] : [];
};

/** `May`, `last May` or `May of this year`. Without a year, the latest such month up to today. */
const namedMonth: Reader = (text, today) => {
  const [, before, name = '', after] =
    /^(last |this )?(.+?)(?:,? (?:of )?(this|last) year)?$/.exec(text) ?? [];
  const { year, month = 0, day } = dateParts(name, indexOfMisspelled) ?? {};
  if (month === 0 || day !== undefined || (today === '' && !year)) return [];
  const thisYear = Number(today.slice(0, 4));
  const ofThisYear = isoDate(year ?? thisYear, month);
  if (year || before === 'this ' || after === 'this') return [ofThisYear];
  const hasBegun = ofThisYear < today.slice(0, 7) || (!before && ofThisYear === today.slice(0, 7));
  return [hasBegun && !after ? ofThisYear : isoDate(thisYear - 1, month)];
};

/** `10/25` or `oct 25`: a month with a year of two digits that is not in the future. If it may be, `oct 25` is also a day; and `10/25` is only one. */
const monthAndYear: Reader = (text, today) => {
  const [, digits, name = '', short = ''] =
    /^(?:(\d{1,2})[-/.]|([a-z]{3,10})(?:\.? |-))(\d{2})$/.exec(text) ?? [];
  const number = digits ? Number(digits) : indexOfMisspelled(name, MONTHS) + 1;
  const mayBeYear = today === '' ? !digits : fullYear(short) <= Number(today.slice(0, 4));
  const month = number >= 1 && number <= 12 && mayBeYear ? [isoDate(fullYear(short), number)] : [];
  return digits ? month : [...month, ...readPlainDay(text.replace('-', ' '), today)];
};
