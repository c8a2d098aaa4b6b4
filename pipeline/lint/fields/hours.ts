import { parseWeekdays } from '../../fields/calendar';
import type { Document } from '../Document';
import { rule } from '../rule';

interface Hours {
  days: string;
  opens?: string;
  closes?: string;
  closed?: boolean;
  byAppointment?: boolean;
}

function hoursOf({ type, fields }: Document): Hours[] {
  return type === 'business' ? ((fields.hours ?? []) as Hours[]) : [];
}

const exceptionsOf = (hours: Hours) => (['closed', 'byAppointment'] as const).filter((name) => hours[name]);

export const hoursBoth = rule({
  id: 'hours-both',
  on: 'fields',
  severity: 'error',
  about: 'For the same days, write either when you open and close, or closed: yes, or byAppointment: yes.',
  examples: { file: 'business.md', wrong: 'closed: yes\n    opens: 9:00 AM', right: 'closed: yes' },
  check(document, report) {
    for (const [index, entry] of hoursOf(document).entries()) {
      const field = `hours.${index}`;
      const [first, second] = exceptionsOf(entry);
      if (second)
        report({ field, reason: `Write either ${first}: yes or ${second}: yes for the same days.` });
      else if (first && (entry.opens || entry.closes))
        report({ field, reason: `Write either times or ${first}: yes for the same days.` });
    }
  },
});

export const hoursMissing = rule({
  id: 'hours-missing',
  on: 'fields',
  severity: 'error',
  about: 'Each item of the opening hours says when you open and close, or that you are closed.',
  examples: { file: 'business.md', wrong: 'days: Sunday\n', right: 'days: Sunday\n    closed: yes\n' },
  check(document, report) {
    for (const [index, entry] of hoursOf(document).entries()) {
      const { days, opens, closes } = entry;
      if (exceptionsOf(entry).length > 0 || (opens && closes)) continue;
      const reason =
        opens || closes
          ? `“${opens ? 'closes' : 'opens'}” is missing for ${days}.`
          : `Write when you open and close on ${days}, or closed: yes.`;
      report({ field: `hours.${index}`, reason });
    }
  },
});

export const hoursOrder = rule({
  id: 'hours-order',
  on: 'fields',
  severity: 'error',
  about: 'The closing time must be later than the opening time. Check AM and PM.',
  examples: { file: 'business.md', wrong: '4:00 AM', right: '4:00 PM' },
  check(document, report) {
    for (const [index, entry] of hoursOf(document).entries()) {
      const { days, opens, closes } = entry;
      if (exceptionsOf(entry).length > 0 || !opens || !closes || closes > opens) continue;
      const reason = `On ${days} the business closes before it opens. Check AM and PM.`;
      report({ field: `hours.${index}.closes`, reason });
    }
  },
});

export const hoursTwice = rule({
  id: 'hours-twice',
  on: 'fields',
  severity: 'error',
  about: 'Each day of the week may be in only one item of the opening hours.',
  examples: { file: 'business.md', wrong: 'days: Saturday - Sunday', right: 'days: Sunday' },
  check(document, report) {
    const seen = new Set<string>();
    for (const [index, { days }] of hoursOf(document).entries()) {
      const weekdays = parseWeekdays(days);
      const again = weekdays.find((day) => seen.has(day));
      for (const day of weekdays) seen.add(day);
      const reason = `${again} is in two entries of the hours. Each day belongs in one.`;
      if (again) report({ field: `hours.${index}.days`, reason });
    }
  },
});
