import { parseWeekdays, type Weekday } from '../../../fields/calendar';
import { parseTime } from '../../../fields/time';
import type { Span } from '../../../fields/times';
import { formatTime, readTimes } from '../../../fields/typed';
import type { AuthoredOpening } from '../../../model/hours/openingHours';
import { memoize } from '../../../model/memoize';
import type { Document } from '../../Document';
import { sentenceAt } from './passages';
import { BUSINESS, differs, matchAll, OWN_FILES, ofBusiness, type StatementKind } from './StatementKind';

const DAY = '(?:Mon|Tues?|Wed(?:nes)?|Thur?s?|Fri|Sat(?:ur)?|Sun)(?:day)?s?';
const DAYS = String.raw`${DAY}(?:(?:\s?[-–]\s?| to | through |, | and | or | & |, and )${DAY}){0,6}`;
const CLOCK = String.raw`\d{1,2}(?::\d\d)?\s?(?:[ap]m\b|[ap]\.m\.)?`;
const HOURS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?<how>open|closed|work)(?: all day)?(?: on| every)? (?<days>${DAYS})(?![\w-])`,
    'gi',
  ),
  /\b(?<how>open|work) (?<week>seven days|7 days|every day|daily)\b/gi,
  new RegExp(
    String.raw`\b(?<days>${DAYS}),? (?:from )?(?<times>${CLOCK}\s?(?:-|–|to|until)\s?${CLOCK})(?![\d:])`,
    'gi',
  ),
];
/** Of these, the hours in business.md say nothing. */
const OTHER_HOURS =
  /\b(?:emergenc\w+|holidays?|answer|phones?|call|summer|winter|season|appointment|urgent|until|except|Thanksgiving|Christmas|most|some|first|second|third|last|store|supplier|office|town|used to)\b/i;

interface OpenDays {
  days: Weekday[];
  isOpen: boolean;
  span?: Span;
}

const hours: StatementKind<OpenDays> = {
  id: 'hours',
  types: OWN_FILES,
  sign: /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)|\b(?:seven|7|every) days?\b|\bdaily\b/,
  readText: ({ text, group }) =>
    group === 'hours' || group === 'holidays'
      ? []
      : matchAll(HOURS, text).flatMap(({ 0: actual, index, groups = {} }) => {
          const value = OTHER_HOURS.test(sentenceAt(text, index)) ? undefined : readOpening(groups);
          return value ? [{ value, actual, index }] : [];
        }),
  contradicted({ value, actual }, _document, { documents }) {
    const opening = openingOf(documents);
    for (const day of value.days) {
      const known = opening.get(day);
      if (known === undefined || isSameOpening(value, known)) continue;
      const says =
        known === 'closed' ? 'closed' : `open from ${formatTime(known.opens)} to ${formatTime(known.closes)}`;
      return { reason: differs(actual, `“hours:” in ${BUSINESS}`, `that you are ${says} on ${day}`) };
    }
    return undefined;
  },
};

function readOpening({ how, days, week, times }: Record<string, string | undefined>): OpenDays | undefined {
  const named = readDays(week ? 'Monday - Sunday' : (days ?? ''));
  const span = times === undefined ? undefined : readSpan(times);
  if (named.length === 0 || (times !== undefined && !span)) return undefined;
  return { days: named, isOpen: how?.toLowerCase() !== 'closed', span };
}

function readDays(text: string): Weekday[] {
  const plain = text.replace(/(?<=day)s|(?<=\b(?:tue|thu|thur))s/gi, '').replace(/ through /i, ' to ');
  return plain.split(/,? and |, | or | & /i).flatMap(parseWeekdays);
}

function readSpan(text: string): Span | undefined {
  const [opens, closes] = (readTimes(text.replaceAll('.', '')) ?? '').split(' - ').map(parseTime);
  return opens && closes ? { opens, closes } : undefined;
}

function isSameOpening({ isOpen, span }: OpenDays, known: Span | 'closed'): boolean {
  if (known === 'closed') return !isOpen;
  return isOpen && (!span || (span.opens === known.opens && span.closes === known.closes));
}

/** The opening of each day all year; none where it depends on the season or on an appointment. */
const openingOf = memoize((documents: readonly Document[]): ReadonlyMap<string, Span | 'closed'> => {
  const { hours: authored = [] } = ofBusiness(documents);
  if (authored.some(({ season }) => season)) return new Map();
  return new Map(
    authored.flatMap(({ days, ...opening }) => {
      const known = wholeDay(opening);
      return known ? parseWeekdays(days).map((day) => [day, known] as const) : [];
    }),
  );
});

function wholeDay({ opens, closes, times, closed }: AuthoredOpening): Span | 'closed' | undefined {
  if (closed) return 'closed';
  const [first, last] = [opens ?? times?.[0]?.opens, closes ?? times?.at(-1)?.closes];
  return first && last ? { opens: first, closes: last } : undefined;
}

export const hoursStatements: readonly StatementKind[] = [hours];
