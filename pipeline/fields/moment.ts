import { z } from 'zod';
import { day } from './day';
import { easternInstant } from './easternInstant';
import { kind } from './kind';
import { refuse } from './refuse';
import { time } from './time';

const SHAPE =
  /^(?<date>.*?)(?:(?:,\s*|\s+|T)(?:at\s+)?(?<clock>\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?))?$/i;

/**
 * A day, or a day and a time, US Eastern; kept as an instant, so that it never shifts with the machine's time zone.
 * A day alone is its first moment, or with `wholeDay` the moment after its last.
 */
export function moment(about: string, { wholeDay = false, example = '2026-12-01 8:00 AM' } = {}) {
  const schema = z
    .string()
    .trim()
    .transform((written, context): string => {
      const { date = '', clock } = SHAPE.exec(written)?.groups ?? {};
      const onDay = day('').safeParse(date);
      if (!onDay.success) return refuse(context, 'moment', faultOf(onDay.error));
      if (clock === undefined) return easternInstant(wholeDay ? dayAfter(onDay.data) : onDay.data, '00:00');
      const atTime = time('').safeParse(clock);
      return atTime.success
        ? easternInstant(onDay.data, atTime.data)
        : refuse(context, 'moment', SHAPE_WORDS);
    });
  return kind(schema, { kind: 'day and time', example, about });
}

const SHAPE_WORDS = 'Write a day, for example 2026-12-01, or a day and a time: 2026-12-01 8:00 AM.';

/** A day that the calendar does not have is told as the day's own field tells it. */
function faultOf({ issues }: z.ZodError): string {
  const [issue] = issues;
  const impossible = issue?.code === 'custom' && issue.params?.code === 'day-impossible';
  return impossible ? issue.message : SHAPE_WORDS;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
