import { addDays, explainImpossible, parseDay } from './dates';
import type { FieldMeta, Kind } from './kind';
import { allOrNone, numberNamed } from './words';

const LIKE = 'Write a time like this: 8:00 AM or 17:30.';

/** A time of day, kept as `HH:MM` in 24 hours. */
export const timeKind: Kind<string> = {
  name: 'time',
  example: '8:00 AM',
  instruction: 'a time of day',
  jsonSchema: { type: ['string', 'number'], pattern: '\\d' },
  parse: parseTime,
  read: (typed, { meta: { isEnd } }) => {
    if (!isEnd) return readTime(typed, opensAt);
    // Midnight as a closing time is the end of the same day.
    return readTime(typed, closesAt)?.replace(/^12:00 AM$/, '11:59 PM');
  },
  advice: (typed) => {
    const [first = '', ...more] = typed.match(/\d{1,2}(?:[:.]\d{2})?(?:\s*[ap]\.?m\.?)?/gi) ?? [];
    const other = adviceOnHours(typed);
    if (other) return other;
    if (parseTime(first) && more.length === 1)
      return {
        advice: `Only one time belongs here. For several times a day, write “times:” instead. ${LIKE}`,
        guess: first,
      };
    const [opens, closes] = readTimes(typed)?.split(' - ') ?? [];
    return opens && closes && !closes.includes(',')
      ? `Only one time belongs here. Write opens: ${opens}, and on a line of its own closes: ${closes}.`
      : LIKE;
  },
  adviceInForm: 'Write each time like 8:00 AM or 17:30.',
};

/** Advice on hours that are no times: closed, by appointment or 24 hours. */
export function adviceOnHours(typed: string): string | undefined {
  if (/^(closed|none|-+)$/i.test(typed))
    return 'For days on which you are closed, write closed: yes in place of the times.';
  if (/\bappointment\b/i.test(typed))
    return 'For days on which you come only when called, write byAppointment: yes in place of the times.';
  return /^(?:open )?(?:24\b|all day)/i.test(typed) && !parseTime(typed)
    ? 'For days on which you never close, write times: 24 hours in place of “opens” and “closes”.'
    : undefined;
}

export function parseTime(input: string): string | undefined {
  const [, typed = '', minutes, half] =
    /^(\d{1,2})(?:[:.]([0-5]\d))?\s*(?:([ap])\.?m\.?)?$/i.exec(input) ?? [];
  const is12Hour = half !== undefined;
  const hour = is12Hour ? (Number(typed) % 12) + (/p/i.test(half) ? 12 : 0) : Number(typed);
  const exists = is12Hour ? Number(typed) >= 1 && Number(typed) <= 12 : hour < 24 && minutes !== undefined;
  return exists ? `${String(hour).padStart(2, '0')}:${minutes ?? '00'}` : undefined;
}

/** `17:30` as `5:30 PM`. */
function formatTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

type Half = 'AM' | 'PM';

