import {
  type DateParts,
  dateParts,
  daysInMonth,
  isoDate,
  MONTHS,
  parseDay,
  withoutExtras,
} from '../../../fields/calendar';
import { splitMoment } from '../../../fields/time';
import { isAlwaysNeeded } from '../../../model/registry';
import { showingOf } from '../../../model/showing';
import { rangeOfField } from '../../../passages/fieldRange';
import { wholeLines } from '../../../passages/Range';
import { checkValues } from '../../fields/faults';
import { write } from '../../finding';
import { type Rule, rule } from '../../rule';
import { nearest } from '../../suggest';

const WRITTEN = 'A date is written as year-month-day, for example 2024-03-15.';
const WITH_TIME = 'Write a day, for example 2026-12-01, or a day and a time: 2026-12-01 8:00 AM.';

const day = rule({
  id: 'day',
  about:
    'A date is written as year-month-day: 2024-03-15. Names of months are understood too, but 03/04/2024 could be March or April.',
  fields: checkValues('date', ({ input }) =>
    dateParts(input)
      ? undefined
      : { reason: [WRITTEN, ambiguity(withoutExtras(input))].join(' ').trim(), expected: suggestDay(input) },
  ),
});

const dayImpossible = rule({
  id: 'day-impossible',
  about: 'The calendar has no such day. Check the month and the day.',
  fields: checkValues('date', ({ input }) => {
    const parts = dateParts(input);
    return parts && parseDay(input) === undefined ? { reason: impossible(parts, input) } : undefined;
  }),
});

const moment = rule({
  id: 'moment',
  about: 'Write a date, such as 2026-12-01, or a date and a time, such as 2026-12-01 8:00 AM.',
  fields: checkValues('day and time', ({ input }) => {
    const { date } = splitMoment(input);
    const parts = parseDay(date) === undefined ? dateParts(date) : undefined;
    return { reason: parts ? impossible(parts, date) : WITH_TIME };
  }),
});

function impossible([year, month, dayOfMonth]: DateParts, input: string): string {
  const length = daysInMonth(month, year);
  const isTooLong = month >= 1 && month <= 12 && dayOfMonth > length;
  return `There is no such day as ${input}${isTooLong ? `: that month has ${length} days` : ''}.`;
}

/** The reason why a text is not one certain day. */
function ambiguity(input: string): string {
  const numeric = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(input);
  if (numeric) {
    const [first, second, year] = [Number(numeric[1]), Number(numeric[2]), Number(numeric[3])];
    const american = `${MONTHS[first - 1]} ${second}`;
    const european = `${MONTHS[second - 1]} ${first}`;
    return `${input} could be ${american} or ${european}: write ${isoDate([year, first, second])} or ${isoDate([year, second, first])}.`;
  }
  if (/^\d{1,2}([-/.])\d{1,2}\1\d{2}$/.test(input)) return 'Write the year with four digits.';
  if (/^[a-z]{3,9}\.?,? \d{4}$/i.test(input)) return 'The day is missing.';
  return /^([a-z]{3,9}\.? \d{1,2}|\d{1,2}\.? [a-z]{3,9})$/i.test(input) ? 'The year is missing.' : '';
}

/** The day in a text with unusual quotation marks or dashes, or a misspelled month. */
function suggestDay(input: string): string | undefined {
  const plain = input
    .replace(/[“”‘’"']/g, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/^the\s+/i, '');
  const { date } = splitMoment(plain);
  if (dateParts(date)) return parseDay(date);
  const short = plain.replace(/^(\d{1,2})([-/.])(\d{1,2})\2(?=\d\d$)/, '$1$2$3$220');
  if (dateParts(short)) return parseDay(short);
  const [word = ''] = /[a-z]{3,}/i.exec(input) ?? [];
  const month = nearest(word, MONTHS);
  return month && parseDay(input.replace(word, month));
}

const alwaysNeeded = rule({
  id: 'always-needed',
  what: 'This page must always be there.',
  advice: 'Delete “{field}”.',
  about:
    'The home page and the “not found” page must always be online. Delete published, publishAt and expiresAt there.',
  fields(document, report) {
    const { from, until } = showingOf(document.fields);
    const isHidden = document.fields.published === false;
    if (!isAlwaysNeeded(document) || !(isHidden || from || until)) return;
    const field = isHidden ? 'published' : from ? 'publishAt' : 'expiresAt';
    const range = rangeOfField(document.source, field);
    const { line } = range.start;
    report({ range, data: { field }, fix: write(wholeLines(document.file, line), '') });
  },
});

const scheduleCrossed = rule({
  id: 'schedule-crossed',
  what: 'This page would go offline before it goes online: “expiresAt” must be later than “publishAt”.',
  advice: 'Correct one of the two.',
  fields(document, report) {
    const { from, until } = showingOf(document.fields);
    if (isAlwaysNeeded(document) || !from || !until || until > from) return;
    const placeOf = (name: string) => rangeOfField(document.source, name);
    report({ range: placeOf('expiresAt'), also: [placeOf('publishAt')] });
  },
});

export const dateRules: readonly Rule[] = [day, dayImpossible, moment];

export const showingRules: readonly Rule[] = [alwaysNeeded, scheduleCrossed];
