import { z } from 'zod';
import { kind } from './kind';
import { refuse } from './refuse';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** A calendar day, kept as `YYYY-MM-DD`; it never shifts with a time zone. Unambiguous other spellings are understood. */
export function day(about: string) {
  const schema = z
    .string()
    .trim()
    .transform((written, context): string => {
      const parts = partsOf(written);
      if (!parts)
        return refuse(context, 'day', 'A date is written as year-month-day, for example 2024-03-15.');
      if (!exists(parts)) return refuse(context, 'day-impossible', `There is no such day as ${written}.`);
      return isoOf(parts);
    });
  return kind(schema, { kind: 'date', example: '2024-03-15', about });
}

type Parts = [year: number, month: number, day: number];

function partsOf(written: string): Parts | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(written);
  if (iso) return [Number(iso[1]), Number(iso[2]), Number(iso[3])];
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written);
  if (american) return unambiguous(Number(american[1]), Number(american[2]), Number(american[3]));
  const named = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(written);
  if (named) return withMonthName(String(named[1]), Number(named[2]), Number(named[3]));
  const european = /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.?,? (\d{4})$/i.exec(written);
  if (european) return withMonthName(String(european[2]), Number(european[1]), Number(european[3]));
  return undefined;
}

function unambiguous(first: number, second: number, year: number): Parts | undefined {
  if (second > 12 || first === second) return [year, first, second];
  return first > 12 ? [year, second, first] : undefined;
}

function withMonthName(name: string, dayOfMonth: number, year: number): Parts | undefined {
  const month = MONTHS.findIndex((full) => full.startsWith(name.toLowerCase()));
  return month < 0 ? undefined : [year, month + 1, dayOfMonth];
}

function exists([year, month, dayOfMonth]: Parts): boolean {
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth;
}

function isoOf([year, month, dayOfMonth]: Parts): string {
  return [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(dayOfMonth).padStart(2, '0'),
  ].join('-');
}
