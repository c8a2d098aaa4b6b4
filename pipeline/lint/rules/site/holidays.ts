import type { SpecialDays } from '../../../kinds/season';
import { nextDays } from '../../../model/hours/openingHours';
import { rangeOfValue } from '../../../passages/fieldRange';
import { typedAt } from '../../../passages/passages';
import { checkFilesOf, type Rule, rule, warning } from '../../rule';

type FindDays = (date: SpecialDays, today: string, above: SpecialDays[]) => SpecialDays | false | undefined;

/** Checks each holiday of the business. `find` returns the days that the message quotes as `{other}`, or nothing if all is well: those of the holiday itself, or of one above that it overlaps. */
const checkHolidays = (find: FindDays) =>
  checkFilesOf('business', (business, { now: { today } }) => {
    const dates = (business.fields.holidays ?? []).map(({ date }) => date);
    const fieldOf = (index: number) => `holidays.${index}.date`;
    return dates.flatMap((date, index) => {
      const found = find(date, today, dates.slice(0, index));
      if (!found) return [];
      const other = typedAt(business.source.values, fieldOf(dates.indexOf(found))) ?? '';
      return [{ range: rangeOfValue(business, fieldOf(index)), data: { other } }];
    });
  });

/** Whether the days have a year. A `holiday` and days as `MM-DD` come every year. */
const isOnce = (date: SpecialDays) => 'from' in date && date.from.length === 'YYYY-MM-DD'.length;
/** Whether the last day is before the first. */
const isCrossed = (date: SpecialDays) => isOnce(date) && 'from' in date && date.until < date.from;

function isOverlapping(one: SpecialDays, other: SpecialDays): boolean {
  // Compared on two days half a year apart, so that a holiday is in the future on at least one of them.
  return ['2000-01-15', '2000-07-15'].some((today) => {
    const [a, b] = [nextDays(one, today), nextDays(other, today)];
    return a && b && a.from <= b.until && b.from <= a.until;
  });
}

export const holidayRules: readonly Rule[] = [
  rule({
    id: 'holiday-crossed',
    what: 'The last day is before the first.',
    advice: 'Check both dates.',
    site: checkHolidays((date) => isCrossed(date) && date),
  }),
  warning({
    id: 'holiday-past',
    what: 'This date has passed.',
    advice: 'Leave it out, or write the next date.',
    site: checkHolidays((date, today) => !nextDays(date, today) && !isCrossed(date) && date),
  }),
  rule({
    id: 'holiday-twice',
    about:
      'Each day may be in only one item of the holidays. Days of one year may be in an item of every year too, and then count for that year.',
    what: 'These days overlap with “{other}” above.',
    advice: 'Write each day once.',
    site: checkHolidays((date, _today, above) =>
      above.find((each) => isOnce(each) === isOnce(date) && isOverlapping(date, each)),
    ),
  }),
];
