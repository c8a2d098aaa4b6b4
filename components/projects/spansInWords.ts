import type { Duration } from '../../pipeline/kinds/duration';
import { fill, fillCount } from '../../pipeline/labels/fill';
import type { SiteLanguage } from '../../pipeline/labels/labels';

type Span = Pick<Duration, 'low' | 'high'>;

/** `$48,000`, or `$45,000 to $52,000`. */
export function moneyInWords(span: Span, { language, labels }: SiteLanguage): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  const [low, high] = [format.format(span.low), format.format(span.high)];
  return low === high ? low : fill(labels.spanOf, { low, high });
}

/** Rounds to whole weeks, or to days if all are shorter than a week; at least one. */
export function weeksInWords({ low, high }: Span, words: SiteLanguage): string {
  const [unit, days] = high < 1 ? (['day', 7] as const) : (['week', 1] as const);
  const wholeUnits = (weeks: number) => Math.max(1, Math.round(weeks * days));
  return durationInWords({ low: wholeUnits(low), high: wholeUnits(high), unit }, words);
}

/** `1 week`, or `4 to 5 weeks`. */
export function durationInWords({ low, high, unit }: Duration, words: SiteLanguage): string {
  const number = low === high ? low : fill(words.labels.spanOf, { low, high });
  return fillCount(words, `${unit}s` as const, high, { number });
}
