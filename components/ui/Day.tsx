import { useWords } from '../labels';

/** `2024-03-15` as March 15, 2024, in any time zone. */
export function Day({ date }: { date: string }) {
  const { language } = useWords();
  return <time dateTime={date}>{formatFor(language).format(new Date(`${date}T00:00:00Z`))}</time>;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes longer than a whole card. */
function formatFor(language: string): Intl.DateTimeFormat {
  const known =
    formats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(language, known);
  return known;
}

/** `2024-03` as March 2024. */
export function Month({ month }: { month: string }) {
  const { language } = useWords();
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return <time dateTime={month}>{format.format(new Date(`${month}-01T00:00:00Z`))}</time>;
}
