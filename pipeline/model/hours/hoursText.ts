import { isAllDay, parseWeekdays } from '../../kinds/hours';
import { isWholeMonths, type SpecialDays, type YearlyDays } from '../../kinds/season';
import { WEEKDAYS } from '../../kinds/words';
import { fill } from '../../labels/fill';
import type { SiteLanguage } from '../../labels/labels';
import { capitalized, clockInWords, dateInWords, listInWords, weekdayInWords } from '../../labels/phrases';
import type { Opening, OpeningHours } from './openingHours';

/** The opening hours for a sentence: `Mon-Fri 8:00 AM-5:30 PM, Saturday and Sunday closed`. Separated by semicolons if a day has several times. */
export function hoursInWords(hours: OpeningHours, siteLanguage: SiteLanguage): string {
  const hasSeveralTimes = [...hours.regular, ...hours.special].some(
    ({ opening }) => typeof opening !== 'string' && opening.length > 1,
  );
  return linesOf(hours, forSentence(siteLanguage), true)
    .map((line) => `${line.days} ${line.hours}`)
    .join(hasSeveralTimes ? '; ' : ', ');
}

/** The opening hours as text, one line per group of days with the same hours. */
export const hoursLines = (hours: OpeningHours, siteLanguage: SiteLanguage) =>
  // Names of days and months begin with a lower-case letter in Spanish.
  linesOf(hours, siteLanguage, false).map((line) => ({ ...line, days: capitalized(line.days) }));

/** The language with the labels that are used inside a sentence. */
function forSentence({ language, labels }: SiteLanguage): SiteLanguage {
  const ofSentence = {
    closed: labels.closedInWords,
    byAppointment: labels.byAppointmentInWords,
    allDay: labels.allDayInWords,
    inSeason: labels.inSeasonInWords,
    daysRange: labels.shortRange,
    hoursRange: fill(labels.shortRange, { first: '{opens}', last: '{closes}' }),
  };
  return { language, labels: { ...labels, ...ofSentence } };
}

function linesOf({ regular, special }: OpeningHours, siteLanguage: SiteLanguage, isSentence: boolean) {
  return [
    ...regular.map(({ days: authoredDays, season, opening }) => {
      const days = weekdaysInWords(authoredDays, siteLanguage, isSentence);
      const ofYear = season && yearlyInWords(season.days, siteLanguage);
      return {
        days: ofYear ? fill(siteLanguage.labels.inSeason, { days, season: ofYear }) : days,
        hours: openingInWords(opening, siteLanguage),
      };
    }),
    ...special.map(({ dates, opening }) => {
      const days = dates.map((each) => specialInWords(each.days, siteLanguage));
      return {
        days: listInWords(days, siteLanguage.language),
        hours: openingInWords(opening, siteLanguage),
      };
    }),
  ];
}

function openingInWords(opening: Opening, siteLanguage: SiteLanguage): string {
  const { language, labels } = siteLanguage;
  if (typeof opening === 'string') return labels[opening];
  if (opening.some(isAllDay)) return labels.allDay;
  const spans = opening.map(({ opens, closes }) =>
    fill(labels.hoursRange, {
      opens: clockInWords(opens, siteLanguage),
      closes: clockInWords(closes, siteLanguage),
    }),
  );
  return listInWords(spans, language);
}

/** A sentence has a range only for three or more days. */
function weekdaysInWords(
  authoredDays: string,
  { language, labels }: SiteLanguage,
  isSentence: boolean,
): string {
  const indexes = parseWeekdays(authoredDays).map((day) => WEEKDAYS.indexOf(day));
  // Only English abbreviates the days in a range: `Mon-Fri`.
  const isShort = isSentence && indexes.length > 2 && language.startsWith('en');
  const days = indexes.map((index) => weekdayInWords(index, language, isShort ? 'short' : 'long'));
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return authoredDays;
  if (days.length === 1 || (isSentence && days.length === 2)) return listInWords(days, language);
  return fill(labels.daysRange, { first, last });
}

const MONTH = { month: 'long' } as const;
const MONTH_AND_DAY = { month: 'long', day: 'numeric' } as const;

function specialInWords(days: SpecialDays, siteLanguage: SiteLanguage): string {
  if ('holiday' in days) return siteLanguage.labels[days.holiday];
  const { from, until } = days;
  if (from.length < 'YYYY-MM-DD'.length) return yearlyInWords(days, siteLanguage);
  if (from === until) return dateInWords(from, siteLanguage);
  const isOneYear = from.slice(0, 4) === until.slice(0, 4);
  const first = dateInWords(from, siteLanguage, isOneYear ? MONTH_AND_DAY : undefined);
  return rangeInWords(first, dateInWords(until, siteLanguage), siteLanguage);
}

function yearlyInWords(days: YearlyDays, siteLanguage: SiteLanguage): string {
  const parts = isWholeMonths(days) ? MONTH : MONTH_AND_DAY;
  // Any leap year.
  const [first, last] = [days.from, days.until].map((day) => dateInWords(`2024-${day}`, siteLanguage, parts));
  return first === last ? String(first) : rangeInWords(String(first), String(last), siteLanguage);
}

const rangeInWords = (first: string, last: string, { labels }: SiteLanguage) =>
  fill(labels.datesRange, { first, last });
