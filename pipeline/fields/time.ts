import { z } from 'zod';
import { kind } from './kind';
import { refuse } from './refuse';

const WANTED = 'A time is written like 8:00 AM or 17:30.';

const CLOSED = 'For days on which you are closed, write closed: yes in place of the times.';

const BY_APPOINTMENT =
  'For days on which you come only when called, write byAppointment: yes in place of the times.';

/** A time of day, kept as `HH:MM` of 24 hours. */
export function time(about: string, example = '8:00 AM') {
  const schema = z
    .string()
    .trim()
    .transform((written, context): string => {
      const time = timeOf(written);
      if (time) return time;
      if (/^(closed|none|-+)$/i.test(written)) return refuse(context, 'time', CLOSED);
      if (/\bappointment\b/i.test(written)) return refuse(context, 'time', BY_APPOINTMENT);
      const [first, ...more] = written.match(/\d{1,2}(?:[:.]\d{2})?(?:\s*[ap]\.?m\.?)?/gi) ?? [];
      return first && more.length === 1 && timeOf(first)
        ? refuse(context, 'time', `Only one time belongs here. ${WANTED}`, first)
        : refuse(context, 'time', WANTED, meant(written));
    });
  return kind(schema, { kind: 'time', example, about });
}

function timeOf(written: string): string | undefined {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/i.exec(written);
  const hour =
    match && (match[2] || match[3]) ? hourOf(Number(match[1]), match[3]?.toLowerCase()) : Number.NaN;
  const minute = Number(match?.[2] ?? 0);
  if (!(hour < 24 && minute < 60)) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Spellings that leave no doubt. */
function meant(written: string): string | undefined {
  if (/^(noon|midday)$/i.test(written)) return '12:00 PM';
  if (/^midnight$/i.test(written)) return '12:00 AM';
  const [, hours, minutes] = /^(\d{2})(\d{2})$/.exec(written) ?? [];
  if (hours) return timeOf(`${hours}:${minutes}`);
  const late = /^(1[3-9]|2[0-3])[:.](\d{2})\s*[ap]\.?m\.?$/i.exec(written);
  if (late) return timeOf(`${late[1]}:${late[2]}`);
  return /^([6-9]|1[01])$/.test(written) ? `${written}:00 AM` : undefined;
}

function hourOf(hour: number, half: string | undefined): number {
  if (!half) return hour;
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
