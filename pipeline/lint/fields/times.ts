import { parseWeekdays } from '../../fields/calendar';
import { parseTime } from '../../fields/time';
import { rule } from '../rule';
import { checkValues, type Explanation } from './faults';
import { suggestDays, weeksOf } from './suggestDays';

const TIME = 'A time is written like 8:00 AM or 17:30.';
const DAYS = 'Days are written like Sunday, or Monday - Friday.';

export const time = rule({
  id: 'time',
  on: 'fields',
  severity: 'error',
  about: 'A time is written like 8:00 AM or 17:30, one in each field.',
  examples: { file: 'business.md', wrong: 'opens: seven', right: 'opens: 7:00 AM' },
  check: checkValues('time', ({ input }) => explainTime(input)),
});

function explainTime(input: string): Explanation {
  if (/^(closed|none|-+)$/i.test(input))
    return { reason: 'For days on which you are closed, write closed: yes in place of the times.' };
  if (/\bappointment\b/i.test(input))
    return {
      reason: 'For days on which you come only when called, write byAppointment: yes in place of the times.',
    };
  const [first, ...more] = input.match(/\d{1,2}(?:[:.]\d{2})?(?:\s*[ap]\.?m\.?)?/gi) ?? [];
  return first && more.length === 1 && parseTime(first)
    ? { reason: `Only one time belongs here. ${TIME}`, expected: first }
    : { reason: TIME, expected: suggestTime(input) };
}

/** Spellings that leave no doubt. */
function suggestTime(input: string): string | undefined {
  if (/^(noon|midday)$/i.test(input)) return '12:00 PM';
  if (/^midnight$/i.test(input)) return '12:00 AM';
  const [, hours, minutes] = /^(\d{2})(\d{2})$/.exec(input) ?? [];
  if (hours) return parseTime(`${hours}:${minutes}`);
  const late = /^(1[3-9]|2[0-3])[:.](\d{2})\s*[ap]\.?m\.?$/i.exec(input);
  if (late) return parseTime(`${late[1]}:${late[2]}`);
  return /^([6-9]|1[01])$/.test(input) ? `${input}:00 AM` : undefined;
}

export const days = rule({
  id: 'days',
  on: 'fields',
  severity: 'error',
  about:
    'The days of an entry of the opening hours are one day, or the first and the last of some with a hyphen: Monday - Friday. The week begins on Monday.',
  examples: { file: 'business.md', wrong: 'days: Sonday', right: 'days: Sunday' },
  check: checkValues('days', ({ input }) => explainDays(input)),
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
      reason: `The week begins on Monday here. Write ${weeks[0]} in this entry and ${weeks[1]} in another.`,
    };
  const days = input.split(/\s*(?:,|&|\/|\band\b)\s*/).filter(Boolean);
  const isSeveral = days.length > 1 && days.every((each) => parseWeekdays(each).length > 0);
  return { reason: isSeveral ? `Days that do not follow one another need an entry each. ${DAYS}` : DAYS };
}
