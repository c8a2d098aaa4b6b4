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