/** Parses `noon`, `430 pm`, `16h30` or `7 in the morning`. `halfOf`: AM or PM for an hour alone. */
export function readTime(text: string, halfOf?: (hour: number) => Half | undefined): string | undefined {
  const plain = text
    .toLowerCase()
    .replace(/^(?:at|from|until|till?|by)\s+/, '')
    .replace(/\s*o['’]?clock\b/, '')
    .replace(/\s*in the morning$/, ' am')
    .replace(/\s*(?:in the (?:afternoon|evening)|at night)$/, ' pm')
    .replace(/(\d)\s?([ap])$/, '$1 $2m')
    .replace(/^(?:12 )?(?:noon|midday)$/, '12 pm')
    .replace(/^(?:12 )?midnight$/, '12 am')
    .replace(WITHOUT_COLON, '$1:$2')
    .replace(/^(\d{1,2})\s?h(\d{2})?$/, (_all, hour: string, minutes = '00') => `${hour}:${minutes}`)
    .replace(
      /^(1[3-9]|2[0-3])([:.]\d{2})?\s*[ap]\.?m\.?$/,
      (_all, hour: string, minutes = ':00') => hour + minutes,
    );
  const half = /^\d{1,2}$/.test(plain) ? halfOf?.(Number(plain)) : undefined;
  const time = parseTime(half ? `${plain} ${half}` : plain);
  // A time in 24 hours stays as it is.
  return half || /[ap]/.test(plain) ? time && formatTime(time) : time;
}

/** `430` or `430 pm` */
const WITHOUT_COLON = /^(\d{1,2})(\d{2})(?=\s*(?:[ap]\.?m?\.?)?$)/i;

/** AM or PM of the usual hours at which businesses open and close; `undefined` for others. */
export const opensAt = (hour: number): Half | undefined => (hour >= 6 && hour <= 11 ? 'AM' : undefined);
export const closesAt = (hour: number): Half | undefined => (hour >= 1 && hour <= 6 ? 'PM' : undefined);

const MINUTES: Readonly<Record<string, string>> = { fi: ':15', th: ':30', fo: ':45' };

/** `7-5` as `7:00 AM - 5:00 PM`, also several spans of a day. */
export function readTimes(text: string): string | undefined {
  const digits = text
    .replace(LUNCH, ', ')
    .replace(/, $/, '')
    .replace(
      / (fifteen|thirty|forty[- ]five)\b/gi,
      (_all, minutes: string) => MINUTES[minutes.slice(0, 2)] ?? '',
    )
    .replace(/[a-z]+/gi, (word) => (numberNamed(word) > 0 ? String(numberNamed(word)) : word));
  const spans = allOrNone(digits.split(/\s*(?:,|;|&|\+|\/|\band\b)\s*/i).map(readSpan));
  const times = spans?.join(', ');
  const [, closes = '', opens = ''] = / - (.+), (.+) - /.exec(times ?? '') ?? [];
  const isRest = (parseTime(closes) ?? '24:00') <= (parseTime(opens) ?? '');
  return LUNCH.test(text) && !isRest ? undefined : times;
}

/** Says what two times of a day say already. */
const LUNCH = /[\s,;(]*(?:\bclosed )?(?:\bfor )?\blunch\b(?: break)?\)?[\s,;]*/i;

/**
 * One span of a day, with the half of the day that is missing: `7-5` opens at 7 AM, `2-5` is in the afternoon as a whole, and `7:30-4` ends
 * at 4 PM. Undefined where both halves are likely, as in `6-9 PM` and `7-9`.
 */
function readSpan(text: string): string | undefined {
  const [first = '', last = '', ...more] = text
    .split(/\s*(?:[-–—−]|['’]?\b(?:to|until|till?|through|thru)\b)\s*/i)
    .map((each) => each.replace(WITHOUT_COLON, '$1:$2'));
  const hourOf = (time: string) => Number.parseInt(time.replace(/^(?:noon|midday)/i, '12'), 10);
  const [from, until] = [hourOf(first), hourOf(last)];
  const isAfternoon = from <= 5 && from < until && /^\d/.test(last);
  const is12Hour = from <= 12 && until <= 12;
  /** Adds the half of the day to a time with minutes; the one of a bare hour is asked for below. */
  const withHalf = (time: string, isPm: boolean) =>
    is12Hour && /^\d{1,2}:\d{2}$/.test(time) ? `${time} ${isPm ? 'pm' : 'am'}` : time;
  const opens = readTime(withHalf(first, isAfternoon || from === 12), (hour) => {
    if (hour === 12 || isAfternoon) return 'PM';
    // “6-9 PM” may be an evening.
    return until > from && /p/i.test(last) ? undefined : opensAt(hour);
  });
  const closes = readTime(withHalf(last, until === 12 || until <= from || isAfternoon), (hour) =>
    hour === 12 || hour <= from || isAfternoon ? 'PM' : undefined,
  );
  return opens && closes && more.length === 0 ? `${opens} - ${closes}` : undefined;
}

/** A day with an optional time, also in ISO 8601 with seconds. */
const MOMENT =
  /^(?<date>.*?)(?:(?:,\s*|\s+|T)(?:at\s+)?(?<clock>\d{1,2}(?:[:.]\d{2})?)(?::\d{2}(?:\.\d{1,3})?)?(?<half>\s*(?:[ap]\.?m\.?)?))?$/i;

/** A day with an optional time, in the time zone of the business; kept as `2026-12-01T08:00`. */
export const momentKind: Kind<string> = {
  name: 'day and time',
  rule: 'moment',
  example: '2026-12-01 8:00 AM',
  instruction: 'a date, or a date and a time',
  jsonSchema: { type: 'string', pattern: '\\d' },
  parse: parseMoment,
  advice: (typed) => {
    const { date = '' } = MOMENT.exec(typed)?.groups ?? {};
    if (/T\d/.test(date))
      return 'Write the time of your own clocks, and nothing behind it: 2026-12-01 8:00 AM.';
    return (
      explainImpossible(date.trim()) ??
      'Write a day, for example 2026-12-01, or a day and a time: 2026-12-01 8:00 AM.'
    );
  },
};

function parseMoment(input: string, { isEnd }: Partial<FieldMeta>): string | undefined {
  const { date = '', clock, half = '' } = MOMENT.exec(input)?.groups ?? {};
  // With the offset of another time zone, as in `2026-12-01T08:00+02:00`, all from the T on is left in the date.
  const day = /T\d/.test(date) ? undefined : parseDay(date.trim());
  if (day === undefined) return undefined;
  if (clock === undefined) return `${isEnd ? addDays(day, 1) : day}T00:00`;
  const time = parseTime(clock + half);
  return time && `${day}T${time}`;
}
