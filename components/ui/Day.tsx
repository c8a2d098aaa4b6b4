const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day, `YYYY-MM-DD`, as March 15, 2024 wherever the machine stands. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{LONG.format(new Date(`${date}T00:00:00Z`))}</time>;
}
