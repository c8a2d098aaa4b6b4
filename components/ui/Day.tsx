import { useSiteLanguage } from '../labels';

/** A day (`2024-03-15`) or a month (`2024-03`) in the language of the page: March 15, 2024, or March 2024. */
export function Day({ date }: { date: string }) {
  const { language } = useSiteLanguage();
  const isMonth = /^\d{4}-\d\d$/.test(date);
  return <time dateTime={date}>{dateFormatter(language, isMonth).format(new Date(date))}</time>;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached, since creating a formatter takes longer than rendering a whole card. */
function dateFormatter(language: string, isMonth: boolean): Intl.DateTimeFormat {
  const key = `${language} ${isMonth}`;
  const options = isMonth ? ({ month: 'long', year: 'numeric' } as const) : ({ dateStyle: 'long' } as const);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter;
}
