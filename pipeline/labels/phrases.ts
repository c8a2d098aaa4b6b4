import { fill, fillCount } from './fill';
import type { SiteLanguage } from './labels';

/** A list as part of a sentence: `Kitchens, baths and decks`. */
export function listInWords(items: readonly string[], language: string): string {
  // The US locale adds a comma before the `and`, which our texts omit.
  return new Intl.ListFormat(language.startsWith('en') ? 'en-GB' : language).format(items);
}

/** A time of day for visitors: `17:30` is `5:30 PM`. */
export function clockInWords(time: string, { labels }: SiteLanguage): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? labels.am : labels.pm}`;
}

const MONDAY = Date.UTC(2024, 0, 1);

/** By language and length. Cached: creating a format takes a thousand times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The name of a weekday; index 0 is Monday. */
export function weekdayInWords(index: number, language: string, length: 'long' | 'short' = 'long'): string {
  const key = `${language} ${length}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(new Date(MONDAY + index * 86_400_000));
}

/** A calendar day (`YYYY-MM-DD`), or only the given parts of it: `December 24, 2026`, `December`. */
export function dateInWords(
  date: string,
  { language }: Pick<SiteLanguage, 'language'>,
  parts: Intl.DateTimeFormatOptions = { month: 'long', day: 'numeric', year: 'numeric' },
): string {
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...parts }).format(new Date(date));
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The states whose counties have another name. */
const OTHER_NAMES: Readonly<Record<string, 'Parishes' | 'Boroughs'>> = { LA: 'Parishes', AK: 'Boroughs' };

/** Matches a name that already says what it is, such as `Orleans Parish`. */
const HAS_KIND = /\b(?:county|parish|borough|municipality|municipio|census area|city)\b/i;

/** The full name of a county: `Gloucester County`, or in Louisiana `Orleans Parish`. */
export function countyInWords(name: string, state: string, { labels }: SiteLanguage): string {
  if (HAS_KIND.test(name)) return name;
  const label = { Parishes: labels.parish, Boroughs: labels.borough, Counties: labels.county };
  return fill(label[OTHER_NAMES[state] ?? 'Counties'], { name });
}

/** The counties and towns that a business serves: `Bexar county, among them San Antonio`. `count` is the number of counties. */
export function countiesInWords(
  { state, count, ...names }: { state: string; count: number; counties: string; towns: string },
  siteLanguage: SiteLanguage,
): string {
  return fillCount(siteLanguage, `llms${OTHER_NAMES[state] ?? 'Counties'}` as const, count, names);
}
