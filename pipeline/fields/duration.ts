import { field } from './field';

const UNITS = ['day', 'week', 'month'] as const;

/** A number of days, weeks or months, or a span of two; `low` and `high` of a number are the same. */
export interface Duration {
  low: number;
  high: number;
  unit: (typeof UNITS)[number];
  /** Where it is written, in a preview. */
  mark?: string;
}

/** `5 weeks`, or `4-5 weeks`. */
export function duration(about: string, example: string) {
  const parse = (input: string): Duration | undefined => {
    const span = parseDuration(input);
    return span && span.low > 0 && span.low <= span.high ? span : undefined;
  };
  return field({ kind: 'duration', example, about, parse });
}

const SPAN = /^(\d{1,3}(?:\.5)?)(?:\s*(?:-|–|to)\s*(\d{1,3}(?:\.5)?))?\s*(day|week|month)s?$/i;

/** The numbers in the order of the text, so the low one may exceed the high one. */
export function parseDuration(input: string): Duration | undefined {
  const [, first, last = first, name = ''] = SPAN.exec(input) ?? [];
  const unit = UNITS.find((each) => each === name.toLowerCase());
  return unit && { low: Number(first), high: Number(last), unit };
}

/** The whole number of months that a duration is; nothing for days, weeks and spans. */
export function monthsOf({ low, high, unit }: Duration): number | undefined {
  return unit === 'month' && low === high && Number.isInteger(low) ? low : undefined;
}

const DAYS = { day: 1, week: 7, month: 30.4 };

/** The middle of a duration in weeks. */
export function inWeeks({ low, high, unit }: Duration): number {
  return (((low + high) / 2) * DAYS[unit]) / DAYS.week;
}
