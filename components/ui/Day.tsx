import { labels } from '../labels';

const LONG = new Intl.DateTimeFormat(labels.locale, { dateStyle: 'long', timeZone: 'UTC' });

/** `2024-03-15` as March 15, 2024, in any time zone. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{LONG.format(new Date(`${date}T00:00:00Z`))}</time>;
}
