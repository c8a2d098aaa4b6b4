import { addDays, fullYear, monthNumber, parseDay, plainDate, type Reader, readPlainDay } from './dates';
import { field, type Kind } from './kind';
import { countIn, indexOfMisspelled, MONTHS } from './words';

/** A month as `YYYY-MM`. Accepts other spellings that are unambiguous. */
export const monthKind: Kind<string> = {
  name: 'month',
  example: '2024-03',
  parse: parseMonth,
  read: (typed, { today }) => readMonths(typed, today),
  format: formatMonth,
  advice: (typed) => {
    const [, number] = monthParts(typed) ?? [];
    if (number !== undefined)
      return {
        rule: 'month-impossible',
        advice: `There is no month ${number}. Write a month from 01 to 12 after the year, for example 2026-05, or its name: May 2026.`,
      };
    const [, name = ''] = /^(?:early |mid[ -]|late |end of )?([a-z]{3,9})\.?$/i.exec(typed) ?? [];
    const month = MONTHS[monthNumber(name) - 1];
    return month
      ? `The year is missing. Write it behind the month, for example ${month} 2026.`
      : {
          advice: 'Write a month and its year, for example May 2026.',
        };
  },
};

export const month = (about: string) => field(monthKind, about);

export function parseMonth(input: string): string | undefined {
  const [year, number] = monthParts(input) ?? [0, 0];
  return number >= 1 && number <= 12 ? isoMonth(year, number) : undefined;
}

/** The year and the month in a text, even if there is no such month. */
function monthParts(input: string): [year: number, month: number] | undefined {
  const iso = /^(\d{4})[-/. ](\d{1,2})$/.exec(input);
  if (iso) return [Number(iso[1]), Number(iso[2])];
  const numeric = /^(\d{1,2})[-/.](\d{4})$/.exec(input);
  if (numeric) return [Number(numeric[2]), Number(numeric[1])];
  const named = /^([a-z]{3,9})\.?,? (?:of )?(\d{4})$/i.exec(input);
  const number = named ? monthNumber(String(named[1])) : 0;
  return named && number > 0 ? [Number(named[2]), number] : undefined;
}

function isoMonth(year: number, number: number): string {
  return `${String(year).padStart(4, '0')}-${String(number).padStart(2, '0')}`;
}

/** `October 2025` */
function formatMonth(month: string): string {
  return `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}

function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 15)).toISOString().slice(0, 7);
}

const PART =
  '(?:(?:the )?(?:early|mid|late|(?:end|beginning|middle|start|(?:first|last) week) of)|in|about|around)[ -]+';
const BEFORE = new RegExp(`^(?:${PART})+`, 'i');

/** Of a span the last month, without “late” or “end of”, and with a year behind an apostrophe. */
function readMonth(text: string): string | undefined {
  const plain = text
    .replace(BEFORE, '')
    .replace(/^[a-z]{3,9}\.?(?:(?: \d{4})?\s*(?:[-–—]|to|thru|through)|\s*(?:[/&]|and))\s*(?=[a-z]{3})/i, '')
    .replace(/(?<=[a-z]) \d{1,2} ?[-–] ?\d{1,2}(?=, \d{4}$)/i, '')
    .replace(/ of (?=\d\d$)/i, ' ’')
    .replace(/^(\d{4})[, ]+([a-z]{3,9})\.?$/i, '$2 $1')
    .replace(/['’](?=\d\d$)/, '20');
  return parseDay(text)?.slice(0, 7) ?? parseMonth(plain);
}

/** The months that a text may mean, the likeliest first. Without `today`, when it was typed, only those whose year it names. */
function readMonths(typed: string, today = ''): string[] {
  const plain = plainDate(typed).replace(BEFORE, '');
  const known = readMonth(typed) ?? readMonth(plain);
  if (known) return [known];
  const readers = [agoInMonths, namedMonth, monthAndYear, readPlainDay];
  const found = readers.map((read) => read(plain, today)).find((each) => each.length > 0) ?? [];
  return [...new Set(found.map((each) => each.slice(0, 7)))];
}

const agoInMonths: Reader = (text, today) => {
  const month = today.slice(0, 7);
  if (today === '') return [];
  if (/^(?:this (?:month|week)|just(?: now| finished)?)$/.test(text)) return [month];
  if (text === 'last month') return [addMonths(month, -1)];
  const [, count = '', unit] =
    /^(\w+) (week|month)s? ago$/.exec(text.replace('last week', 'a week ago')) ?? [];
  if (!(countIn(count) > 0)) return [];
  return unit === 'week'
    ? [addDays(today, -7 * countIn(count)).slice(0, 7)]
    : [addMonths(month, -countIn(count))];
};

/** `May`, `last May`, `May of this year`: without a year the last one that has begun. */
const namedMonth: Reader = (text, today) => {
  const [, before, name = '', after] =
    /^(last |this )?([a-z]{3,10})\.?(?:,? (?:of )?(this year|last year|\d{4}))?$/.exec(text) ?? [];
  const number = indexOfMisspelled(name, MONTHS) + 1;
  const year = Number(after);
  if (number === 0 || (today === '' && !year)) return [];
  if (year) return [isoMonth(year, number)];
  const thisYear = Number(today.slice(0, 4));
  if (before === 'this ' || after === 'this year') return [isoMonth(thisYear, number)];
  if (after) return [isoMonth(thisYear - 1, number)];
  const found = isoMonth(thisYear, number);
  const isOver = found < today.slice(0, 7) || (!before && found === today.slice(0, 7));
  return [isOver ? found : isoMonth(thisYear - 1, number)];
};

/** `10/25` and `oct 25`: the second number is the year, where there was such a year. */
const monthAndYear: Reader = (text, today) => {
  const [, digits, name = '', short = ''] =
    /^(?:(\d{1,2})[-/.]|([a-z]{3,10})(?:\.? |-))(\d{2})$/.exec(text) ?? [];
  const number = digits ? Number(digits) : indexOfMisspelled(name, MONTHS) + 1;
  const isPast = today === '' ? !digits : fullYear(short) <= Number(today.slice(0, 4));
  const month = number >= 1 && number <= 12 && isPast ? [isoMonth(fullYear(short), number)] : [];
  if ((digits && month.length > 0) || today === '') return month;
  const days = readPlainDay(text.replace('-', ' '), today);
  return [...new Set([...month, ...days.map((day) => day.slice(0, 7))])];
};
