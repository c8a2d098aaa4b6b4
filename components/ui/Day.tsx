import { useWords } from '../labels';

/** `2024-03-15` as March 15, 2024, in any time zone. A mark behind a date, as in previews, stays behind it. */
export function Day({ date }: { date: string }) {
  const format = formatFor(useWords().language, { dateStyle: 'long' });
  return (
    <time dateTime={date}>{format.format(new Date(`${date.slice(0, 10)}T00:00:00Z`)) + date.slice(10)}</time>
  );
}

/** `2024-03` as March 2024. */
export function Month({ month }: { month: string }) {
  const format = formatFor(useWords().language, { month: 'long', year: 'numeric' });
  return (
    <time dateTime={month}>
      {format.format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`)) + month.slice(7)}
    </time>
  );
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes longer than a whole card. */
function formatFor(language: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, parts]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}
