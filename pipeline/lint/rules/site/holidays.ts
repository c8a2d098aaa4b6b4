import type { SpecialDays } from '../../../fields/season';
import { nextDays } from '../../../model/hours/openingHours';
import { rangeOfField } from '../../../passages/fieldRange';
import { type Document, documentsOf } from '../../Document';
import type { Finding } from '../../finding';
import { type Report, type Rule, rule, type SiteInput } from '../../rule';

interface Holiday {
  date: SpecialDays;
  /** The holidays above it in the file. */
  above: readonly SpecialDays[];
  today: string;
  written(index: number): string;
}

function checkHolidays(explain: (holiday: Holiday) => Pick<Finding, 'data'> | undefined) {
  return ({ documents, now: { today } }: SiteInput, report: Report): void => {
    for (const document of documentsOf(documents, 'business')) {
      const dates = (document.fields.holidays ?? []).map(({ date }) => date);
      for (const [index, date] of dates.entries()) {
        const written = (at: number) => writtenDate(document, at);
        const finding = explain({ date, above: dates.slice(0, index), today, written });
        if (finding) report({ range: rangeOfField(document.source, `holidays.${index}.date`), ...finding });
      }
    }
  };
}

function writtenDate({ source }: Document, index: number): string {
  const { holidays } = source.values;
  const entry = Array.isArray(holidays) ? holidays[index] : undefined;
  const isGroup = typeof entry === 'object' && entry !== null && !Array.isArray(entry);
  return isGroup ? String(entry.date) : '';
}

/** Whether the days are of one year only. */
const isOnce = (date: SpecialDays) => 'from' in date && date.from.length === 'YYYY-MM-DD'.length;
const isCrossed = (date: SpecialDays) => isOnce(date) && 'from' in date && date.until < date.from;

const holidayPast = rule({
  id: 'holiday-past',
  severity: 'warning',
  what: 'This date has passed.',
  advice: 'Delete the entry, or write the next date.',
  inForm: 'Leave it out, or write the next date.',
  site: checkHolidays(({ date, today }) => (!nextDays(date, today) && !isCrossed(date) ? {} : undefined)),
});

const holidayCrossed = rule({
  id: 'holiday-crossed',
  what: 'The last day is before the first.',
  advice: 'Check both dates.',
  site: checkHolidays(({ date }) => (isCrossed(date) ? {} : undefined)),
});

/** Two days from which the next holidays are compared, so that no holiday has begun on both. */
const COMPARED = ['2000-01-15', '2000-07-15'];

const holidayTwice = rule({
  id: 'holiday-twice',
  about:
    'Each day may be in only one item of the holidays. Days of one year may be in an item of every year too, and then count for that year.',
  what: 'These days overlap with “{other}” above.',
  advice: 'Write each day once.',
  site: checkHolidays(({ date, above, written }) => {
    const other = above.findIndex((each) => isOnce(each) === isOnce(date) && isSameDay(date, each));
    return other < 0 ? undefined : { data: { other: written(other) } };
  }),
});

function isSameDay(one: SpecialDays, other: SpecialDays): boolean {
  return COMPARED.some((today) => {
    const [a, b] = [nextDays(one, today), nextDays(other, today)];
    return a && b && a.from <= b.until && b.from <= a.until;
  });
}

export const holidayRules: readonly Rule[] = [holidayCrossed, holidayPast, holidayTwice];
