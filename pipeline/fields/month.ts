import { monthNumber } from './calendar';
import { field } from './field';

/** A month as `YYYY-MM`. Accepts other spellings that are unambiguous. */
export function month(about: string) {
  return field({ kind: 'month', example: '2024-03', about, parse: parseMonth });
}

export function parseMonth(input: string): string | undefined {
  const [year, number] = monthParts(input) ?? [0, 0];
  return number >= 1 && number <= 12 ? isoMonth(year, number) : undefined;
}

/** The year and the month in a text, even if there is no such month. */
export function monthParts(input: string): [year: number, month: number] | undefined {
  const iso = /^(\d{4})[-/. ](\d{1,2})$/.exec(input);
  if (iso) return [Number(iso[1]), Number(iso[2])];
  const numeric = /^(\d{1,2})[-/.](\d{4})$/.exec(input);
  if (numeric) return [Number(numeric[2]), Number(numeric[1])];
  const named = /^([a-z]{3,9})\.?,? (?:of )?(\d{4})$/i.exec(input);
  const number = named ? monthNumber(String(named[1])) : 0;
  return named && number > 0 ? [Number(named[2]), number] : undefined;
}

export function isoMonth(year: number, number: number): string {
  return `${String(year).padStart(4, '0')}-${String(number).padStart(2, '0')}`;
}
