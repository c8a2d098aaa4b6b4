import { daysInMonth, monthNumber } from './calendar';
import { field } from './field';

/** Days that come every year, as `MM-DD`. If `until` comes before `from`, it is in the next year. */
export interface YearlyDays {
  from: string;
  until: string;
  /** Where it is written, in a preview. */
  mark?: string;
}

/** The part of the year in which something holds: two months or two days, or one month. */
export function season() {
  return field({
    kind: 'season',
    example: 'April - October',
    about: 'The part of every year for which this is so, as two months or two days. Without it: all year.',
    parse: parseSeason,
  });
}

export const RANGE = /\s*[–—]\s*|\s+-\s*|\s*-\s+|\s+(?:to|until|till|thru|through)\s+/;

function parseSeason(input: string): YearlyDays | undefined {
  const [first = '', last = first, ...more] = input.split(RANGE);
  const from = yearlyDay(first, 'first');
  const until = yearlyDay(last, 'last');
  return from && until && more.length === 0 ? { from, until } : undefined;
}

/** `April` or `April 15` as `MM-DD`; a month alone as its first or last day. */
export function yearlyDay(input: string, side?: 'first' | 'last'): string | undefined {
  const named = /^([a-z]{3,9})\.?(?: (\d{1,2})(?:st|nd|rd|th)?)?$/i.exec(input.trim());
  const european = /^(\d{1,2})(?:st|nd|rd|th|\.)? (?:of )?([a-z]{3,9})\.?$/i.exec(input.trim());
  const month = monthNumber(String(named?.[1] ?? european?.[2] ?? ''));
  const length = daysInMonth(month);
  const typed = named?.[2] ?? european?.[1];
  const day = typed ? Number(typed) : side && { first: 1, last: length }[side];
  if (month === 0 || !day || day > length) return undefined;
  return [month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Whether the days are whole months. */
export const isWholeMonths = ({ from, until }: YearlyDays): boolean =>
  from.endsWith('-01') && Number(until.slice(3)) === daysInMonth(Number(until.slice(0, 2)));
