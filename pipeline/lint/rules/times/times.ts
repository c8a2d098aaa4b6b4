import { parseTime } from '../../../fields/time';
import { closesAt, opensAt, readTime, readTimes } from '../../../fields/typed';
import { checkValues, type Explanation } from '../../fields/faults';
import { type Rule, rule } from '../../rule';

const TIME = 'Write a time like this: 8:00 AM or 17:30.';
const IN_FORM = 'Write each time like 8:00 AM or 17:30.';

const time = rule({
  id: 'time',
  about: 'Write one time in each field, such as 8:00 AM or 17:30.',
  fields: checkValues('time', ({ input, name }) => ({ ...explainTime(input, name), inForm: IN_FORM })),
});

function explainTime(input: string, name: string): Explanation {
  if (/^(closed|none|-+)$/i.test(input))
    return { reason: 'For days on which you are closed, write closed: yes in place of the times.' };
  if (/\bappointment\b/i.test(input))
    return {
      reason: 'For days on which you come only when called, write byAppointment: yes in place of the times.',
    };
  if (/^(?:open )?(?:24\b|all day)/i.test(input) && !parseTime(input))
    return {
      reason: 'For days on which you never close, write times: 24 hours in place of “opens” and “closes”.',
    };
  const [first, ...more] = input.match(/\d{1,2}(?:[:.]\d{2})?(?:\s*[ap]\.?m\.?)?/gi) ?? [];
  return first && more.length === 1 && parseTime(first)
    ? {
        reason: `Only one time belongs here. For several times a day, write “times:” instead. ${TIME}`,
        expected: first,
      }
    : (explainSpan(input) ?? { reason: TIME, expected: suggestTime(input, name) });
}

/** Both times of a day in one field. */
function explainSpan(input: string): Explanation | undefined {
  const [opens, closes] = readTimes(input)?.split(' - ') ?? [];
  if (!opens || !closes || closes.includes(',')) return undefined;
  return {
    reason: `Only one time belongs here. Write opens: ${opens}, and on a line of its own closes: ${closes}.`,
  };
}

/** The hour alone means what is usual; midnight belongs to the day that ends. */
function suggestTime(input: string, name: string): string | undefined {
  const expected = readTime(input, name === 'closes' ? closesAt : opensAt);
  return name === 'closes' && expected === '12:00 AM' ? '11:59 PM' : expected;
}

const TIMES = 'Times are written like 8:00 AM - 5:30 PM, two with a comma between them, or 24 hours.';

const times = rule({
  id: 'times',
  about:
    'Write from when until when you are open, such as 8:00 AM - 5:30 PM. Put a comma between two times of a day: 8:00 AM - 12:00 PM, 1:00 PM - 5:30 PM. For a whole day, write 24 hours.',
  fields: checkValues('times', ({ input }) => explainTimes(input)),
});

function explainTimes(input: string): Explanation {
  if (/^24\s?\/\s?7$/.test(input)) return { reason: `${TIMES} Write 24 hours.`, expected: '24 hours' };
  if (parseTime(input)) return { reason: `From when until when? ${TIMES}` };
  const expected = readTimes(input);
  if (expected) return { reason: `${TIMES} Write ${expected}.`, expected };
  const { reason } = explainTime(input, 'times');
  return { reason: reason.includes(TIME) ? TIMES : reason };
}

export const timeRules: readonly Rule[] = [time, times];
