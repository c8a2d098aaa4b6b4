import { useSiteLanguage } from '../labels';

/** A calendar day, such as `2024-03-15`, as March 15, 2024 in the language of the page. */
export function Day({ date }: { date: string }) {
  const formatter = dateFormatter(useSiteLanguage().language, { dateStyle: 'long' });
  return <time dateTime={date}>{formatter.format(new Date(`${date}T00:00:00Z`))}</time>;
}

/** A month, such as `2024-03`, as March 2024 in the language of the page. */
export function Month({ month }: { month: string }) {
  const formatter = dateFormatter(useSiteLanguage().language, { month: 'long', year: 'numeric' });
  return <time dateTime={month}>{formatter.format(new Date(`${month}-01T00:00:00Z`))}</time>;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached, since creating a formatter takes longer than rendering a whole card. */
function dateFormatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter;
}
