import { useWords } from '../labels';

/** `2024-03-15` as March 15, 2024, independent of the time zone. */
export function Day({ date }: { date: string }) {
  const format = formatFor(useWords().language, { dateStyle: 'long' });
  return <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>;
}

/** `2024-03` as March 2024. */
export function Month({ month }: { month: string }) {
  const format = formatFor(useWords().language, { month: 'long', year: 'numeric' });
  return <time dateTime={month}>{format.format(new Date(`${month}-01T00:00:00Z`))}</time>;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a format takes longer than rendering a whole card. */
function formatFor(language: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, parts]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}
