import { addDays, dateParts, daysInMonth, explainImpossible, formatDay, isoDate, parseDay } from './dates';
import type { Kind } from './kind';

/** Days of every year, as `MM-DD`. If `until` is before `from`, it is in the next year. */
export interface YearlyDays {
  from: string;
  until: string;
}

const SEASON = 'A season is written like April - October, or April 15 - October 15.';

/** A part of every year: two months or days, or one month. */
export const seasonKind: Kind<YearlyDays> = {
  name: 'season',
  example: 'April - October',
  instruction: 'two months or two days with a hyphen between them, without a year',
  about:
    'Write the first and last month or day of the season, with a hyphen between them and without a year, because it comes every year: April - October. A season may go past the end of the year: November - March.',
  parse: parseSeason,
  advice: (typed) =>
    /\d{4}/.test(typed)
      ? `A season comes every year. Write it without the year; hours of one year belong below “holidays:”. ${SEASON}`
      : SEASON,
};

const RANGE = /\s*[–—]\s*|\s+-\s*|\s*-\s+|-(?=[A-Za-z])|\s+(?:to|until|till|thru|through)\s+/;

function parseSeason(input: string): YearlyDays | undefined {
  const [first = '', last = first, ...more] = input.split(RANGE);
  const from = yearlyDay(first, 'first');
  const until = yearlyDay(last, 'last');
  return from && until && more.length === 0 ? { from, until } : undefined;
}

/** `April 15` as `MM-DD`. `side`: the day that a month alone stands for; without it, a month alone is invalid. */
function yearlyDay(input: string, side?: 'first' | 'last'): string | undefined {
  const holiday = side ? undefined : parseHoliday(input);
  if (holiday) return isFixed(holiday) ? dayOfHoliday(holiday, 2024).slice('0000-'.length) : undefined;
  const { year, month = 0, day: typed } = dateParts(input.trim()) ?? {};
  const length = daysInMonth(month);
  const day = typed ?? (side && { first: 1, last: length }[side]);
  return month === 0 || year || !day || day > length
    ? undefined
    : isoDate(0, month, day).slice('0000-'.length);
}

export const isWholeMonths = ({ from, until }: YearlyDays): boolean =>
  from.endsWith('-01') && Number(until.slice(3)) === daysInMonth(Number(until.slice(0, 2)));

/** Days of one year, as `YYYY-MM-DD`. */
export interface CalendarDays {
  from: string;
  until: string;
}

export type SpecialDays = { holiday: HolidayId } | YearlyDays | CalendarDays;

type Holiday = readonly [name: string, day: (year: number) => string, words: string];

/** Each holiday with its name, its day in a year, and other names as `normalize` returns them. */
const HOLIDAYS = {
  newYearsDay: ["New Year's Day", fixed(1, 1), 'newyear'],
  martinLutherKingDay: ['Martin Luther King Jr. Day', nth(3, 'Monday', 1), 'martinlutherking mlk'],
  presidentsDay: ["Presidents' Day", nth(3, 'Monday', 2), 'president washingtonsbirth'],
  goodFriday: ['Good Friday', fromEaster(-2), ''],
  easter: ['Easter', fromEaster(0), 'eastersun'],
  memorialDay: ['Memorial Day', nth(5, 'Monday', 5), ''],
  juneteenth: ['Juneteenth', fixed(6, 19), ''],
  independenceDay: ['Independence Day', fixed(7, 4), 'fourthofjuly 4thofjuly july4 july4th'],
  laborDay: ['Labor Day', nth(1, 'Monday', 9), 'labour'],
  columbusDay: ['Columbus Day', nth(2, 'Monday', 10), ''],
  indigenousPeoplesDay: ["Indigenous Peoples' Day", nth(2, 'Monday', 10), 'indigenouspeople'],
  veteransDay: ['Veterans Day', fixed(11, 11), 'veteran'],
  thanksgiving: ['Thanksgiving', nth(4, 'Thursday', 11), ''],
  dayAfterThanksgiving: ['Day after Thanksgiving', nth(4, 'Thursday', 11, 1), 'blackfri'],
  christmasEve: ['Christmas Eve', fixed(12, 24), 'xmaseve'],
  christmasDay: ['Christmas Day', fixed(12, 25), 'xmas'],
  newYearsEve: ["New Year's Eve", fixed(12, 31), 'newyeareve'],
} satisfies Readonly<Record<string, Holiday>>;

type HolidayId = keyof typeof HOLIDAYS;
const IDS = Object.keys(HOLIDAYS) as HolidayId[];

const HOLIDAY_NAMES: readonly string[] = IDS.map((id) => HOLIDAYS[id][0]);

