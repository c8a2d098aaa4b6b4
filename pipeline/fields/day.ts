import { z } from 'zod';
import { nearest } from '../lint/suggest';
import { kind } from './kind';
import { refuse } from './refuse';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const WANTED = 'A date is written as year-month-day, for example 2024-03-15.';

/** A calendar day, kept as `YYYY-MM-DD`; it never shifts with a time zone. Unambiguous other spellings are understood. */
export function day(about: string) {
  const schema = z
    .string()
    .trim()
    .transform((written, context): string => {
      const words = written.replace(/^[a-z]{3,9}\.?,\s+(?=\S+ )/i, '').replace(/T\d{2}:\d{2}.*$/, '');
      const parts = partsOf(words);
      if (!parts) return refuse(context, 'day', `${WANTED}${hintFor(words)}`, misspelt(words));
      if (!exists(parts)) return refuse(context, 'day-impossible', impossible(parts, written));
      return isoOf(parts);
    });
  return kind(schema, { kind: 'date', example: '2024-03-15', about });
}

type Parts = [year: number, month: number, day: number];

function partsOf(written: string): Parts | undefined {
  const iso = /^(\d{4})([-/. ]?)(\d{1,2})\2(\d{1,2})$/.exec(written);
  if (iso && (iso[2] || /^\d{8}$/.test(written))) return [Number(iso[1]), Number(iso[3]), Number(iso[4])];
  const american = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(written);
  if (american) return unambiguous(Number(american[1]), Number(american[3]), Number(american[4]));
  return inWords(written);
}

function inWords(written: string): Parts | undefined {
  const named = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(written);
  if (named) return withMonthName(String(named[1]), Number(named[2]), Number(named[3]));
  const european = /^(\d{1,2})(?:st|nd|rd|th|\.)?[ -](?:of )?([a-z]{3,9})\.?,?[ -](\d{4})$/i.exec(written);
  if (european) return withMonthName(String(european[2]), Number(european[1]), Number(european[3]));
  return undefined;
}

function unambiguous(first: number, second: number, year: number): Parts | undefined {
  if (second > 12 || first === second) return [year, first, second];
  return first > 12 ? [year, second, first] : undefined;
}

function withMonthName(name: string, dayOfMonth: number, year: number): Parts | undefined {
  const month = MONTHS.findIndex((full) => full.toLowerCase().startsWith(name.toLowerCase()));
  return month < 0 ? undefined : [year, month + 1, dayOfMonth];
}

function exists([year, month, dayOfMonth]: Parts): boolean {
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth;
}

function impossible([year, month, dayOfMonth]: Parts, written: string): string {
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const isDay = month >= 1 && month <= 12 && dayOfMonth > length;
  return `There is no such day as ${written}${isDay ? `: that month has ${length} days` : ''}.`;
}

/** What keeps it from being one certain day. */
function hintFor(written: string): string {
  const two = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(written);
  if (two) {
    const [first, second, year] = [Number(two[1]), Number(two[2]), Number(two[3])];
    const american = `${MONTHS[first - 1]} ${second}`;
    const european = `${MONTHS[second - 1]} ${first}`;
    return ` ${written} could be ${american} or ${european}: write ${isoOf([year, first, second])} or ${isoOf([year, second, first])}.`;
  }
  if (/^\d{1,2}([-/.])\d{1,2}\1\d{2}$/.test(written)) return ' Write the year with four digits.';
  if (/^[a-z]{3,9}\.?,? \d{4}$/i.test(written)) return ' The day is missing.';
  return /^([a-z]{3,9}\.? \d{1,2}|\d{1,2}\.? [a-z]{3,9})$/i.test(written) ? ' The year is missing.' : '';
}

function misspelt(written: string): string | undefined {
  const plain = written
    .replace(/[“”‘’"']/g, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/^the\s+/i, '');
  const same = partsOf(plain);
  if (same) return exists(same) ? isoOf(same) : undefined;
  const [word = ''] = /[a-z]{3,}/i.exec(written) ?? [];
  const meant = nearest(word, MONTHS);
  const parts = meant && partsOf(written.replace(word, meant));
  return parts && exists(parts) ? isoOf(parts) : undefined;
}

function isoOf([year, month, dayOfMonth]: Parts): string {
  return [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(dayOfMonth).padStart(2, '0'),
  ].join('-');
}
