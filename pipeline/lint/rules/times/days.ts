import { daysInMonth, monthNumber, parseWeekdays } from '../../../fields/calendar';
import { HOLIDAY_NAMES } from '../../../fields/holidays';
import { DAY_RANGE, formatWeekdays, readWeekdays, weekdayNamed } from '../../../fields/typedHours';
import { checkValues, type Explanation } from '../../fields/faults';
import { type Rule, rule } from '../../rule';
import { isSlip, nearest } from '../../suggest';

const DAYS = 'Write days like this: Sunday, or Monday - Friday.';
const IN_FORM = 'Write the days like Sunday, or Monday - Friday, and those with other hours on another line.';

const days = rule({
  id: 'days',
  about:
    'Write one day, or the first and last day with a hyphen between them: Monday - Friday. A range that goes past Sunday must begin on Sunday: Sunday - Thursday.',
  fields: checkValues('days', ({ input }) => ({ ...explainDays(input), inForm: IN_FORM })),
});

function explainDays(input: string): Explanation {
  const bare = input.replace(/[\s,:(]*\bclosed\b[\s,:)]*/i, '');
  const expected = suggestDays(bare);
  if (bare !== input)
    return {
      reason: `Only days belong here. If you are closed on them, write “closed: yes” on the line below. ${DAYS}`,
      expected,
    };
  if (expected) return { reason: `${DAYS} Write ${expected}.`, expected };
  const weeks = weeksOf(input);
  if (weeks)
    return {
      reason: `These days go past the end of the week. Write ${weeks[0]} in this entry and ${weeks[1]} in another.`,
    };
  const days = input.split(/\s*(?:,|&|\/|\band\b)\s*/).filter(Boolean);
  const isSeveral = days.length > 1 && days.every((each) => parseWeekdays(each).length > 0);
  return { reason: isSeveral ? `Days that do not follow one another need an entry each. ${DAYS}` : DAYS };
}

function suggestDays(input: string): string | undefined {
  const days = readWeekdays(input, isSlip);
  const [first = 0] = days;
  const inARow = days.every((day, index) => day === first + index);
  return days.length > 0 && inARow ? formatWeekdays(first, first + days.length - 1) : undefined;
}

/** The two parts of a range that goes past the end of the week: `Friday - Sunday` and `Monday - Tuesday`. */
function weeksOf(input: string): [string, string] | undefined {
  const [first, last, ...more] = input
    .toLowerCase()
    .split(DAY_RANGE)
    .map((name) => weekdayNamed(name, isSlip));
  if (first === undefined || last === undefined || more.length > 0 || last >= first) return undefined;
  return first - last === 1 ? undefined : [formatWeekdays(first, 6), formatWeekdays(0, last)];
}

const SEASON = 'A season is written like April - October, or April 15 - October 15.';

const season = rule({
  id: 'season',
  about:
    'Write the first and last month or day of the season, with a hyphen between them and without a year, because it comes every year: April - October. A season may go past the end of the year: November - March.',
  fields: checkValues('season', ({ input }) => ({
    reason: /\d{4}/.test(input)
      ? `A season comes every year. Write it without the year; hours of one year belong below “holidays:”. ${SEASON}`
      : SEASON,
  })),
});

const SPECIAL = 'Write a date like this: Thanksgiving, December 24, 2026-08-03, or 2026-08-03 - 2026-08-07.';

const specialDays = rule({
  id: 'special-days',
  about: `Write a holiday by its name, a day of every year, or days of one year with the year: Thanksgiving, December 24, 2026-08-03 - 2026-08-07. The names are ${HOLIDAY_NAMES.join(', ')}. For any other holiday, write its date.`,
  fields: checkValues('special days', ({ input }) => {
    const impossible = explainImpossible(input);
    if (impossible) return { reason: impossible };
    const expected = nearest(input, HOLIDAY_NAMES);
    return { reason: expected ? `${SPECIAL} Write ${expected}.` : SPECIAL, expected };
  }),
});

/** Why there is no such day, such as April 31. In some year there is February 29. */
function explainImpossible(input: string): string | undefined {
  const [, name = '', day = ''] = /^([a-z]{3,9})\.? (\d{1,2})$/i.exec(input) ?? [];
  const month = monthNumber(name);
  const length = daysInMonth(month);
  return month > 0 && Number(day) > length
    ? `There is no such day as ${input}: that month has ${length} days.`
    : undefined;
}

export const dayRules: readonly Rule[] = [days, season, specialDays];
