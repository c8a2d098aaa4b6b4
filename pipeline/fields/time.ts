import { addDays, parseDay } from './calendar';
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

/**
 * A day, or a day and a time, on the clocks of the business; kept as they show it: `2026-12-01T08:00`. A day alone is its first
 * moment, or with `wholeDay` the moment after its last.
 */
export function moment(about: string, { wholeDay = false, example = '2026-12-01 8:00 AM' } = {}) {
  const parse = (input: string): string | undefined => {
    const { date, clock } = splitMoment(input);
    const day = parseDay(date);
    if (day === undefined) return undefined;
    if (clock === undefined) return `${wholeDay ? addDays(day, 1) : day}T00:00`;
    const time = parseTime(clock.trim());
    return time && `${day}T${time}`;
  };
  return field({ kind: 'day and time', example, about, parse });
}

/** The day and the time as they were typed. */
export function splitMoment(input: string): { date: string; clock?: string } {
  const { date = '', clock } = SHAPE.exec(input)?.groups ?? {};
  return { date: date.trim(), clock };
}
