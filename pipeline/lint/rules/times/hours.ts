import { parseWeekdays, type Weekday } from '../../../fields/calendar';
import { minutesIn, type Span } from '../../../fields/times';
import type { AuthoredOpening } from '../../../model/hours/openingHours';
import { type Document, isOfType } from '../../Document';
import { type Report, type Rule, rule } from '../../rule';

interface Opening extends AuthoredOpening {
  path: string;
  /** What the owner wrote the times for. */
  days: string;
}

const hoursIn = (document: Document) => (isOfType('business')(document) && document.fields.hours) || [];

function openingsIn(document: Document): Opening[] {
  if (!isOfType('business')(document)) return [];
  const { holidays = [] } = document.fields;
  return [
    ...hoursIn(document).map((entry, index) => ({ ...entry, path: `hours.${index}` })),
    ...holidays.map((entry, index) => ({ ...entry, days: 'this date', path: `holidays.${index}` })),
  ];
}

/** A check of each entry of the opening hours; `field` is what follows its path. */
function checkOpenings(explain: (opening: Opening) => { reason: string; field?: string } | undefined) {
  return (document: Document, report: Report): void => {
    for (const opening of openingsIn(document)) {
      const found = explain(opening);
      if (found) report({ reason: found.reason, field: `${opening.path}${found.field ?? ''}` });
    }
  };
}

const exceptionsOf = (opening: Opening) =>
  (['closed', 'byAppointment'] as const).filter((name) => opening[name]);

const hoursBoth = rule({
  id: 'hours-both',
  inForm: 'Write either times, or that you are closed.',
  on: 'fields',
  about:
    'For the same days, write one of these: when you open and close, or times, or closed: yes, or byAppointment: yes.',
  check: checkOpenings((opening) => {
    const { opens, closes, times } = opening;
    const [first, second] = exceptionsOf(opening);
    if (second) return { reason: `Write either ${first}: yes or ${second}: yes for the same days.` };
    if (first && (opens || closes || times))
      return { reason: `Write either times or ${first}: yes for the same days.` };
    if (!times || !(opens || closes)) return undefined;
    return { reason: 'Write either “times” or “opens” and “closes” for the same days.', field: '.times' };
  }),
});

const hoursMissing = rule({
  id: 'hours-missing',
  inForm: 'Write when you open and close, or that you are closed.',
  on: 'fields',
  about: 'Each item of the opening hours says when you open and close, or that you are closed.',
  check: checkOpenings((opening) => {
    const { days, opens, closes, times } = opening;
    if (exceptionsOf(opening).length > 0 || times || (opens && closes)) return undefined;
    if (!opens && !closes) return { reason: `Write when you open and close on ${days}, or closed: yes.` };
    return { reason: `“${opens ? 'closes' : 'opens'}” is missing for ${days}.` };
  }),
});

/** A longer span past midnight is more likely AM in place of PM. */
const LONGEST_NIGHT = 16 * 60;

const hoursOrder = rule({
  id: 'hours-order',
  on: 'fields',
  about:
    'The closing time must be later than the opening time, or on the next morning. More than 16 hours past midnight are taken for a mistake. Check AM and PM: 12:00 PM is noon. If you close at midnight, write 11:59 PM. If you never close, write times: 24 hours.',
  check: checkOpenings((opening) => {
    const { days, opens, closes, times } = opening;
    if (exceptionsOf(opening).length > 0) return undefined;
    const [field, spans] = times
      ? ['.times', times]
      : ['.closes', opens && closes ? [{ opens, closes }] : []];
    const reason = spans.map((span) => explainOrder(span, days)).find((each) => each !== undefined);
    return reason === undefined ? undefined : { field, reason };
  }),
});

function explainOrder(span: Span, days: string): string | undefined {
  const { opens, closes } = span;
  if (closes > opens) return undefined;
  if (opens === closes)
    return `On ${days} the business opens and closes at the same time. If you are open day and night, write “24 hours” for the times.`;
  if (closes === '00:00' && opens < '12:00')
    return '12:00 AM is midnight. If you close at noon, write 12:00 PM; if you close at midnight, write 11:59 PM.';
  return minutesIn(span) > LONGEST_NIGHT
    ? `On ${days} the business closes before it opens. Check AM and PM.`
    : undefined;
}

const hoursTwice = rule({
  id: 'hours-twice',
  inForm: 'This day is there twice. Write each day once.',
  on: 'fields',
  about:
    'Each day of the week may be in only one item of the opening hours, or in one for each season. Two times of one day belong in one item: times: 8:00 AM - 12:00 PM, 1:00 PM - 5:30 PM.',
  check(document, report) {
    const earlier = new Set<Weekday>();
    for (const [index, { days, season }] of hoursIn(document).entries()) {
      if (season) continue;
      const named = parseWeekdays(days);
      const again = named.find((day) => earlier.has(day));
      const reason = `${again} is in the hours more than once. Each day belongs in one entry.`;
      if (again) report({ field: `hours.${index}.days`, reason });
      for (const day of named) earlier.add(day);
    }
  },
});

export const hoursRules: readonly Rule[] = [hoursBoth, hoursMissing, hoursOrder, hoursTwice];
