import { z } from 'zod';
import { kind } from './kind';
import { refuse } from './refuse';

/** A time of day, kept as `HH:MM` of 24 hours. */
export function time(about: string, example = '8:00 AM') {
  const schema = z
    .string()
    .trim()
    .transform((written, context): string => {
      const match = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/i.exec(written);
      const hour =
        match && (match[2] || match[3]) ? hourOf(Number(match[1]), match[3]?.toLowerCase()) : Number.NaN;
      const minute = Number(match?.[2] ?? 0);
      if (!(hour < 24 && minute < 60))
        return refuse(context, 'time', 'A time is written like 8:00 AM or 17:30.');
      return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    });
  return kind(schema, { kind: 'time', example, about });
}

function hourOf(hour: number, half: string | undefined): number {
  if (!half) return hour;
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
