import { isAllDay, parseWeekdays, type Span } from '../../kinds/hours';
import { isWholeMonths, type SpecialDays, type YearlyDays } from '../../kinds/season';
import { WEEKDAYS } from '../../kinds/words';
import { fill } from '../../labels/fill';
import type { SiteLanguage } from '../../labels/labels';
import { capitalized, clockInWords, dateInWords, listInWords, weekdayInWords } from '../../labels/phrases';
import type { Opening, OpeningHours } from './openingHours';

/** `lines`: one line per group of days. `sentence`: everything in one sentence. */
type Style = 'lines' | 'sentence';

/** The opening hours for a sentence: `Mon-Fri 8:00 AM-5:30 PM, Saturday and Sunday closed`. Separated by semicolons if a day has several times. */
export function hoursInWords(hours: OpeningHours, siteLanguage: SiteLanguage): string {
  const hasSeveralTimes = [...hours.regular, ...hours.special].some(
    ({ opening }) => typeof opening !== 'string' && opening.length > 1,
  );
  return hoursLines(hours, siteLanguage, 'sentence')
    .map((line) => `${line.days} ${line.hours}`)
    .join(hasSeveralTimes ? '; ' : ', ');
}

/** The opening hours as text, one line per group of days with the same hours. */
export function hoursLines(
  { regular, special }: OpeningHours,
  siteLanguage: SiteLanguage,
  style: Style = 'lines',
): { days: string; hours: string }[] {
  const { language } = siteLanguage;
  const { inSeason } = labelsFor(style, siteLanguage);
  const lines = [
    ...regular.map(({ days: authoredDays, season, opening }) => {
      const days = weekdaysInWords(authoredDays, siteLanguage, style);
      return {
        days: season ? fill(inSeason, { days, season: yearlyInWords(season.days, siteLanguage) }) : days,
        hours: openingInWords(opening, siteLanguage, style),
      };
    }),
    ...special.map(({ dates, opening }) => ({
      days: listInWords(
        dates.map(({ days }) => specialInWords(days, siteLanguage)),
        language,
      ),
      hours: openingInWords(opening, siteLanguage, style),
    })),
  ];
  // Names of days and months begin with a lower-case letter in Spanish.
  return style === 'lines' ? lines.map((line) => ({ ...line, days: capitalized(line.days) })) : lines;
}

/** The labels for a style: the forms inside a sentence, or those of a line. */
function labelsFor(style: Style, { labels }: SiteLanguage) {
  return style === 'lines'
    ? labels
    : {
        closed: labels.closedInWords,
        byAppointment: labels.byAppointmentInWords,
        allDay: labels.allDayInWords,
        inSeason: labels.inSeasonInWords,
      };
}

function openingInWords(opening: Opening, siteLanguage: SiteLanguage, style: Style): string {
  const labels = labelsFor(style, siteLanguage);
  if (typeof opening === 'string') return labels[opening];
  if (opening.some(isAllDay)) return labels.allDay;
  const spans = opening.map((span) => spanInWords(span, siteLanguage, style));
  return listInWords(spans, siteLanguage.language);
}

function spanInWords(span: Span, siteLanguage: SiteLanguage, style: Style): string {
  const [opens, closes] = [clockInWords(span.opens, siteLanguage), clockInWords(span.closes, siteLanguage)];
  const { hoursRange, shortRange } = siteLanguage.labels;
  return style === 'lines'
    ? fill(hoursRange, { opens, closes })
    : fill(shortRange, { first: opens, last: closes });
}

/** `sentence` abbreviates three or more consecutive days to a range. */
function weekdaysInWords(authoredDays: string, { language, labels }: SiteLanguage, style: Style): string {
  const days = parseWeekdays(authoredDays).map((day) => WEEKDAYS.indexOf(day));
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return authoredDays;
  if (first === last) return weekdayInWords(first, language);
  const range = (label: string, length: 'long' | 'short') =>
    fill(label, {
      first: weekdayInWords(first, language, length),
      last: weekdayInWords(last, language, length),
    });
  if (style === 'lines') return range(labels.daysRange, 'long');
  // Only English abbreviates the days in a sentence: `Mon-Fri`.
  if (days.length > 2) return range(labels.shortRange, language.startsWith('en') ? 'short' : 'long');
  return listInWords(
    days.map((day) => weekdayInWords(day, language)),
    language,
  );
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
