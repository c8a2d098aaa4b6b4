import { parseDay } from './calendar';
import { field } from './field';

/** A time of day, kept as `HH:MM` of 24 hours. */
export function time(about: string, example = '8:00 AM') {
  return field({ kind: 'time', example, about, parse: parseTime });
}

export function parseTime(input: string): string | undefined {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/i.exec(input);
  const hour =
    match && (match[2] || match[3]) ? hourOf(Number(match[1]), match[3]?.toLowerCase()) : Number.NaN;
  const minute = Number(match?.[2] ?? 0);
  if (!(hour < 24 && minute < 60)) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

function hourOf(hour: number, half: string | undefined): number {
  if (!half) return hour;
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

const SHAPE =
  /^(?<date>.*?)(?:(?:,\s*|\s+|T)(?:at\s+)?(?<clock>\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?))?$/i;

const EASTERN_CLOCK = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * A day, or a day and a time, US Eastern; kept as an instant, so that it never shifts with the machine's time zone.
 * A day alone is its first moment, or with `wholeDay` the moment after its last.
 */
export function moment(about: string, { wholeDay = false, example = '2026-12-01 8:00 AM' } = {}) {
  const parse = (input: string): string | undefined => {
    const { date, clock } = splitMoment(input);
    const day = parseDay(date);
    if (day === undefined) return undefined;
    if (clock === undefined) return easternInstant(wholeDay ? dayAfter(day) : day, '00:00');
    const time = parseTime(clock.trim());
    return time && easternInstant(day, time);
  };
  return field({ kind: 'day and time', example, about, parse });
}

/** The day and the time as they were typed. */
export function splitMoment(input: string): { date: string; clock?: string } {
  const { date = '', clock } = SHAPE.exec(input)?.groups ?? {};
  return { date: date.trim(), clock };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** `2026-12-01` and `08:00` in US Eastern time as an ISO time in UTC. */
function easternInstant(day: string, time: string): string {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const near = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(near)).toISOString();
}

/** A time as US Eastern time: `2026-12-01 08:00`. */
export function onEasternClock(instant: string | Date): string {
  const parts = Object.fromEntries(
    EASTERN_CLOCK.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`;
}

/** The offset of US Eastern time from UTC in milliseconds; negative west of Greenwich. */
function offsetAt(instant: number): number {
  const minute = Math.floor(instant / 60_000) * 60_000;
  return Date.parse(`${onEasternClock(new Date(minute)).replace(' ', 'T')}:00Z`) - minute;
}
