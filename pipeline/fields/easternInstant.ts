const PARTS = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `2026-12-01` and `08:00` on a clock of the US East as an instant, ISO in UTC; summer time is its own affair. */
export function easternInstant(day: string, time: string): string {
  const meant = Date.parse(`${day}T${time}:00Z`);
  const guess = meant - offsetAt(meant);
  return new Date(meant - offsetAt(guess)).toISOString();
}

/** The day and the time that a clock of the US East shows: `2026-12-01 08:00`. */
export function onEasternClock(instant: string | Date): string {
  const parts = Object.fromEntries(
    PARTS.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`;
}

/** How far the clock is ahead of UTC, in milliseconds; behind is negative. */
function offsetAt(instant: number): number {
  const minute = Math.floor(instant / 60_000) * 60_000;
  return Date.parse(`${onEasternClock(new Date(minute)).replace(' ', 'T')}:00Z`) - minute;
}
