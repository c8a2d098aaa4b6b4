const format = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'full',
  timeStyle: 'short',
});

/** A moment in words, US Eastern. */
export function easternTime(moment: string): string {
  return format.format(new Date(moment));
}
