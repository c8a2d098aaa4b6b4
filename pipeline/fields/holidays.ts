import { dateParts, isoDate, parseDay } from './calendar';
import { field } from './field';
import { RANGE, type YearlyDays, yearlyDay } from './season';

/** Days of the calendar, `YYYY-MM-DD`. */
export interface CalendarDays {
  from: string;
  until: string;
  /** Where it is written, in a preview. */
  mark?: string;
}

/** A holiday by its name, the same days of every year, or days of one year. */
export type SpecialDays = { holiday: HolidayId; mark?: string } | YearlyDays | CalendarDays;

/** The name of each holiday, its day in a year, and other words for it without their “day”. */
const HOLIDAYS = {
  newYearsDay: { name: "New Year's Day", day: fixed(1, 1), words: 'newyears newyear' },
  martinLutherKingDay: {
    name: 'Martin Luther King Jr. Day',
    day: nth(3, 'Monday', 1),
    words: 'martinlutherking martinlutherkingjr mlk',
  },
  presidentsDay: {
    name: "Presidents' Day",
    day: nth(3, 'Monday', 2),
    words: 'presidents president washingtonsbirth',
  },
  goodFriday: { name: 'Good Friday', day: fromEaster(-2), words: 'goodfri' },
  easter: { name: 'Easter', day: fromEaster(0), words: 'eastersun' },
  memorialDay: { name: 'Memorial Day', day: lastMonday(5), words: 'memorial' },
  juneteenth: { name: 'Juneteenth', day: fixed(6, 19), words: 'juneteenth' },
  independenceDay: {
    name: 'Independence Day',
    day: fixed(7, 4),
    words: 'independence fourthofjuly 4thofjuly july4 july4th',
  },
  laborDay: { name: 'Labor Day', day: nth(1, 'Monday', 9), words: 'labor labour' },
  columbusDay: { name: 'Columbus Day', day: nth(2, 'Monday', 10), words: 'columbus' },
  indigenousPeoplesDay: {
    name: "Indigenous Peoples' Day",
    day: nth(2, 'Monday', 10),
    words: 'indigenouspeoples indigenouspeople',
  },
  veteransDay: { name: 'Veterans Day', day: fixed(11, 11), words: 'veterans veteran' },
  thanksgiving: { name: 'Thanksgiving', day: nth(4, 'Thursday', 11), words: 'thanksgiving' },
  dayAfterThanksgiving: {
    name: 'Day after Thanksgiving',
    day: nth(4, 'Thursday', 11, 1),
    words: 'dayafterthanksgiving blackfri',
  },
  christmasEve: { name: 'Christmas Eve', day: fixed(12, 24), words: 'christmaseve xmaseve' },
  christmasDay: { name: 'Christmas Day', day: fixed(12, 25), words: 'christmas xmas' },
  newYearsEve: { name: "New Year's Eve", day: fixed(12, 31), words: 'newyearseve newyeareve' },
};

type HolidayId = keyof typeof HOLIDAYS;
const IDS = Object.keys(HOLIDAYS) as HolidayId[];

export const HOLIDAY_NAMES: readonly string[] = IDS.map((id) => HOLIDAYS[id].name);

export const dayOfHoliday = (holiday: HolidayId, year: number): string => HOLIDAYS[holiday].day(year);

/** Days on which the opening hours differ. */
export function specialDays() {
  return field({
    kind: 'special days',
    example: 'Thanksgiving',
    about:
      'A holiday by its name, a day of every year such as `December 24`, or days of one year such as `2026-08-03 - 2026-08-07`.',
    parse: parseSpecialDays,
  });
}

export function parseSpecialDays(input: string): SpecialDays | undefined {
  const holiday = parseHoliday(input);
  if (holiday) return { holiday };
  const [first = '', last = first, ...more] = expandMonth(input).split(RANGE);
  if (more.length > 0) return undefined;
  return calendarDays(first, last) ?? yearlyDays(first, last);
}

const bare = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

function parseHoliday(input: string): HolidayId | undefined {
  const typed = bare(input);
  return IDS.find((id) => {
    const { name, words } = HOLIDAYS[id];
    return typed === bare(name) || words.split(' ').some((word) => typed === word || typed === `${word}day`);
  });
}

/** `August 3-7, 2026` as `August 3 - August 7, 2026`. */
function expandMonth(input: string): string {
  return input.replace(/^([a-z]{3,9}\.?) (\d{1,2}) ?[-–] ?(\d{1,2}(?:,? \d{4})?)$/i, '$1 $2 - $1 $3');
}

/** The first day may leave out the year. */
function calendarDays(first: string, last: string): CalendarDays | undefined {
  const until = parseDay(last);
  const [year = 0] = dateParts(last) ?? [];
  const start = yearlyDay(first);
  const from = parseDay(first) ?? (start && until && parseDay(`${year}-${start}`));
  return from && until ? { from, until } : undefined;
}

function yearlyDays(first: string, last: string): YearlyDays | undefined {
  const [from, until] = [yearlyDay(first), yearlyDay(last)];
  return from && until ? { from, until } : undefined;
}

function fixed(month: number, day: number) {
  return (year: number) => isoDate([year, month, day]);
}

/** The nth Monday or Thursday of a month, or `later` days after it. */
function nth(count: number, weekday: 'Monday' | 'Thursday', month: number, later = 0) {
  const wanted = { Monday: 1, Thursday: 4 }[weekday];
  return (year: number) => {
    const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
    return isoDate([year, month, 1 + ((wanted - first + 7) % 7) + (count - 1) * 7 + later]);
  };
}

function lastMonday(month: number) {
  return (year: number) => {
    const last = new Date(Date.UTC(year, month, 0));
    return isoDate([year, month, last.getUTCDate() - ((last.getUTCDay() + 6) % 7)]);
  };
}

/** A number of days after Easter Sunday, by the algorithm of Butcher for the Gregorian calendar. */
function fromEaster(days: number) {
  return (year: number) => {
    const century = Math.floor(year / 100);
    const golden = year % 19;
    const leaps =
      century - Math.floor(century / 4) - Math.floor((century - Math.floor((century - 17) / 25)) / 3);
    const moon = (leaps + 19 * golden + 15) % 30;
    const shift = moon > 28 || (moon > 27 && golden > 10) ? moon - 1 : moon;
    const weekday = (year + Math.floor(year / 4) + shift + 2 - century + Math.floor(century / 4)) % 7;
    const offset = shift - weekday;
    return new Date(Date.UTC(year, 2, 28 + offset + days)).toISOString().slice(0, 10);
  };
}
