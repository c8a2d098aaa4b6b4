import type { Duration } from '../../pipeline/kinds/duration';
import { fill, fillCount } from '../../pipeline/labels/fill';
import type { SiteLanguage } from '../../pipeline/labels/labels';

/** An amount of money, or of weeks: exact if `low` and `high` are equal, else from one to the other. */
type Span = Pick<Duration, 'low' | 'high'>;

/** `$48,000`, or `$45,000 to $52,000`. */
export function formatMoneySpan(span: Span, { language, labels }: SiteLanguage): string {
  const format = dollars(language, { maximumFractionDigits: 0 });
  const [low, high] = [format.format(span.low), format.format(span.high)];
  return low === high ? low : fill(labels.spanOf, { low, high });
}

/** An amount in dollars, such as `$50K`. */
export function formatCompact(amount: number, language: string): string {
  const digits = { minimumFractionDigits: 0, maximumFractionDigits: 1 };
  return dollars(language, { notation: 'compact', ...digits }).format(amount);
}

const dollars = (language: string, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', ...options });

/** Weeks rounded to whole ones, such as `4 to 5 weeks`; if all are shorter than a week, days. */
export function formatWeekSpan({ low, high }: Span, siteLanguage: SiteLanguage): string {
  const [unit, unitsPerWeek] = high < 1 ? (['day', 7] as const) : (['week', 1] as const);
  const round = (weeks: number) => Math.max(1, Math.round(weeks * unitsPerWeek));
  return formatDurationSpan({ low: round(low), high: round(high), unit }, siteLanguage);
}

/** `1 week`, or `4 to 5 weeks`. */
export function formatDurationSpan({ low, high, unit }: Duration, siteLanguage: SiteLanguage): string {
  const number = low === high ? low : fill(siteLanguage.labels.spanOf, { low, high });
  return fillCount(siteLanguage, `${unit}s` as const, high, { number });
}
