import { isAllDay, parseWeekdays, type Span } from '../../kinds/hours';
import { isWholeMonths, type SpecialDays, type YearlyDays } from '../../kinds/season';
import { WEEKDAYS } from '../../kinds/words';
import { fill } from '../../labels/fill';
import type { SiteLanguage } from '../../labels/labels';
import { clockInWords, listInWords, weekdayInWords } from '../../labels/phrases';
import type { Opening, OpeningHours } from './openingHours';

/** `lines`: one line per group of days. `sentence`: everything in one sentence. */
type Style = 'lines' | 'sentence';

interface HoursLine {
  days: string;
  hours: string;
}

/** The opening hours for a sentence: `Mon-Fri 8:00 AM-5:30 PM, Saturday and Sunday closed`. Separated by semicolons if a day has several times. */
export function hoursInWords(hours: OpeningHours, words: SiteLanguage): string {
  const hasSeveralTimes = [...hours.regular, ...hours.special].some(
    ({ opening }) => typeof opening !== 'string' && opening.length > 1,
  );
  return hoursLines(hours, words, 'sentence')
    .map((line) => `${line.days} ${line.hours}`)
    .join(hasSeveralTimes ? '; ' : ', ');
}

/** The opening hours as text, one line per group of days with the same hours. */
export function hoursLines(
  { regular, special }: OpeningHours,
  words: SiteLanguage,
  style: Style = 'lines',
): HoursLine[] {
  const { language } = words;
  const { inSeason } = labelsFor(style, words);
  const lines = [
    ...regular.map(({ days: authoredDays, season, opening }) => {
      const days = weekdaysInWords(authoredDays, words, style);
      return {
        days: season ? fill(inSeason, { days, season: yearlyInWords(season.days, words) }) : days,
        hours: openingInWords(opening, words, style),
      };
    }),
    ...special.map(({ dates, opening }) => ({
      days: listInWords(
        dates.map(({ days }) => specialInWords(days, words)),
        language,
      ),
      hours: openingInWords(opening, words, style),
    })),
  ];
  return style === 'lines' ? lines.map((line) => ({ ...line, days: capitalized(line.days) })) : lines;
}

/** Names of days and months begin with a lower-case letter in Spanish. */
function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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

function openingInWords(opening: Opening, words: SiteLanguage, style: Style): string {
  const labels = labelsFor(style, words);
  if (typeof opening === 'string') return labels[opening];
  if (opening.some(isAllDay)) return labels.allDay;
  const spans = opening.map((span) => spanInWords(span, words, style));
  return listInWords(spans, words.language);
}

function spanInWords(span: Span, words: SiteLanguage, style: Style): string {
  const [opens, closes] = [clockInWords(span.opens, words), clockInWords(span.closes, words)];
  const { hoursRange, shortRange } = words.labels;
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

function specialInWords(days: SpecialDays, words: SiteLanguage): string {
  return 'holiday' in days ? words.labels[days.holiday] : datesInWords(days, words);
}

function datesInWords(
  { from, until }: Exclude<SpecialDays, { holiday: string }>,
  words: SiteLanguage,
): string {
  if (from.length < 'YYYY-MM-DD'.length) return yearlyInWords({ from, until }, words);
  const isOneYear = from.slice(0, 4) === until.slice(0, 4);
  const first = dayInWords(from, words, { year: !isOneYear || from === until });
  return from === until ? first : rangeInWords(first, dayInWords(until, words, { year: true }), words);
}

function yearlyInWords(days: YearlyDays, words: SiteLanguage): string {
  const options = { day: !isWholeMonths(days) };
  // Any leap year.
  const first = dayInWords(`2024-${days.from}`, words, options);
  const last = dayInWords(`2024-${days.until}`, words, options);
  return first === last ? first : rangeInWords(first, last, words);
}

const rangeInWords = (first: string, last: string, { labels }: SiteLanguage) =>
  fill(labels.datesRange, { first, last });

function dayInWords(
  day: string,
  { language }: SiteLanguage,
  { day: hasDay = true, year: hasYear = false },
): string {
  const format = new Intl.DateTimeFormat(language, {
    month: 'long',
    timeZone: 'UTC',
    ...(hasDay && { day: 'numeric' }),
    ...(hasYear && { year: 'numeric' }),
  });
  return format.format(new Date(day));
}