export const dayOfHoliday = (holiday: HolidayId, year: number): string => HOLIDAYS[holiday][1](year);

const isFixed = (id: HolidayId): boolean =>
  dayOfHoliday(id, 2024).slice(4) === dayOfHoliday(id, 2025).slice(4);

const SOON_DAYS = 14;

/** Days without a year that begin within two weeks, as days of one year; `undefined` for later days and for fixed holidays. */
export function comingDays({ from, until }: YearlyDays, today: string): string | undefined {
  const thisYear = Number(today.slice(0, 4));
  const isFixedHoliday = IDS.some((id) => isFixed(id) && dayOfHoliday(id, thisYear).endsWith(from));
  const year = `${thisYear}-${from}` < today ? thisYear + 1 : thisYear;
  const first = `${year}-${from}`;
  if (isFixedHoliday || first > addDays(today, SOON_DAYS)) return undefined;
  return until === from ? formatDay(first) : `${first} - ${until < from ? year + 1 : year}-${until}`;
}

const DATES = 'Write a date like this: Thanksgiving, December 24, 2026-08-03, or 2026-08-03 - 2026-08-07.';
const LINES =
  'Write one line for each holiday or date, with only its hours: Thanksgiving: closed, or December 24: 8:00 AM - 12:00 PM, or 2026-08-03 - 2026-08-07: closed.';

/** Days on which the opening hours differ. */
export const specialDaysKind: Kind<SpecialDays> = {
  name: 'special days',
  example: 'Thanksgiving',
  instruction: 'a holiday, a date, or two dates with a hyphen between them',
  about: `Write a holiday by its name, a day of every year, or days of one year with the year: Thanksgiving, December 24, 2026-08-03 - 2026-08-07. The names are ${HOLIDAY_NAMES.join(', ')}. For any other holiday, write its date.`,
  parse: parseSpecialDays,
  names: () => HOLIDAY_NAMES,
  advice: (typed, { reading }) => {
    const impossible = explainImpossible(typed);
    if (impossible) return impossible;
    return reading ? `${DATES} Write ${reading}.` : { advice: DATES, adviceInForm: LINES };
  },
};

export function parseSpecialDays(input: string): SpecialDays | undefined {
  const holiday = parseHoliday(input);
  if (holiday) return { holiday };
  // `August 3-7, 2026` is `August 3 - August 7, 2026`.
  const range = input.replace(/^([a-z]{3,9}\.?) (\d{1,2}) ?[-–] ?(\d{1,2}(?:,? \d{4})?)$/i, '$1 $2 - $1 $3');
  const [first = '', last = first, ...more] = range.split(RANGE);
  if (more.length > 0) return undefined;
  const from = yearlyDay(first);
  const lastDay = parseDay(last);
  // The first day may leave out the year.
  const firstDay = parseDay(first) ?? (from && lastDay && parseDay(`${lastDay.slice(0, 4)}-${from}`));
  if (firstDay && lastDay) return { from: firstDay, until: lastDay };
  const until = yearlyDay(last);
  return from && until ? { from, until } : undefined;
}

/** The letters and digits of a name, in lowercase, without “the” in front and “day” at the end; “friday after” is “day after”. */
const normalize = (name: string) =>
  name
    .toLowerCase()
    .replace(/^the |fri(?=day after )|[^a-z0-9]/g, '')
    .replace(/day$/, '');

function parseHoliday(input: string): HolidayId | undefined {
  const typed = normalize(input);
  const isCalled = ([name, , others]: Holiday) =>
    typed === normalize(name) || others.split(' ').includes(typed);
  return typed === '' ? undefined : IDS.find((id) => isCalled(HOLIDAYS[id]));
}

function fixed(month: number, day: number) {
  return (year: number) => isoDate(year, month, day);
}

/** The nth Monday or Thursday of a month, or `later` days after it. If there is no fifth, the fourth. */
function nth(count: number, weekday: 'Monday' | 'Thursday', month: number, later = 0) {
  const wanted = { Monday: 1, Thursday: 4 }[weekday];
  return (year: number) => {
    const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
    const day = 1 + ((wanted - first + 7) % 7) + (count - 1) * 7 + later;
    return isoDate(year, month, day > daysInMonth(month, year) ? day - 7 : day);
  };
}

/** A number of days after Easter Sunday, by Gauss's algorithm for the years 1900 to 2099. */
function fromEaster(days: number) {
  return (year: number) => {
    const moon = (19 * (year % 19) + 24) % 30;
    const weekday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
    const isWeekEarlier = weekday === 6 && (moon === 29 || (moon === 28 && year % 19 > 10));
    return addDays(isoDate(year, 3, 22), moon + weekday + days - (isWeekEarlier ? 7 : 0));
  };
}
