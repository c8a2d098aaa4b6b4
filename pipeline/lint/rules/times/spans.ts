import { MONTHS } from '../../../fields/calendar';
import { monthsOf, parseDuration } from '../../../fields/duration';
import { formatMoney, parseMoney } from '../../../fields/money';
import { monthParts, parseMonth } from '../../../fields/month';
import { monthIn, readAmount, readDuration, readMonth } from '../../../fields/typed';
import { rangeOfField } from '../../../passages/fieldRange';
import { isOfType } from '../../Document';
import { checkValues } from '../../fields/faults';
import { type Rule, rule } from '../../rule';
import { nearest } from '../../suggest';

const month = rule({
  id: 'month',
  advice: 'Write a month and its year, for example May 2026 or 2026-05.',
  fields: checkValues('month', ({ input }) => {
    if (monthParts(input)) return undefined;
    const name = monthIn(input);
    return name
      ? { reason: `The year is missing. Write it behind the month, for example ${name} 2026.` }
      : { expected: suggestMonth(input) };
  }),
});

const monthImpossible = rule({
  id: 'month-impossible',
  what: 'There is no month {number}.',
  advice: 'Write a month from 01 to 12 after the year, for example 2026-05, or its name: May 2026.',
  fields: checkValues('month', ({ input }) => {
    const [, number] = monthParts(input) ?? [];
    return number === undefined ? undefined : { data: { number } };
  }),
});

/** A month as people type it, or with a misspelled name. */
function suggestMonth(input: string): string | undefined {
  const [, word = '', year = ''] = /^([a-z]{3,10})\.?,? (\d{4})$/i.exec(input) ?? [];
  const name = word && nearest(word, MONTHS);
  return name ? parseMonth(`${name} ${year}`) : readMonth(input);
}

const duration = rule({
  id: 'duration',
  about:
    'Write how long it took as a number of days, weeks or months, or as two with a hyphen: 5 weeks, or 4-5 weeks.',
  fields: checkValues('duration', ({ input }) => {
    const span = parseDuration(input);
    if (span && span.low > span.high) return undefined;
    const isBare = /^\d+$/.test(input);
    const reason = isBare
      ? `Are these days, weeks or months? Write the word too, for example ${input} weeks.`
      : 'Write a number of days, weeks or months, for example 5 weeks or 4-5 weeks.';
    return { reason, expected: suggestDuration(input) };
  }),
});

function suggestDuration(input: string): string | undefined {
  const typed = readDuration(input);
  const span = typed === undefined ? undefined : parseDuration(typed);
  return span && span.low > 0 && span.low <= span.high ? typed : undefined;
}

const amount = rule({
  id: 'amount',
  advice: 'Write whole dollars in digits, for example $48,000, or $45,000 - $52,000.',
  fields: checkValues('amount', ({ input }) =>
    parseMoney(input) ? undefined : { expected: suggestAmount(input) },
  ),
});

function suggestAmount(input: string): string | undefined {
  const span = readAmount(input);
  return span && span.low <= span.high ? formatMoney(span) : undefined;
}

const spanCrossed = rule({
  id: 'span-crossed',
  about: 'Of two amounts or two durations, the smaller one comes first.',
  fields(document, report) {
    checkAmounts(document, report);
    checkDurations(document, report);
  },
});

const SMALLER_FIRST = 'The larger one is first here. Write the smaller one first.';

const checkAmounts = checkValues('amount', ({ input }) => {
  const span = parseMoney(input);
  return span && { reason: SMALLER_FIRST, expected: formatMoney({ low: span.high, high: span.low }) };
});

const checkDurations = checkValues('duration', ({ input }) => {
  const span = parseDuration(input);
  return span && span.low > span.high
    ? { reason: SMALLER_FIRST, expected: `${span.high}-${span.low} ${span.unit}s` }
    : undefined;
});

/** Months; `delete_old` and `delete_old_photos` in the database delete nothing for others. */
const KEPT = {
  keepLeads: { min: 3, max: 120, example: 24 },
  keepPhotos: { min: 1, max: 60, example: 6 },
} as const;
const KEPT_FIELDS = ['keepLeads', 'keepPhotos'] as const;

const isBusiness = isOfType('business');

const keepPeriod = rule({
  id: 'keep-period',
  advice:
    'Write a whole number of months from {min} to {max}, for example {example} months. With any other time, nothing is deleted.',
  fields(document, report) {
    if (!isBusiness(document)) return;
    for (const field of KEPT_FIELDS) {
      const kept = document.fields[field];
      const months = kept && (monthsOf(kept) ?? 0);
      const { min, max } = KEPT[field];
      if (months !== undefined && (months < min || months > max))
        report({ range: rangeOfField(document.source, field), data: KEPT[field] });
    }
  },
});

export const spanRules: readonly Rule[] = [month, monthImpossible, duration, keepPeriod, amount, spanCrossed];
